import { expect, test } from "vitest";
import { posterWidth } from "./poster-width.ts";

// Widths that a browser measures for the display font at its heaviest, with the stage's letter spacing.
test.each([
  ["Tucson", 2.58],
  ["Ranger", 2.61],
  ["Camry", 2.28],
  ["HiLux", 1.86],
  ["MT-07", 2],
  ["CX-5", 1.53],
])("[9] %s is set no wider than the stage and fills most of it", (name, measured) => {
  expect(posterWidth(name)).toBeGreaterThanOrEqual(measured);
  expect(posterWidth(name)).toBeLessThan(measured * 1.16);
});
