import { isSold } from "#domain/car/availability.ts";
import type { SiteCars } from "#server/adapters/store/repositories/site-cars.ts";
import type { PageStock } from "#site/page-ports.ts";
import { modelCounts } from "./finder-counts.ts";
import { smartLexicon } from "./smart-lexicon.ts";
import type { SiteStock } from "./site-stock.ts";

/** Lookups by address in the store, beyond the listed cars. */
export type CarsByAddress = Pick<SiteCars, "bySlug" | "vanished" | "slugAfter">;

export function stockForPages(stock: SiteStock, { bySlug, vanished, slugAfter }: CarsByAddress): PageStock {
  return {
    grammar: stock.grammar,
    counts: () => stock.counts,
    countAt: (url) => stock.countAt(url),
    search: (state, how) => stock.search(state, how),
    count: (state, how) => stock.count(state, how),
    stocked: () => stock.stocked(),
    byNumber: (typed) => stock.byNumber(typed),
    yardsNear: (near) => stock.yardsNear(near),
    newest: (limit) => stock.newest(limit),
    tally: (facet) => stock.tally(facet),
    strip: (facet) => stock.strip(facet),
    models: () => modelCounts(stock.index),
    priceSpan: (kind, within, loan) => stock.priceSpan(kind, within, loan),
    loans: () => stock.loans(),
    lexicon: () => smartLexicon(stock),
    similar: (car, limit) => stock.similar(car, limit),
    isOnlyOne: (car) => stock.isOnlyOne(car),
    byIds: (ids) => ids.map((id) => stock.find(id)),
    async bySlug(slug) {
      const car = await bySlug(slug);
      return car && stock.find(car.id);
    },
    movedTo: slugAfter,
    async gone(slug) {
      const car = await bySlug(slug);
      if (!car || stock.find(car.id)) return null;
      return car.show_on_dealer_website && isSold(car) ? car : vanished(slug);
    },
  };
}
