import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "./countries.ts";
import { measureOf } from "./measures.ts";

const { AU, NZ, US } = countries;

test.each([
  ["km", 96_561, 60_000, "miles"],
  ["kg", 2268, 5000, "lb"],
  ["kW", 224, 300, "hp"],
  ["L/100 km", 7.8, 30, "mpg"],
  ["kWh/100 km", 18, 29, "kWh/100 mi"],
  ["m", 6.1, 20, "ft"],
  ["mm", 800, 31.5, "in"],
  ["cc", 650, 650, "cc"],
] as const)("[10.5.5] %s are shown in the United States: %d as %d %s", (stored, figure, shown, unit) => {
  const measure = measureOf(stored, US);
  expect([measure.shown(figure), measure.unit]).toEqual([shown, unit]);
  for (const country of [AU, NZ]) expect(measureOf(stored, country)).toMatchObject({ unit: stored, falls: false });
  for (const country of [AU, NZ]) expect(measureOf(stored, country).shown(figure)).toBe(figure);
});

test.each(["km", "kg", "kW"])("[10.5.5] a limit of whole %s in American units is shown as it was typed", (unit) => {
  const { limit, shown, stored } = measureOf(unit, US);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.constantFrom("min" as const, "max" as const),
      (figure, end) => {
        expect(shown(limit(figure, end))).toBe(figure);
        expect(shown(stored(figure))).toBe(figure);
      },
    ),
  );
});

test("[10.5.5] fuel is limited by miles to the gallon, of which more are better", () => {
  const { limit, shown, falls } = measureOf("L/100 km", US);
  expect(falls).toBe(true);
  for (let mpg = 8; mpg <= 120; mpg++)
    for (const end of ["min", "max"] as const) expect(shown(limit(mpg, end))).toBe(mpg);
  // Everything that says 30 mpg is at least 30 mpg.
  for (const litres of [7.8, 7.9]) expect(shown(litres)).toBe(30);
  expect(limit(30, "min")).toBeGreaterThanOrEqual(7.9);
});

test.each(["km", "kg", "kW", "L/100 km"])("[10.5.5] nothing within a limit of %s is shown beyond it", (unit) => {
  const { limit, shown, falls } = measureOf(unit, US);
  const isWithin = (stored: number, most: number) => (falls ? stored >= most : stored <= most);
  const some = [fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.1, max: 500, noNaN: true })] as const;
  const holds = (figure: number, stored: number) => !isWithin(stored, limit(figure, "max")) || shown(stored) <= figure;
  expect(fc.check(fc.property(...some, holds)).failed).toBe(false);
});
