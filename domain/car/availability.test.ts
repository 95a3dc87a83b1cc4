import { describe, expect, test } from "vitest";
import { ageOf, isAvailable, isSold, isTestDriveOnly, plainTag } from "./availability.ts";
import { sampleCar } from "./testing/sample-car.ts";

test.each([
  ["in_stock", false, true],
  ["coming_soon", false, true],
  ["sold", false, false],
  ["in_stock", true, false],
] as const)("[4.1.1] a car %s with sold %s is available: %s", (status, sold, available) => {
  expect(isAvailable(sampleCar({ status, sold }))).toBe(available);
  expect(isSold(sampleCar({ status, sold }))).toBe(!available);
});

describe("[3.2.1] Test Drive Only", () => {
  test.each([
    ["Test Drive Only", true],
    ["*Test Drive Only*", true],
    ["** Test Drive Only **", true],
    ["Special", false],
    [null, false],
  ])("%s: %s", (tag, only) => {
    expect(isTestDriveOnly(sampleCar({ tag }))).toBe(only);
  });
});

test("[3.2.1] a tag is shown without asterisks and blanks around it", () => {
  expect([plainTag("*Special*"), plainTag(" Special "), plainTag(null)]).toEqual(["Special", "Special", ""]);
});

test("age counts whole years by the calendar", () => {
  expect(ageOf({ year: 2015 }, Date.UTC(2026, 11, 31))).toBe(11);
  expect(ageOf({ year: 2015 }, Date.UTC(2027, 0, 1))).toBe(12);
  expect(ageOf({ year: 2027 }, Date.UTC(2026, 5, 1))).toBe(-1);
});
