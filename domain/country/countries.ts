import type { PhoneRule } from "./phone-rule.ts";
import type { Country } from "./country.ts";
import { list } from "./list.ts";

export type CountryCode = keyof typeof list;
export const countries: Readonly<Record<CountryCode, Country>> = list;
export const countryCodes = Object.keys(list) as [CountryCode, ...CountryCode[]];

const all: readonly Country[] = Object.values(countries);
const every = (value: (country: Country) => readonly string[]) => [...new Set(all.flatMap(value))];

export const locales = every(({ locale }) => [locale]);
export const currencies = every(({ currency }) => [currency]);
export const phoneVariants = every(({ phones }) => phones.map(({ variant }) => variant));
export const registrationPlaces = every(({ registration }) => registration.places);

/** Defaults of a site in this country. */
export function countryDefaults(code: CountryCode) {
  const { locale, currency, distance_unit, phone_variant } = countries[code];
  return { locale, currency, distance_unit, phone_variant };
}

/** A site may use the phone numbers of another country. */
export function phoneRule(variant: string): PhoneRule {
  const found = all.flatMap(({ phones }) => phones).find((phone) => phone.variant === variant);
  if (!found) throw new Error(`There is no phone variant "${variant}".`);
  return found;
}

/**
 * By the region of an address: the first country that lists it; an unlisted region belongs to a country that does not
 * list all.
 */
export function countryOfRegion(region: string): CountryCode {
  const lists = (code: CountryCode) => region === "" || countries[code].regions.some(({ code: own }) => own === region);
  const open = (code: CountryCode) => countries[code].otherRegions;
  return countryCodes.find(lists) ?? countryCodes.find(open) ?? countryCodes[0];
}
