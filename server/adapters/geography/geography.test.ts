import { expect, test } from "vitest";
import { countries } from "#domain/country/countries.ts";
import type { Location } from "#domain/location/location.ts";
import { loadFolder } from "#site/load-folder.ts";
import { withLocator } from "./geography.ts";

const at = (lat: number, long: number, city = "") =>
  ({ id: "yard", address: { lat, long, city } }) as unknown as Location;
const australia = { country: countries.AU, maps: null };

test.each([
  ["Port Melbourne", -37.8267, 144.9249, "AU", "Melbourne"],
  ["Brisbane Airport", -27.4249, 153.0832, "AU", "Brisbane"],
  ["Botany", -36.94, 174.9124, "NZ", "Auckland"],
  ["Dubbo", -32.238, 148.62, "AU", "Mudgee"],
] as const)("[2.3] %s lies near towns that are there", (_name, lat, long, country, town) => {
  const { locator } = withLocator(at(lat, long), { country: countries[country], maps: null });
  expect(locator?.towns.map(({ name }) => name)).toContain(town);
  // It is part of a page, so it must be small.
  expect(JSON.stringify(locator).length).toBeLessThan(6000);
});

/** Every demo location of a country whose geography we have, one of each place. */
const demoPlaces = (): Map<string, Location> => {
  const locations = loadFolder("demo/sites").network.dealerships.flatMap(({ dealership }) => dealership.locations);
  const known = locations.filter(({ address: { lat = 1 } }) => lat < 0);
  return new Map(known.map((one) => [`${one.address.lat} ${one.address.long}`, one as Location]));
};
const countryOf = ({ address: { long = 0 } }: Location) => (long > 160 ? countries.NZ : countries.AU);

test("[10.4.7] every demo location has another map, which names its own town and, on a phone, its city or neighbours", () => {
  const places = [...demoPlaces().values()];
  const maps = places.map((one) => withLocator(one, { country: countryOf(one), maps: null }).locator);
  expect(maps.length).toBeGreaterThan(20);
  expect(new Set(maps.map((map) => `${map?.d} ${JSON.stringify(map?.towns)}`)).size).toBe(maps.length);
  for (const [index, map] of maps.entries()) {
    const town = places[index]?.address.city;
    const onPhone = map?.towns.filter(({ from }) => from <= 300) ?? [];
    expect([town, map?.town, onPhone.length > 0]).toEqual([town, town, true]);
    expect(map?.scale.width).toBeLessThanOrEqual(110);
  }
});

test.each([
  ["Richmond", -37.8189, 144.9985, "Melbourne"],
  ["Alexandria", -33.9122, 151.19, "Sydney"],
  ["North Lakes", -27.2309, 153.02, "Brisbane"],
  ["Ringwood", -37.815, 145.23, "Melbourne"],
])("[10.4.7] the map of %s shows its city", (town, lat, long, city) => {
  const { locator } = withLocator(at(lat, long, town), australia);
  expect(locator?.towns.find(({ name }) => name === city)?.from).toBeLessThanOrEqual(300);
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
