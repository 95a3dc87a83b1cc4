import { toCardView } from "#app/features/card/card-view.ts";
import { loadListing } from "#app/features/search/load-listing.ts";
import type { PageContext } from "../page-context.ts";

/** A listing and its cards, for both routes that serve one: below /search, and under a path of the site's own. */
export function loadStockListing(url: URL, page: PageContext) {
  const source = { ...page, settings: page.site.settings, grammar: page.stock.grammar };
  return loadListing(url, page, (car) => toCardView(car, source));
}
