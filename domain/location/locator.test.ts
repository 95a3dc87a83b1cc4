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
const place = { lat: -33.9, long: 151.2 };
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
  const km = 120;
  const coast = Math.round(frame.width / 2 + 0.1 * 111.32 * Math.cos((33.9 * Math.PI) / 180) * (frame.width / km));
  const [, x, y, steps = ""] = /^M(-?\d+) (-?\d+)l(.*)z$/.exec(d) ?? [];
  let at = [Number(x), Number(y)];
  const corners = [at];
  for (const [, across = "", down = ""] of steps.matchAll(/(-?\d+)[ ]?(-?\d+)/g)) {
    at = [(at[0] ?? 0) + Number(across), (at[1] ?? 0) + Number(down)];
    corners.push(at);
  }
  expect(Math.max(...corners.map(([right = 0]) => right))).toBe(coast);
  expect(Math.min(...corners.map(([left = 0]) => left))).toBe(-8);
  expect(scale).toEqual({ text: "20 km", width: Math.round((20 / km) * frame.width) });
});

test("towns are named where they lie; neither the pin nor another name is covered", () => {
  const { towns: named } = drawLocator(place, { rings: [land], towns }, "credit");
  expect(named.map(({ name }) => name)).toEqual(["North", "South", "West", "Far West"]);
  expect(named.find(({ name }) => name === "West")).toMatchObject({ y: frame.height / 2, side: "start" });
});

test("where towns lie far apart the drawing shows more of the country", () => {
  const lonely = towns.map(({ name, lat, long }) =>
    town(name, place.lat + (lat + 33.9) * 3, 151.2 + (long - 151.2) * 3),
  );
  const { scale } = drawLocator(place, { rings: [land], towns: lonely }, "credit");
  expect(scale.text).toBe("100 km");
});

test("a place without coast or towns is drawn all the same", () => {
  expect(drawLocator(place, { rings: [], towns: [] }, "credit")).toMatchObject({ d: "", towns: [] });
});
