import fc from "fast-check";
import { expect, test } from "vitest";
import { au } from "./au.ts";
import { formatOf } from "./format.ts";
import { distanceKm } from "./distance.ts";

const sydney = { lat: -33.8688, long: 151.2093 };
const melbourne = { lat: -37.8136, long: 144.9631 };
const auckland = { lat: -36.8509, long: 174.7645 };

test.each([
  ["Sydney to Melbourne", sydney, melbourne, 713],
  ["Sydney to Auckland", sydney, auckland, 2156],
  ["two degrees across the date line", { lat: 0, long: 179 }, { lat: 0, long: -179 }, 222],
  ["a quarter of the globe", { lat: 0, long: 0 }, { lat: 90, long: 0 }, 10_008],
  ["half of the globe", { lat: 0, long: 0 }, { lat: 0, long: 180 }, 20_015],
  ["nowhere", sydney, sydney, 0],
])("[9.4.6] %s, with a radius of 6371 km", (_name, from, to, km) => {
  expect(Math.round(distanceKm(from, to))).toBe(km);
});

test("[9] the way there is as long as the way back, and never longer than half the globe", () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    long: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (from, to) => {
      const distance = distanceKm(from, to);
      expect(distance).toBeCloseTo(distanceKm(to, from), 6);
      expect(distance).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
    }),
  );
});

test.each([
  [0.4, "km", "less than 1 km"],
  [4.23, "km", "4.2 km"],
  [9.97, "km", "10 km"],
  [38.4, "km", "38 km"],
  [1240, "km", "1,240 km"],
  [1.2, "miles", "less than 1 mile"],
  [1.62, "miles", "1 mile"],
  [16.1, "miles", "10 miles"],
] as const)("[9.4.6] %s km is said as %s: %s", (km, unit, text) => {
  expect(formatOf({ ...au, distance_unit: unit }).distance(km)).toBe(text);
});
