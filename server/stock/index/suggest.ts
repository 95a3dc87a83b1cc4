import { ownValue } from "#domain/text/own-value.ts";
import { isDeepStrictEqual } from "node:util";
import { formatOf } from "#domain/country/format.ts";
import { suggestedPrice } from "#domain/car/price.ts";
import { answerSearch } from "#domain/search/answer-search.ts";
import { countedSearch } from "#domain/search/describe-search.ts";
import { splitMakeModel } from "#domain/search/make-model.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { sellsByWeek } from "#domain/search/offered-ranges.ts";
import { allOf, type Filter } from "#domain/search/filter.ts";
import { searchFilters, unsold, wholeFilter } from "#domain/search/search-filters.ts";
import { browsedFacets, popularSearches } from "#domain/search/popular.ts";
import { emptySearch, normalSearch, type SearchState } from "#domain/search/search-state.ts";
import { decodeSearch, encodeSearch } from "#domain/search/search-url.ts";
import { completionsOf } from "#domain/search/smart/complete-text.ts";
import { readQuery } from "#domain/search/smart/read-query.ts";
import { typedState } from "#domain/search/typed-state.ts";
import type { Site } from "#site/site.ts";
import { smartLexicon } from "./smart-lexicon.ts";
import { type SiteStock, stockAnswers } from "./site-stock.ts";

export type SuggestedCar = {
  id: string;
  slug: string;
  name: string;
  price: string | null;
  primary_image_url: string | null;
  label: string;
};

export type Suggestions = {
  /** The search as understood, and its address; null if nothing was understood. */
  search: { label: string; url: string } | null;
  hits: SuggestedCar[];
  total: number;
  makes: Record<string, number>;
  models: Record<string, number>;
  bodies: Record<string, number>;
  /** What the words may become: "near Parramatta" of "near parra", with what its listing counts. */
  completed: { label: string; url: string; count: number }[];
  /** Suggestions while nothing is typed. */
  popular: { label: string; searches: { label: string; url: string; count: number }[] }[];
};

const hitsShown = 5;
const nothing: Suggestions = {
  search: null,
  hits: [],
  total: 0,
  makes: {},
  models: {},
  bodies: {},
  completed: [],
  popular: [],
};

/** 2.3, "Site search autocomplete": the search that the listing would answer, and cars that it finds. */
export function suggest(text: string, stock: SiteStock, { public: settings }: Site, now: number): Suggestions {
  const base = baseOf(stock, settings.default_search_path);
  if (text.trim() === "") return { ...nothing, popular: popularOf(base, stock, settings) };
  const read = readQuery(text, smartLexicon(stock), now);
  const answers = stockAnswers(stock, { begun: true });
  const { answer, unmatched, state } = answerSearch(typedState(read, base, answers, formatOf(settings)), answers);
  const understood = read.understood.length > 0 || (unmatched === null && state.query !== "");
  const completed = completedOf(text, { base, state, stock, settings, now });
  if (!understood) return { ...nothing, completed };
  const url = listingOf(read.text, settings);
  if (answer.total === 0) {
    const label = `${countedSearch(state, 0, settings)}: see what comes close`;
    return { ...nothing, completed, search: { label, url } };
  }
  return {
    ...nothing,
    completed,
    ...hitsOf(state, base, stock, settings),
    total: answer.total,
    search: { label: countedSearch(state, answer.total, settings), url },
  };
}

const listingOf = (q: string, { default_search_path }: Site["public"]): string =>
  `${default_search_path}?${new URLSearchParams({ q }).toString()}`;

interface Typing {
  base: SearchState;
  /** The search of the words so far. */
  state: SearchState;
  stock: SiteStock;
  settings: Site["public"];
  now: number;
}

/** Completed texts that mean another search than the words so far, each counted as its listing counts it. */
function completedOf(text: string, { base, state, stock, settings, now }: Typing): Suggestions["completed"] {
  const lexicon = smartLexicon(stock);
  const answers = stockAnswers(stock);
  return completionsOf(text, lexicon).flatMap((label) => {
    const read = readQuery(label, lexicon, now);
    const found = answerSearch(typedState(read, base, answers, formatOf(settings)), answers);
    const isOther = !isDeepStrictEqual(found.state, state) && found.unmatched === null;
    return isOther && found.answer.total > 0
      ? [{ label, url: listingOf(read.text, settings), count: found.answer.total }]
      : [];
  });
}

/** A search box searches within the site's own listing. */
function baseOf({ grammar }: SiteStock, path: string): SearchState {
  const { pathname, searchParams } = new URL(path, "http://site");
  const decoded = decodeSearch(pathname, searchParams, grammar);
  return decoded.kind === "unknown" ? emptySearch(grammar.defaultSort) : decoded.state;
}

function popularOf(base: SearchState, stock: SiteStock, settings: Site["public"]): Suggestions["popular"] {
  const filter = wholeFilter(searchFilters(base, settings));
  const counted = (within: Filter) =>
    stock.index.search({ facets: [...browsedFacets], limit: 0 }, { within }).facetDistribution ?? {};
  // Chosen by what is for sale; the listing counts sold vehicles too.
  const listed = counted(filter);
  return popularSearches(settings.search.facets, counted(allOf(filter, unsold))).map(({ facet, label, values }) => ({
    label,
    searches: values.map(({ value, label: name, count }) => {
      const state = normalSearch({ ...base, refinements: { ...base.refinements, [facet]: [value] } });
      return { label: name, url: encodeSearch(state, stock.grammar), count: ownValue(listed[facet], value) ?? count };
    }),
  }));
}

/** 7: by custom_rank, descending. Sold cars are not suggested. */
function hitsOf(state: SearchState, base: SearchState, stock: SiteStock, settings: Site["public"]) {
  const filter = wholeFilter(searchFilters(state, settings));
  const { hits, facetDistribution: forSale = {} } = stock.index.search(
    {
      q: state.query,
      sort: ["custom_rank:desc"],
      facets: [...namedFacets],
      attributesToRetrieve: ["id", "label", "primary_image_url"],
      limit: hitsShown,
    },
    { within: allOf(filter, unsold) },
  );
  const cars = hits.flatMap((hit): SuggestedCar[] => {
    const car = stock.find(String(hit["id"]));
    if (!car) return [];
    const { id, slug, name } = car;
    const picture = hit["primary_image_url"];
    const primary_image_url = typeof picture === "string" ? picture : null;
    return [
      {
        id,
        slug,
        name,
        price: suggestedPrice(car, formatOf(settings)),
        primary_image_url,
        // 'Used car' says nothing about a car that is not for sale.
        label: sellsByWeek(settings.search.facets) ? placeOfCar(car) : String(hit["label"]),
      },
    ];
  });
  const { facetDistribution: listed = {} } = stock.index.search(
    { q: state.query, facets: [...namedFacets], limit: 0 },
    { within: filter },
  );
  // Names of vehicles for sale, counted as the listing does. The first row already is the search for one of them.
  const counts = (facet: NamedFacet): Record<string, number> =>
    Object.fromEntries(
      Object.entries(forSale[facet] ?? {})
        .filter(([value]) => !asksOnlyFor(facet, value, state, base))
        .map(([value, count]) => [value, ownValue(listed[facet], value) ?? count]),
    );
  return { hits: cars, makes: counts("make"), models: counts("make_model"), bodies: counts("body") };
}

const namedFacets = ["make", "make_model", "body"] as const;
type NamedFacet = (typeof namedFacets)[number];

/** Whether the visitor searches for this value and nothing else. A model is searched for with its make. */
function asksOnlyFor(facet: NamedFacet, value: string, state: SearchState, base: SearchState): boolean {
  const { query, ranges, refinements } = state;
  const only = normalSearch({ ...base, refinements: { ...base.refinements, [facet]: [value] } });
  const make = facet === "make_model" ? { make: [splitMakeModel(value).make] } : {};
  const withMake = normalSearch({ ...only, refinements: { ...only.refinements, ...make } });
  return [only, withMake].some((one) =>
    isDeepStrictEqual([one.query, one.ranges, one.refinements], [query, ranges, refinements]),
  );
}
