import { expect, test } from "vitest";
import { wordWidth } from "./word-width.ts";

// Widths that a browser measures for Newsreader at weight 250 with the footer's letter spacing.
test.each([
  ["Harbour City Motors", 8.33],
  ["Southern Cross Prestige", 9.26],
  ["WWWWW", 4.75],
  ["illi", 0.78],
])("[9] %s is set no wider than the page and fills nine tenths of it", (name, measured) => {
  expect(wordWidth(name)).toBeGreaterThanOrEqual(measured);
  expect(wordWidth(name)).toBeLessThan(measured * 1.15);
});

test("[9] accents take no room of their own", () => {
  expect(wordWidth("Māori")).toBe(wordWidth("Maori"));
});
