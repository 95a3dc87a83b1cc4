import { countries } from "#domain/country/countries.ts";
import { normalisePhone } from "#domain/country/phone-rule.ts";

const rules = Object.values(countries).flatMap(({ phones }) => phones);

/** The same for every way of writing one number: with spaces, from abroad. Empty for what has too few digits. */
export function phoneKey(text: string): string {
  const written = rules.map((rule) => normalisePhone(text, rule));
  const digits = (written.find((number) => /^\d+$/.test(number)) ?? text).replaceAll(/\D/g, "");
  return digits.length < FEWEST_DIGITS ? "" : digits;
}

const FEWEST_DIGITS = 6;
