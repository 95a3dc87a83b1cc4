import { expect, test } from "vitest";
import { placeMap } from "./place-map.ts";

const address = { street: "388 Bridge Road", city: "Richmond", state: "VIC", postcode: "3121" };
const tiles = { tile_url: "https://tiles.example/{z}/{x}/{y}.png", attribution: "© OpenStreetMap contributors" };

test("[2.3.52] the map is of the provider that the site configures", () => {
  expect(placeMap({ address }, null)).toBeNull();
  expect(placeMap({ address }, { map_key: "k" })).toEqual({ frame: expect.stringContaining("key=k") as string });
  const map = placeMap({ address: { ...address, lat: -37.8186, long: 145.0039 } }, tiles);
  expect(map).toMatchObject({ attribution: "© OpenStreetMap contributors" });
});

test("[2.3.52] without a provider the platform's locator stands there, where there is one", () => {
  const locator = { d: "", town: "", towns: [], scale: { text: "20 km", width: 100 }, credit: "GeoNames" };
  expect(placeMap({ address, locator }, null)).toEqual({ locator });
  expect(placeMap({ address, locator: null }, null)).toBeNull();
  expect(placeMap({ address, locator }, { map_key: "k" })).toHaveProperty("frame");
});

test("a tiled map needs coordinates: its pin stands nowhere else", () => {
  expect(placeMap({ address }, tiles)).toBeNull();
});

test("the tile below the pin is the one that holds the point, and the others join it without gaps", () => {
  const map = placeMap({ address: { ...address, lat: -37.8186, long: 145.0039 } }, tiles);
  const all = map && "tiles" in map ? map.tiles : [];
  const below = all.filter(({ left, top }) => left <= 0 && left > -256 && top <= 0 && top > -256);
  // By the formula of the OpenStreetMap wiki ("Slippy map tilenames") for zoom 15.
  expect(below.map(({ src }) => src)).toEqual(["https://tiles.example/15/29582/20107.png"]);
  const lefts = [...new Set(all.map(({ left }) => left))].sort((a, b) => a - b);
  expect(lefts[0]).toBeLessThanOrEqual(-500);
  expect(lefts.at(-1)).toBeGreaterThanOrEqual(500 - 256);
  for (const [index, left] of lefts.slice(1).entries()) expect(left - (lefts[index] ?? 0)).toBe(256);
});
