import type { PlaceFinder } from "#domain/places/place-finder.ts";
import { facetNamed, type FacetName } from "#domain/search/facets.ts";
import { grammarFacets, wordedAttributes } from "#domain/search/search-query.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { buildLexicon, type Lexicon, type SmartVocabulary } from "#domain/search/smart/lexicon.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";

type Stock = { index: IndexVersion; grammar: SearchGrammar; places: PlaceFinder | null };

const lexicons = new WeakMap<Stock, Lexicon>();
/** A visitor may name a rare value too, so the usual limits of counts do not apply. */
const everyValue = 10_000;

/** The vocabulary of a site's search box, built once per stock version and only when somebody types. */
export function smartLexicon(stock: Stock): Lexicon {
  const known = lexicons.get(stock);
  if (known) return known;
  const made = buildLexicon(vocabularyOf(stock));
  lexicons.set(stock, made);
  return made;
}

/** Everything in stock, and every make: a visitor who asks for a sold-out one is still understood. */
function vocabularyOf({ index, grammar, places }: Stock): SmartVocabulary {
  const isTerms = (name: FacetName) => facetNamed(name).kind === "terms";
  const terms = grammarFacets(grammar).filter(isTerms);
  const counted = [...wordedAttributes, "electric_range" as const].filter((name) => !isTerms(name));
  const { facets, ranges: spreads } = index.disjunctive({
    facets: terms.map((attribute) => ({ attribute, limit: everyValue })),
    ranges: counted.map((attribute) => ({ attribute, buckets: 1 })),
    limit: 0,
  });
  const own = Object.fromEntries(terms.map((name) => [name, (facets[name] ?? []).map(({ value }) => value)]));
  const ranges = [...new Set([...grammar.ranges, ...counted.filter((name) => spreads[name])])];
  return {
    ...own,
    ranges,
    budgets: grammar.budgets,
    units: grammar.units,
    places,
    make: [...new Set([...(own["make"] ?? []), ...(grammar.vocabulary.make?.bySlug.values() ?? [])])],
  };
}
