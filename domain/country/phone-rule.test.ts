import { describe, expect, test } from "vitest";
import { phoneRule } from "./countries.ts";
import { checkPhone, formatPhone, normalisePhone } from "./phone-rule.ts";

const australian = "Invalid phone number. Must be an Australian number.";
const mobileOnly = "Invalid phone number. Must be an Australian mobile number.";
const newZealand = "Invalid phone number. Must be a New Zealand number.";
const tooLong = "Invalid phone number. Too many characters.";
const unitedStates = "Invalid phone number. Must be a US number.";

const cases: [string, string, string | null][] = [
  ["au", "0412345678", null],
  ["au", "0412 345 678", null],
  ["au", "(02) 9161-4400", null],
  ["au", "0391614400", null],
  ["au", "0791614400", null],
  ["au", "08 9161 4400", null],
  ["au", "+61412345678", null],
  ["au", "+61 (0)412 345 678", null],
  ["au", "0061412345678", null],
  ["au", "+61291614400", null],
  ["au", "0512345678", australian],
  ["au", "041234567", australian],
  ["au", "04123456789", australian],
  ["au", "1300 123 456", australian],
  ["au", "+64211234567", australian],
  ["au", "0412 34x 678", australian],
  ["au-mobile", "0412 345 678", null],
  ["au-mobile", "+61 412 345 678", null],
  ["au-mobile", "02 9161 4400", mobileOnly],
  ["nz", "021 123 4567", null],
  ["nz", "021 1234 5678", null],
  ["nz", "+64 21 123 4567", null],
  ["nz", "0064 9 555 0140", null],
  ["nz", "09 555 0140", null],
  ["nz", "0800 555 123", null],
  ["nz", "123", newZealand],
  ["nz", "+61412345678", newZealand],
  ["nz", "02112345678901", newZealand],
  ["nz", "021123456789012", tooLong],
  ["us", "(212) 555-0100", null],
  ["us", "1 212 555 0100", null],
  ["us", "+1 212-555-0100", null],
  ["us", "212555010", unitedStates],
  ["us", "22125550100", unitedStates],
];

test.each(cases)("[5.3.4, 9.7.1] %s: %s", (variant, value, message) => {
  expect(checkPhone(value, { phone: phoneRule(variant), test_phone: null })).toBe(message);
});

describe("the test number [5]", () => {
  test.each(["au", "au-mobile", "nz", "us"] as const)("[5.3.5] is always allowed: %s", (variant) => {
    const settings = { phone: phoneRule(variant), test_phone: "0000 000 000" };
    expect(checkPhone("0000000000", settings)).toBeNull();
    expect(checkPhone("(0000) 000-000", settings)).toBeNull();
  });
  test("[5.3.5] only that number", () => {
    expect(checkPhone("1234", { phone: phoneRule("au"), test_phone: "9999" })).toBe(australian);
  });
});

test.each([
  ["au", "+61 412 345 678", "0412345678", "0412 345 678"],
  ["au", "0061291614400", "0291614400", "02 9161 4400"],
  ["nz", "+64211234567", "0211234567", "021 123 4567"],
  ["nz", "+6495550140", "095550140", "09 555 0140"],
  ["us", "+12125550100", "2125550100", "(212) 555-0100"],
  ["au", "123", "123", "123"],
] as const)("[5.3.4] %s: %s is normalised to %s and written %s", (variant, value, normal, written) => {
  expect(normalisePhone(value, phoneRule(variant))).toBe(normal);
  expect(formatPhone(value, phoneRule(variant))).toBe(written);
});
