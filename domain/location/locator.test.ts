import { expect, test } from "vitest";
import { drawLocator, frame, type Ring } from "./locator.ts";

const ring = (...points: number[]): Ring => {
  const longs = points.filter((_, at) => at % 2 === 0);
  const lats = points.filter((_, at) => at % 2 === 1);
  return {
    points: Float32Array.from(points),
    west: Math.min(...longs),
    east: Math.max(...longs),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
};
/** Land to the west of the place, which is a tenth of a degree from the sea. */
const place = { lat: -33.9, long: 151.2, town: "Capital" };
const land = ring(140, -38, 151.3, -38, 151.3, -30, 140, -30);
const town = (name: string, lat: number, long: number) => ({ name, lat, long });
const towns = [
  town("Capital", -33.9, 151.2),
  town("North", -33.75, 151.15),
  town("Nearly North", -33.751, 151.152),
  town("South", -34.05, 151.15),
  town("West", -33.9, 150.9),
  town("Far West", -33.95, 150.86),
  town("Other Coast", -31.95, 115.86),
];

test("[2.3.52] the coast stands where it is, seen from the place in the middle", () => {
  const { d, scale } = drawLocator(place, { rings: [land], towns }, "credit");
  const km = 180;
  const coast = Math.round(0.1 * 111.32 * Math.cos((33.9 * Math.PI) / 180) * (640 / km));
  const [, x, y, steps = ""] = /^M(-?\d+) (-?\d+)l(.*)z$/.exec(d) ?? [];
  let at = [Number(x), Number(y)];
  const corners = [at];
  for (const [, across = "", down = ""] of steps.matchAll(/(-?\d+)[ ]?(-?\d+)/g)) {
    at = [(at[0] ?? 0) + Number(across), (at[1] ?? 0) + Number(down)];
    corners.push(at);
  }
  expect(Math.max(...corners.map(([right = 0]) => right))).toBe(coast);
  expect(Math.min(...corners.map(([left = 0]) => left))).toBe(-frame.width / 2 - 8);
  expect(scale).toEqual({ text: "20 km", width: Math.round((20 / km) * 640) });
});

test("towns are named where they lie; neither the pin nor another name is covered", () => {
  const { town: own, towns: named } = drawLocator(place, { rings: [land], towns }, "credit");
  expect(own).toBe("Capital");
  expect(named.map(({ name }) => name)).toEqual(["North", "South", "West", "Far West"]);
  expect(named.find(({ name }) => name === "West")).toMatchObject({ y: 0, anchor: "start", from: 300 });
});

test("[10.4.7] a suburb is shown close enough to see it apart from its city", () => {
  const suburb = { lat: -33.96, long: 151.18, town: "Suburb" };
  const { towns: named, scale } = drawLocator(suburb, { rings: [land], towns }, "credit");
  expect(named[0]).toMatchObject({ name: "Capital", from: 150 });
  expect(scale).toEqual({ text: "10 km", width: 107 });
});

test("[10.4.7] a name that a narrow panel would cut is left to wider ones", () => {
  const far = [...towns, town("Western Plains", -33.9, 150.4)];
  const { towns: named } = drawLocator(place, { rings: [land], towns: far }, "credit");
  expect(named.find(({ name }) => name === "Western Plains")?.from).toBe(700);
});

test("where towns lie far apart the drawing shows more of the country", () => {
  const lonely = towns.map(({ name, lat, long }) =>
    town(name, place.lat + (lat + 33.9) * 3, 151.2 + (long - 151.2) * 3),
  );
  const { scale } = drawLocator(place, { rings: [land], towns: lonely }, "credit");
  expect(scale.text).toBe("50 km");
});

test("a place without coast or towns is drawn all the same", () => {
  expect(drawLocator(place, { rings: [], towns: [] }, "credit")).toMatchObject({ d: "", towns: [] });
});
