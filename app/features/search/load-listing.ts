import { redirect } from "react-router";
import type { PageContext } from "#site/page-ports.ts";
import type { Car } from "#domain/car/car.ts";
import { answerSearch } from "#domain/search/answer-search.ts";
import { closeTo } from "#domain/search/close-to.ts";
import { nearestSearches, type NearSearch } from "#domain/search/nearest-searches.ts";
import { setPage, type SearchState } from "#domain/search/search-state.ts";
import { decodeSearch, encodeSearch } from "#domain/search/search-url.ts";
import { readQuery } from "#domain/search/smart/read-query.ts";
import type { SmartResult } from "#domain/search/smart/smart-result.ts";
import { typedState } from "#domain/search/typed-state.ts";
import { typedParameter, withTyped } from "./typed-parameter.ts";
import { toHeadSite, toListingView, type HeadSite, type ListingView } from "./listing-view.ts";

export type UnknownSearch = {
  kind: "unknown";
  site: HeadSite;
  words: string;
  near: NearSearch[];
  allUrl: string;
  total: number;
  placeholder: string;
};

export type ListingData<Card> = { version: string; listing: ListingView<Card> | UnknownSearch };
/** With the search that the address means; null if it means none. */
type Loaded<Card> = { data: ListingData<Card>; status: number; state: SearchState | null };

/** The listing of a search URL, or a redirect to its canonical spelling, or suggestions for an unknown one. */
export function loadListing<Card>(
  url: URL,
  page: PageContext,
  toCard: (car: Car, state: SearchState) => Card,
): Loaded<Card> {
  const { stock, version } = page;
  const decoded = decodeSearch(url.pathname, url.searchParams, stock.grammar);
  if (decoded.kind === "unknown") {
    return { data: { version, listing: unknownSearch(decoded.segments, page) }, status: 404, state: null };
  }
  const words = url.searchParams.get("q");
  if (words !== null) throw redirect(typedSearch(words, decoded.state, page));
  const typed = url.searchParams.get(typedParameter);
  const { near } = decoded.state;
  // A place that does not exist, or a site without a yard on the map.
  if (near && stock.yardsNear(near).length === 0) throw redirect(withoutNear(decoded.state, typed, page), 302);
  if (!decoded.canonical) throw redirect(typed === null ? decoded.url : withTyped(decoded.url, typed), 308);
  const found = answerSearch(decoded.state, stock);
  const { answer } = found;
  // The stock may have shrunk since the link was made: its last page is the nearest.
  if (answer.pages > 0 && decoded.state.page > answer.pages) {
    throw redirect(encodeSearch(setPage(decoded.state, answer.pages), stock.grammar));
  }
  const read = typed === null ? null : readTyped(typed, page);
  const listing = toListingView(decoded.state, page, toCard, { read, found, close: closeTo(found, stock) });
  return { data: { version, listing }, status: 200, state: decoded.state };
}

function withoutNear(state: SearchState, typed: string | null, { stock }: PageContext): string {
  const url = encodeSearch({ ...state, near: null }, stock.grammar);
  return typed === null ? url : withTyped(url, typed);
}

/** The target of a search box: the search that the words mean, with the rest as text. */
function typedSearch(words: string, base: SearchState, page: PageContext): string {
  const read = readTyped(words, page);
  if (read.text === "") return encodeSearch(base, page.stock.grammar);
  // "WYV 44K" is a number plate, though 44K alone would be a price. A text that is understood whole is a search.
  const car = read.query === "" ? null : page.stock.byNumber(read.text);
  if (car) return `/cars/${car.slug}`;
  const target = encodeSearch(typedState(read, base, page.stock, page.site.format), page.stock.grammar);
  return read.understood.length > 0 ? withTyped(target, read.text) : target;
}

function readTyped(words: string, { stock, now, read }: PageContext): SmartResult {
  // "Under 5 years old" means another year from then on.
  const until = Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  return read({ value: readQuery(words, stock.lexicon(), now.getTime()), until });
}

function unknownSearch(segments: readonly string[], { stock, site }: PageContext): UnknownSearch {
  return {
    kind: "unknown",
    site: toHeadSite(site),
    words: segments.join(" ").replaceAll("-", " ").slice(0, 60),
    near: nearestSearches(segments, stock.grammar, site.settings.vehicle_words),
    allUrl: site.settings.default_search_path,
    total: stock.counts().all,
    placeholder: site.settings.search.placeholder,
  };
}
