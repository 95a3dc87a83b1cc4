import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { rangeLabel } from "./labels.ts";
import { boundsOver, moveEnd, priceSlider, sliderPosition } from "./range-input.ts";

const range = { min: 10_000, max: 30_000 };

test.each([
  ["min", 20_000, { min: 20_000, max: 30_000 }],
  ["min", 30_000, { min: 29_500, max: 30_000 }],
  ["min", 99_000, { min: 29_500, max: 30_000 }],
  ["min", 0, { min: 5000, max: 30_000 }],
  ["max", 20_000, { min: 10_000, max: 20_000 }],
  ["max", 10_000, { min: 10_000, max: 10_500 }],
  ["max", 999_999, { min: 10_000, max: 250_000 }],
] as const)("[5.3.6] moving %s to %d keeps min below max", (end, to, moved) => {
  expect(moveEnd(range, end, to, priceSlider)).toEqual(moved);
});

test("[5] an open end is held by the slider's own", () => {
  expect(moveEnd({ min: null, max: null }, "min", 300_000, priceSlider)).toEqual({ min: 249_500, max: null });
  expect(moveEnd({ min: null, max: null }, "max", 0, priceSlider)).toEqual({ min: null, max: 5500 });
});

test.each([
  ["min", { min: 20_000, max: 20_500 }, 34_000, 20_000],
  ["min", { min: 12_000, max: 20_500 }, 34_000, 20_000],
  ["min", { min: 20_100, max: 20_400 }, 22_000, 20_100],
  ["max", { min: 20_500, max: 22_000 }, 6000, 22_000],
  ["max", { min: 20_500, max: 30_000 }, 6000, 22_000],
  ["max", { min: 20_100, max: 20_400 }, 20_000, 20_400],
] as const)("[5] %s of %o moved to %d, in steps that typed ends are not on: %d", (end, typed, to, moved) => {
  const coarse = { min: 6000, max: 34_000, step: 2000 };
  expect(moveEnd(typed, end, to, coarse)).toEqual({ ...typed, [end]: moved });
});

test("[5] tenths stop a tenth apart", () => {
  const tenths = { min: 1, max: 3, step: 0.1 };
  expect(moveEnd({ min: 1, max: 1.3 }, "min", 3, tenths)).toEqual({ min: 1.2, max: 1.3 });
  expect(moveEnd({ min: 1.2, max: 3 }, "max", 1, tenths)).toEqual({ min: 1.2, max: 1.3 });
});

test.each([
  [20_000, 20_000],
  [20_249, 20_000],
  [20_250, 20_500],
])("[9.1.7] a slider stands on the step nearest to a limit of %d: %d", (limit, position) => {
  expect(sliderPosition(limit, priceSlider)).toBe(position);
});

test("[9.1.7] a slider of tenths stands on tenths", () => {
  expect(sliderPosition(5.37, { min: 4.9, max: 8.1, step: 0.1 })).toBe(5.4);
});

test.each([
  [[5.1, 5.2], 0.1, { min: 5.1, max: 5.2 }],
  [[2020], 1, { min: 2020, max: 2021 }],
  [[3200, 8000], 500, { min: 3000, max: 8000 }],
] as const)("[9.1.4] a slider over %j in steps of %d has its ends on steps", (values, step, ends) => {
  expect(boundsOver(values, step)).toEqual({ ...ends, step });
});

test("[9.1.4] the price slider", () => {
  expect(priceSlider).toEqual({ step: 500, min: 5000, max: 250_000, sortBy: "price:desc" });
});

test.each([
  ["price", 20_000, 75_000, "$20,000 to $75,000"],
  ["price", null, 40_000, "Up to $40,000"],
  ["km", 1000, null, "From 1,000 km"],
  ["year", 2019, 2022, "2019 to 2022"],
  ["year", 2019, 2019, "2019"],
  ["attributes.tare", null, 1850, "Tare up to 1,850 kg"],
  ["price", null, null, ""],
] as const)("range %s from %s to %s reads %s", (facet, min, max, label) => {
  expect(rangeLabel(facet, { min, max }, formatOf(au))).toBe(label);
});
