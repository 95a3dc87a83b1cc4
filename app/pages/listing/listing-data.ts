import { data } from "react-router";
import type { BudgetView } from "#app/features/budget/budget-view.ts";
import { bodyPicture } from "#app/features/chrome/body-picture.ts";
import type { Strips, StripTile } from "#app/features/finder/strips.tsx";
import { loadListing } from "#app/features/search/load-listing.ts";
import type { CardView } from "#app/features/card/card-view.ts";
import { cardOf } from "#app/pages/card/shown-car.ts";
import type { Car } from "#domain/car/car.ts";
import { distanceText, type Near } from "#domain/search/near.ts";
import { searchLink } from "#domain/search/search-link.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import type { PageContext } from "#site/page-ports.ts";
import { loadBudget } from "#app/pages/finance/budget-data.ts";
import { isServed } from "#site/paths/find-path.ts";

/** A listing, its cards and the strips below it, for both routes that serve one: below /search, and under a path of the site's own. */
export function loadStockListing(url: URL, page: PageContext) {
  const {
    data: listing,
    status,
    state,
  } = loadListing(url, withServedPromos(page), (car, found) => listedCard(car, found, page));
  return data(
    {
      kind: "listing" as const,
      ...listing,
      strips: page.shared("strips", () => stripsOf(page)),
      budget: state && budgetOf(state, page),
    },
    status,
  );
}

/** A search near a place says on each card how far the vehicle is. */
function listedCard(car: Car, { budget, near }: SearchState, page: PageContext): CardView {
  const card = cardOf(car, page, budget);
  if (near === null) return card;
  const distances = page.shared(`distances from ${near.place}`, () => distancesFrom(near, page));
  const distance = distances.get(car.location_id);
  return distance === undefined ? card : { ...card, place: `${card.place}, ${distance} away` };
}

function distancesFrom(near: Near, { stock, site: { format } }: PageContext): ReadonlyMap<string, string> {
  return new Map(stock.yardsNear(near).map(({ id, km }) => [id, distanceText(km, format)]));
}

/** 4.10: the finder narrows this search. Without results it is left out. */
function budgetOf(state: SearchState, page: PageContext): BudgetView | null {
  const finder = page.site.settings.budget_finder;
  const view = finder && loadBudget(finder, page, { within: { ...state, page: 1 } });
  return view && view.cheapest !== null ? view : null;
}

/** A promotion never leads to a page that this site does not have. */
function withServedPromos(page: PageContext): PageContext {
  const { site } = page;
  const promos = site.content.promos.filter(({ url }) => isServed(site, url));
  return { ...page, site: { ...site, content: { ...site.content, promos } } };
}

/** Only the most popular makes; the filters list all of them. */
const makesShown = 4;

/** Spec 7.1.13. */
function stripsOf({ site, stock, picture }: PageContext): Strips {
  const tile = (facet: "body" | "make", value: string, count: number, src: string | null = null): StripTile => [
    value,
    count,
    searchLink(stock.grammar, { [facet]: [value] }),
    src,
  ];
  return {
    bodies: stock
      .strip("body")
      .map(({ value, count }) => tile("body", value, count, picture(bodyPicture(value))?.src ?? null)),
    makes: site.settings.search.make_strip
      ? stock
          .strip("make")
          .slice(0, makesShown)
          .map(({ value, count }) => tile("make", value, count))
      : [],
  };
}
