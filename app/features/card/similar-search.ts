import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import type { SearchGrammar } from "#domain/search/search-grammar.ts";
import { emptySearch, normalSearch, type SearchState } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";

/** Prices are widened to whole thousands, so that the search looks like one that a person would make. */
const thousand = 1000;

/** 'Find Me Something Similar': the same body at about the price, or the same make if the body is unknown. */
export function similarSearchUrl(car: Car, grammar: SearchGrammar): string {
  const refinements: SearchState["refinements"] = car.simple_body
    ? { item_type: [car.item_type], body: [car.simple_body] }
    : { item_type: [car.item_type], make: [car.make] };
  const ranges = hasPrice(car)
    ? {
        price: {
          min: Math.floor((car.price * 0.75) / thousand) * thousand,
          max: Math.ceil((car.price * 1.25) / thousand) * thousand,
        },
      }
    : {};
  return encodeSearch(normalSearch({ ...emptySearch(grammar.defaultSort), refinements, ranges }), grammar);
}
