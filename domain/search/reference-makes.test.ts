import { expect, test } from "vitest";
import { referenceMakes } from "./reference-makes.ts";
import { slugOf } from "./slug.ts";

test("[3] about 150 makes, each with a slug of its own", () => {
  expect(referenceMakes.length).toBeGreaterThanOrEqual(140);
  expect(referenceMakes).toEqual(expect.arrayContaining(["Toyota", "Land Rover", "Citroën", "ZEEKR", "Abarth"]));
  const slugs = referenceMakes.map(slugOf);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).not.toContain("");
});

test.each([
  ["Citroën", "citroen"],
  ["Mercedes-Benz", "mercedes-benz"],
  ["Hi-Lux  4x4!", "hi-lux-4x4"],
  ["King's Way", "kings-way"],
  ["日産", ""],
])("the slug of %s is %j", (value, slug) => {
  expect(slugOf(value)).toBe(slug);
});
