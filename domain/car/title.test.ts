import { expect, test } from "vitest";
import { titleOf } from "./title.ts";

const hilux = { year: 2021, make: "Toyota", model: "Hilux" };

test.each([
  ["SR5", "GUN126R", "SR5 GUN126R", "2021 Toyota Hilux SR5 GUN126R"],
  ["SR5", "", "SR5", "2021 Toyota Hilux SR5"],
  ["", "GUN126R", "GUN126R", "2021 Toyota Hilux GUN126R"],
  ["", "", "", "2021 Toyota Hilux"],
])("[2.3] badge %j and series %j", (badge, series, variant, full) => {
  expect(titleOf({ ...hilux, badge, series })).toEqual({ heading: "2021 Toyota Hilux", variant, full });
});
