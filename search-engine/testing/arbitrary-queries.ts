import fc from "fast-check";
import type { DisjunctiveQuery } from "../query/disjunctive.ts";
import type { FacetSearchQuery, SearchQuery } from "../query/search-query.ts";
import { settings } from "./arbitrary-documents.ts";
import { attributes, filterTree, type Pen, typedFilter, writeFilter } from "./arbitrary-filters.ts";

const pen: Pen = { quote: () => "'", blank: () => "" };
const filter = filterTree.map((tree) => writeFilter(tree, pen));

/** Words of the documents: whole, begun, misspelt, joined, split and foreign to all of them. */
const word = fc.constantFrom(
  ..."red re blue bleu blu car cra van truck truk trcuk trucks ete été dark darkblue dar big bigred 2 zzzzz".split(" "),
);
/** A word as it is, left out, or a phrase with the next. */
const term = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 1, arbitrary: word.map((text) => `-${text}`) },
  { weight: 1, arbitrary: fc.tuple(word, word).map(([first, second]) => `"${first} ${second}"`) },
  { weight: 1, arbitrary: word.map((text) => `"${text}"`) },
);
export const q = fc.oneof(
  fc.constant(""),
  fc
    .tuple(fc.array(term, { minLength: 1, maxLength: 3 }), fc.constantFrom("", " "))
    .map(([words, end]) => words.join(" ") + end),
);
const sort = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom(...settings.sortableAttributes!), fc.constantFrom("asc", "desc"))
    .map((rule) => rule.join(":")),
  { maxLength: 3 },
);
const page = fc.oneof(
  fc.record({ limit: fc.nat(40), offset: fc.nat(10) }),
  fc.record({ page: fc.nat(4), hitsPerPage: fc.nat(7) }),
);
const searchOn = fc.constantFrom(undefined, ["title"], ["colour"], ["*"]);
export const matchingStrategy = fc.constantFrom("last", "all", "frequency");

const words = fc.record({ q, matchingStrategy, attributesToSearchOn: searchOn });

export const searchQuery: fc.Arbitrary<SearchQuery> = fc
  .tuple(
    words,
    page,
    fc.record({
      filter: fc.option(filter),
      sort,
      facets: fc.constantFrom(null, ["*"]),
      distinct: fc.constantFrom(null, null, "colour", "tags"),
      rankingScoreThreshold: fc.constantFrom(null, null, 0.5, 0.9),
    }),
    fc.boolean(),
  )
  .map(([text, paged, rest, isMarked]) => ({
    ...text,
    ...paged,
    ...rest,
    attributesToHighlight: isMarked ? ["*"] : null,
    attributesToCrop: isMarked ? ["title:2"] : null,
    showMatchesPosition: isMarked,
    showRankingScoreDetails: isMarked,
  }));

export const facetQuery: fc.Arbitrary<FacetSearchQuery> = fc.record({
  facetName: fc.constantFrom(...attributes),
  facetQuery: fc.constantFrom("", "r", "blu", "dark bleu", "1", "tru"),
  q,
  filter: fc.option(filter),
});

const typed = filterTree.map(typedFilter);
const part = fc.option(typed, { nil: undefined });

export const disjunctiveQuery: fc.Arbitrary<DisjunctiveQuery> = fc
  .tuple(
    words,
    page,
    fc.record({ sort, filter: fc.option(typed) }),
    fc.record({ colour: part, size: part, tags: part }),
  )
  .map(([text, paged, rest, parts]) => ({
    ...text,
    ...paged,
    ...rest,
    parts,
    facets: [
      "colour",
      { attribute: "tags", order: "count", limit: 3 },
      { attribute: "flag", without: ["size", "tags"] },
    ],
    ranges: [
      { attribute: "size", buckets: 4 },
      { attribute: "tags", buckets: [0, 1, 5] },
    ],
  }));
