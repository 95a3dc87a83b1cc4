import { expect, test } from "vitest";
import { townLine } from "./town-line.ts";

test.each([
  ["Geelong", "VIC", "3220", "Geelong VIC 3220"],
  ["Auckland", "Auckland", "1061", "Auckland 1061"],
  ["Manukau", "Auckland", "2013", "Manukau Auckland 2013"],
  ["Nelson", "", "7010", "Nelson 7010"],
])("%s in %s, %s: the name of city and region is written once", (city, state, postcode, line) => {
  expect(townLine({ city, state, postcode })).toBe(line);
});
