import type { Car } from "#domain/car/car.ts";
import { plainNumber } from "#domain/car/plain-number.ts";
import { anyOf, oneOf } from "#domain/search/filter.ts";
import { vinEnd } from "#domain/search/search-document.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";

const mostAlike = 20;
const shortestVinEnd = 6;

/** Vehicles whose stock number, number plate or end of a VIN may be what was typed. */
export function keysByNumber(index: IndexVersion, typed: string): readonly string[] {
  const number = plainNumber(typed);
  if (!/^(?=.*\d)[A-Z0-9]{4,20}$/.test(number)) return [];
  const spellings = [typed, typed.toUpperCase(), typed.toLowerCase(), number, number.toLowerCase()];
  const named = anyOf(oneOf("stocknum", spellings), oneOf("rego", [number]), oneOf("vin_end", [vinEnd(number)]));
  return index.disjunctive({ filter: named, limit: mostAlike, attributesToRetrieve: [] }).keys;
}

/** Null where two share it. */
export function onlyWithNumber(cars: readonly Car[], typed: string): Car | null {
  const number = plainNumber(typed);
  const [only, ...others] = cars.filter((car) => isNumberOf(car, number));
  return only && others.length === 0 ? only : null;
}

const isNumberOf = ({ stocknum, rego, vin }: Car, number: string): boolean =>
  plainNumber(stocknum) === number ||
  plainNumber(rego) === number ||
  (number.length >= shortestVinEnd && vin.toUpperCase().endsWith(number));
