import { ownValue } from "#domain/text/own-value.ts";
import type { Car } from "./car.ts";

/** A country that calls some values of stock by other names. */
export interface CountryValues {
  values?: Readonly<Record<string, string>>;
}

/** What a value of stock is called there. */
export const valueIn = (value: string, { values }: CountryValues): string => ownValue(values, value) ?? value;

const named = ["simple_body", "fuel", "simple_fuel", "colour", "price_type"] as const;

/**
 * A car as a site of the country reads it: what feeds call a Ute is a Pickup there, for filters, addresses and words
 * alike. The stored car stays as its feed gave it.
 */
export function carInCountry<One extends Car>(car: One, { values }: CountryValues): One {
  if (values === undefined) return car;
  const changes = named.flatMap((field) => {
    const name = valueIn(car[field], { values });
    return name === car[field] ? [] : [[field, name] as const];
  });
  return changes.length === 0 ? car : { ...car, ...Object.fromEntries(changes) };
}
