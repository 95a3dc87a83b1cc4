import { expect, test } from "vitest";
import { boundHeading, headingParts, titleOf } from "./title.ts";

const hilux = { year: 2021, make: "Toyota", model: "Hilux" };

test.each([
  ["SR5", "GUN126R", "SR5 GUN126R", "2021 Toyota Hilux SR5 GUN126R"],
  ["SR5", "", "SR5", "2021 Toyota Hilux SR5"],
  ["", "GUN126R", "GUN126R", "2021 Toyota Hilux GUN126R"],
  ["", "", "", "2021 Toyota Hilux"],
])("[2.3.2] badge %j and series %j", (badge, series, variant, full) => {
  expect(titleOf({ ...hilux, badge, series })).toEqual({ heading: "2021 Toyota Hilux", variant, full });
});

test("a make of two words holds together, and a heading can be taken apart again", () => {
  const heading = boundHeading({ year: 2022, make: "Royal Enfield", model: "Interceptor 650" });
  expect(heading).toBe("2022 Royal\u00a0Enfield Interceptor 650");
  expect(headingParts(heading)).toEqual({ year: "2022", make: "Royal\u00a0Enfield", model: "Interceptor 650" });
});
