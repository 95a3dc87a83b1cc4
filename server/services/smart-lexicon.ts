import { facetNamed, facetNames } from "#domain/search/facets.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { buildLexicon, type Lexicon, type SmartVocabulary } from "#domain/search/smart/lexicon.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";

type Stock = { index: IndexVersion; grammar: SearchGrammar };

const lexicons = new WeakMap<Stock, Lexicon>();
/** A visitor may name a rare value too, so the usual limits on what is counted do not hold. */
const everyValue = 10_000;

/** The words of a site's search box, made once per version of its stock and only when somebody types. */
export function smartLexicon(stock: Stock): Lexicon {
  const known = lexicons.get(stock);
  if (known) return known;
  const made = buildLexicon(vocabularyOf(stock));
  lexicons.set(stock, made);
  return made;
}

/** What is in stock, and every make there is: a visitor who asks for one that is sold out was understood all the same. */
function vocabularyOf({ index, grammar }: Stock): SmartVocabulary {
  const terms = [...facetNames, ...grammar.attributes].filter((name) => facetNamed(name).kind === "terms");
  const { facets } = index.disjunctive({
    facets: terms.map((attribute) => ({ attribute, limit: everyValue })),
    limit: 0,
  });
  const own = Object.fromEntries(terms.map((name) => [name, (facets[name] ?? []).map(({ value }) => value)]));
  const ranges = grammar.ranges;
  return {
    ...own,
    ranges,
    make: [...new Set([...(own["make"] ?? []), ...Object.values(grammar.vocabulary.make ?? {})])],
  };
}
