import { ownValue } from "#domain/text/own-value.ts";
import { currencyIn } from "./prices.ts";
import { yearIn } from "./years.ts";

/** What a cell certainly is, whatever its column is called. */
export const cellKinds: Readonly<Record<string, (text: string) => boolean>> = {
  year: (text) => yearIn(text) !== null,
  fuel: (text) => /^(?:petrol|diesel|benzin|gasoline|gas|electric|hybrid|lpg|cng|unleaded)\b/i.test(text),
  transmission: (text) => /^(?:semi-?)?(?:auto|manual)|^(?:manuell|schaltgetriebe)/i.test(text),
  drive: (text) => /^(?:[42]wd|awd|fwd|rwd|4x[42])$/i.test(text),
  power: (text) => /^\d+(?:[.,]\d+)?\s*(?:kw|hp|ps|bhp)\b/i.test(text),
  distance: (text) => /^[\d.,\s]+\s*(?:km|kms|miles?)$/i.test(text),
  hours: (text) => /\d/.test(text) && /\b(?:hrs?|hours?)\b|\d ?h$/i.test(text),
  money: (text) => /\d/.test(text) && (/^\s*\$/.test(text) || currencyIn(text) !== null),
  consumption: (text) => /l\s*\/\s*100\s*km|\bmpg\b|\bkmpl\b/i.test(text),
  seats: (text) => /^\d+\s*(?:seats?|doors?)$/i.test(text),
};

/** Longer texts may mention anything. */
const LONGEST = 30;

export const isKind = (text: string, names: readonly string[]): boolean =>
  text.length <= LONGEST && names.some((name) => ownValue(cellKinds, name)?.(text) === true);

export const isAddress = (text: string): boolean => /^(?:https?:)?\/\//i.test(text);
