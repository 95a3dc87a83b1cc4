import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { valueOfSlug } from "#domain/search/vocabulary.ts";

/** A make's name by its slug: as the stock and the reference list spell it. */
export function makeNames({ vocabulary }: SearchGrammar): (slug: string) => string {
  return (slug) =>
    valueOfSlug(vocabulary, "make", slug) ??
    slug.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
