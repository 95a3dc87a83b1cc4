import { expect, test } from "vitest";
import { countries } from "#domain/country/countries.ts";
import type { Location } from "#domain/location/location.ts";
import { withLocator } from "./geography.ts";

const at = (lat: number, long: number) => ({ id: "yard", address: { lat, long } }) as unknown as Location;
const australia = { country: countries.AU, maps: null };

test.each([
  ["Port Melbourne", -37.8267, 144.9249, "AU", "Geelong"],
  ["Brisbane Airport", -27.4249, 153.0832, "AU", "Logan City"],
  ["Botany", -36.94, 174.9124, "NZ", "Thames"],
  ["Dubbo", -32.238, 148.62, "AU", "Mudgee"],
] as const)("[2.3] %s lies near towns that are there", (_name, lat, long, country, town) => {
  const { locator } = withLocator(at(lat, long), { country: countries[country], maps: null });
  expect(locator?.towns.map(({ name }) => name)).toContain(town);
  // It is part of a page, so it must be small.
  expect(JSON.stringify(locator).length).toBeLessThan(6000);
});

test("a place at the sea has a coast, one inland has none", () => {
  const steps = (lat: number, long: number) => withLocator(at(lat, long), australia).locator?.d.length ?? 0;
  expect(steps(-27.97, 153.4072)).toBeGreaterThan(100);
  expect(steps(-27.576, 151.921)).toBeLessThan(40);
});

test("[2.3.52] no locator without coordinates, beside a provider of maps, or where the geography is not known", () => {
  expect(withLocator({ id: "yard", address: {} } as unknown as Location, australia).locator).toBeUndefined();
  expect(withLocator(at(-33, 151), { country: countries.AU, maps: { map_key: "k" } }).locator).toBeUndefined();
  expect(withLocator(at(30, -97), { country: countries.US, maps: null }).locator).toBeUndefined();
});
