import { expect, test } from "vitest";
import { countries, type CountryCode } from "#domain/country/countries.ts";
import { displayPhone } from "./display-phone.ts";
import { telLink } from "./tel-link.ts";

const cases: [CountryCode, string, string, string][] = [
  ["AU", "0291614400", "02 9161 4400", "tel:0291614400"],
  ["AU", "(02) 9161-4400", "02 9161 4400", "tel:0291614400"],
  ["AU", "+61 2 9161 4400", "02 9161 4400", "tel:0291614400"],
  ["AU", "0061 412 345 678", "0412 345 678", "tel:0412345678"],
  ["AU", "0412345678", "0412 345 678", "tel:0412345678"],
  ["AU", "1800123456", "1800 123 456", "tel:1800123456"],
  ["AU", "1300 975707", "1300 975 707", "tel:1300975707"],
  ["AU", "131234", "13 12 34", "tel:131234"],
  ["NZ", "+64 9 555 0140", "09 555 0140", "tel:095550140"],
  ["NZ", "0215550140", "021 555 0140", "tel:0215550140"],
  ["NZ", "0800123456", "0800 123 456", "tel:0800123456"],
  ["US", "512-555-0147", "(512) 555-0147", "tel:5125550147"],
  ["US", "+1 512 555 0147", "(512) 555-0147", "tel:5125550147"],
  ["US", "18005550147", "(800) 555-0147", "tel:8005550147"],
];

test.each(cases)("[5.3.10] %s: %s is shown as %s and dialled as %s", (country, phone, shown, dialled) => {
  expect(displayPhone(phone, countries[country])).toBe(shown);
  expect(telLink(displayPhone(phone, countries[country]))).toBe(dialled);
});

test.each(["", "Ask at the desk", "02 9161"])("what is no whole number stays as the dealer wrote it: %j", (text) => {
  expect(displayPhone(text, countries.AU)).toBe(text);
});
