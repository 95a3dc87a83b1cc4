import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Citroën", "citroen"],
  ["Mercedes-Benz", "mercedes-benz"],
  ["Hi-Lux  4x4!", "hi-lux-4x4"],
  ["King's Way", "kings-way"],
  ["日産", ""],
])("[2.2.2] the slug of %s is %j", (value, slug) => {
  expect(slugOf(value)).toBe(slug);
});
