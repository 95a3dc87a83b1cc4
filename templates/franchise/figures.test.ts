import { expect, test } from "vitest";
import { figuresOf } from "./figures.tsx";

test.each([
  ["4.8 L/100 km", true],
  ["24 km", true],
  ["5", true],
  ["4WD", false],
  ["2.5L 4-cylinder", false],
  ["Automatic", false],
])("%s is a figure to set large: %s", (value, large) => {
  expect(figuresOf([{ icon: "gauge", label: "Fact", value }])).toHaveLength(large ? 1 : 0);
});
