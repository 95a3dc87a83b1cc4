import { type SearchGrammar, valueOfSlug } from "#domain/search/search-grammar.ts";

/** A make's name by its slug: as the stock and the reference list spell it. */
export function makeNames({ vocabulary }: SearchGrammar): (slug: string) => string {
  return (slug) =>
    valueOfSlug(vocabulary, "make", slug) ??
    slug.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** "26 December 2026" */
export function dateText(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${date}T00:00:00Z`));
}

export const dollars = (amount: number): string => `$${amount.toLocaleString("en-AU")}`;
