import type { PageContext, SearchAnswer } from "#site/page-ports.ts";
import type { Car } from "#domain/car/car.ts";
import type { Format } from "#domain/country/format.ts";
import type { Woven } from "#domain/promo/arrange-promos.ts";
import { activeRefinements } from "#domain/search/active-refinements.ts";
import type { Answered } from "#domain/search/answer-search.ts";
import type { CloseTo } from "#domain/search/close-to.ts";
import type { ClosestModels } from "#domain/search/closest-models.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { isIndexable, searchCrumbs, type Crumb } from "#domain/search/search-crumbs.ts";
import { hidesUnpriced } from "#domain/search/search-filters.ts";
import {
  clearSearch,
  emptySearch,
  normalSearch,
  setPage,
  setSort,
  type SearchState,
} from "#domain/search/search-state.ts";
import type { SortBy } from "#domain/search/sort-orders.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import type { SmartResult } from "#domain/search/smart/smart-result.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { browserGrammar, type BrowserGrammar } from "./browser-grammar.ts";
import { facetViews, type FacetView } from "./facet-view.ts";
import { hiddenFields, type HiddenField } from "./hidden-fields.ts";
import { nearView, type NearView } from "./near-view.ts";
import { pageNumbers } from "./page-links.ts";
import { weave, type PromoView } from "./promo-view.ts";
import { searchChips, typedUrl, type ChipView } from "./search-chips.ts";
import { typedParameter, withTyped } from "./typed-parameter.ts";
import { wordsView, type WordsView } from "./words-view.ts";

export type AlternativeView = { label: string; count: number; url: string };
export type ClosestView = {
  wanted: string;
  models: { label: string; why: string; count: number; url: string }[];
};
export type PageLink = { page: number; url: string };

/** What the head of the page says of the site. */
export type HeadSite = {
  origin: string;
  settings: Pick<PublicSettings, "name" | "description" | "locale" | "keywords">;
};

export function toHeadSite({ origin, settings }: PageContext["site"]): HeadSite {
  const { name, description, locale, keywords } = settings;
  return { origin, settings: { name, description, locale, keywords } };
}

export type ListingView<Card> = {
  kind: "listing";
  url: string;
  /** Without the text that nothing matches: what an alert looks for. */
  watchedUrl: string;
  /** The same with the words that were typed for it. */
  typedUrl: string;
  site: HeadSite;
  head: { title: string; description: string; noindex: boolean };
  h1: string;
  crumbs: Crumb[];
  total: number;
  first: number;
  nodes: Woven<Card, PromoView>[];
  /** Where little was found: what comes close beside it, and what it does not fulfil. */
  close: Card[];
  loosened: string[];
  facets: FacetView[];
  hidden: HiddenField[];
  chips: ChipView[];
  /** Words of the search that the list ignores. */
  words: WordsView;
  /** The distances of a search near a place. */
  near: NearView | null;
  /** The model that is not here, and those shown instead. */
  closest: ClosestView | null;
  /** Vehicles without a price that this order leaves out, and the list that has them. */
  leftOut: { count: number; url: string } | null;
  clearUrl: string;
  sortBy: SortBy;
  page: number;
  pages: number;
  /** Null marks a gap. */
  pager: (PageLink | null)[];
  alternatives: AlternativeView[];
  grammar: BrowserGrammar;
  /** The comparison rate warning, if repayments are shown. */
  rateNote: string | null;
  /** Whether alerts about new matches are available. */
  alerts: boolean;
};

/** The outcome of typed words: how they were parsed, and what of them was answered. */
type Words = { read: SmartResult | null; found: Answered<SearchAnswer>; close: CloseTo<SearchAnswer> };

export function toListingView<Card>(
  state: SearchState,
  page: PageContext,
  toCard: (car: Car, state: SearchState) => Card,
  { read, found, close }: Words,
): ListingView<Card> {
  const { site, stock } = page;
  const { settings } = site;
  const { grammar } = stock;
  const urlOf = (other: SearchState) => typedUrl(other, read, grammar);
  const { answer } = found;
  const { absent, answers } = close;
  const isReplaced = answer.total === 0 && answers.length > 0;
  const unmatched = isReplaced && state.query !== "" ? state.query : found.unmatched;
  const shown = isReplaced ? { ...state, query: "" } : found.state;
  const { h1, description } = describeSearch(shown, grammar, settings, answer.total);
  const facets = facetViews(answer, state, settings);
  const url = encodeSearch(state, grammar);
  return {
    kind: "listing",
    url,
    watchedUrl: encodeSearch(setPage(shown, 1), grammar),
    typedUrl: read ? withTyped(url, read.text) : url,
    site: toHeadSite(site),
    head: {
      title: state.page > 1 ? `${h1}, page ${state.page}` : h1,
      description,
      noindex: read !== null || !isIndexable(state, grammar, answer.total),
    },
    h1,
    crumbs: searchCrumbs(state, grammar, settings.vehicle_words),
    total: answer.total,
    first: (state.page - 1) * settings.search.hits_per_page + 1,
    nodes: weave(
      answer.cars.map((car) => toCard(car, state)),
      page,
    ),
    close: closeView(answer, close).map((car) => toCard(car, state)),
    loosened: absent ? [] : loosenedIn(shown, close, site.format),
    facets,
    hidden: [...hiddenFields(state, facets), ...(read ? [{ name: typedParameter, value: read.text }] : [])],
    words: wordsView(unmatched, read, state, grammar.defaultSort),
    near: nearView(shown, page, urlOf),
    closest: absent && closestView(absent, page),
    leftOut: leftOutOf(found.state, answer.total, page, urlOf),
    chips: searchChips(state, read, grammar, site.format, shown),
    clearUrl: encodeSearch(clearSearch(state), grammar),
    sortBy: state.sortBy,
    page: state.page,
    pages: answer.pages,
    pager: pageNumbers(state.page, answer.pages).map((number) =>
      number === null ? null : { page: number, url: urlOf(setPage(state, number)) },
    ),
    alternatives: answer.total === 0 ? alternativesTo(state, page) : [],
    grammar: browserGrammar(grammar, facets, state),
    rateNote: settings.finance_provider?.warning ?? null,
    alerts: settings.alerts,
  };
}

const mostClose = 12;

/** The nearest first, each once. */
function closeView({ cars }: SearchAnswer, { answers }: CloseTo<SearchAnswer>): Car[] {
  const shown = new Set(cars.map(({ id }) => id));
  const close = new Map(answers.flatMap(({ answer }) => answer.cars.map((car) => [car.id, car] as const)));
  return [...close.values()].filter(({ id }) => !shown.has(id)).slice(0, mostClose);
}

/** What some of them do not fulfil: "Manual", "Up to $20,000". */
function loosenedIn(asked: SearchState, { answers }: CloseTo<SearchAnswer>, format: Format): string[] {
  const kept = answers.map(({ state }) => new Set(activeRefinements(state, format).map(({ full }) => full)));
  const isKept = (full: string) => kept.every((one) => one.has(full));
  // Other models stand for themselves, and so do their makes.
  const hasModel = (asked.refinements["make_model"] ?? []).length > 0;
  const stands = (facet: string) => facet === "make_model" || (hasModel && facet === "make");
  const wishes = activeRefinements(asked, format).filter(({ facet }) => !stands(facet));
  return wishes.flatMap(({ full, label }) => (isKept(full) ? [] : [label]));
}

function closestView({ wanted, models }: ClosestModels, { stock }: PageContext): ClosestView {
  return {
    wanted,
    models: models.map(({ make, model, value, why }) => {
      const state = emptySearch(stock.grammar.defaultSort);
      const only = normalSearch({ ...state, refinements: { make: [make], make_model: [value] } });
      return { label: `${make} ${model}`, why, count: stock.count(only), url: encodeSearch(only, stock.grammar) };
    }),
  };
}

/** Spec 4.1.6. */
function leftOutOf(
  state: SearchState,
  total: number,
  { site, stock }: PageContext,
  urlOf: (state: SearchState) => string,
): ListingView<unknown>["leftOut"] {
  if (!hidesUnpriced(state, site.settings)) return null;
  const whole = setSort(state, stock.grammar.defaultSort);
  const count = stock.search(whole).total - total;
  return count > 0 ? { count, url: urlOf(whole) } : null;
}

const mostAlternatives = 6;

/** The nearest searches that find something: this one without one of its refinements, most cars first. */
function alternativesTo(state: SearchState, { site, stock }: PageContext): AlternativeView[] {
  return activeRefinements(state, site.format)
    .map(({ wider, without }) => ({
      label: wider,
      count: stock.search(without).total,
      url: encodeSearch(without, stock.grammar),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostAlternatives);
}
