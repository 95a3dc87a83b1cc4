import { expect, test } from "vitest";
import { nearestPlace } from "./nearest-place.ts";

const place = (state: string, lat: number, long: number) => ({ name: "Richmond", state, lat, long, weight: 0 });
const richmonds = [place("VIC", -37.8, 145), place("NSW", -33.6, 150.75), place("TAS", -42.7, 147.4)];
const [sydney, hobart] = [
  { lat: -33.9, long: 151.2 },
  { lat: -42.9, long: 147.3 },
];

test("[7.6.3] of places with one name, the one nearest to a yard is meant", () => {
  expect(nearestPlace(richmonds, [sydney])?.state).toBe("NSW");
  expect(nearestPlace(richmonds, [sydney, hobart])?.state).toBe("TAS");
});

test("[7.6.3] without a yard the first, which is the largest", () => {
  expect(nearestPlace(richmonds, [])?.state).toBe("VIC");
  expect(nearestPlace([], [sydney])).toBeNull();
});
