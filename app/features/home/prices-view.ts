import type { Format } from "#domain/country/format.ts";
import { priceRanges } from "#domain/search/price-ranges.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { searchLink } from "#domain/search/search-link.ts";
import type { PriceTile } from "./home-view.ts";

const tilesShown = 5;

/** The price ranges that have cars, from the cheapest, as many as fit one row. */
export function toPrices(
  counts: readonly { value: string; count: number }[],
  grammar: SearchGrammar,
  { shortMoney }: Pick<Format, "shortMoney">,
): PriceTile[] {
  return priceRanges
    .flatMap(({ value, from, below }) => {
      const count = counts.find((one) => one.value === value)?.count ?? 0;
      if (count === 0) return [];
      const lead = below === Infinity ? "Over" : from === 0 ? "Under" : `${shortMoney(from)} to`;
      const figure = shortMoney(below === Infinity ? from : below);
      return [{ lead, figure, count, url: searchLink(grammar, { price_range: [value] }) }];
    })
    .slice(0, tilesShown);
}
