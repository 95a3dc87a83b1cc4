import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { counted } from "./counted.ts";

test("one is singular, none and many are plural, thousands are separated", () => {
  expect(["1", "0", "1201"].map((count) => counted(Number(count), formatOf(au)))).toEqual([
    "1 {vehicle}",
    "0 {vehicles}",
    "1,201 {vehicles}",
  ]);
});
