import { data } from "react-router";
import type { CardView } from "#app/features/card/card-view.ts";
import { toHead } from "#app/features/chrome/page-head.ts";
import type { SavedPage } from "#app/features/favourites/saved-page.ts";
import { cardOf } from "#app/pages/card/shown-car.ts";
import type { Car } from "#domain/car/car.ts";
import { compareCars, type ComparedGroup } from "#domain/compare/compare-cars.ts";
import { arrangeShared } from "#domain/favourites/arrange-saved.ts";
import { mostCompared, readIds } from "#domain/favourites/saved-list.ts";
import type { PageContext } from "#site/page-ports.ts";

const similarShown = 3;

export type SavedCarsView = {
  compared: CardView[];
  groups: ComparedGroup[];
  others: CardView[];
  /** Ids of cars that are no longer listed. */
  gone: string[];
  /** Suggestions to add while there is room. */
  similar: CardView[];
  /** The comparison rate warning, if repayments are shown. */
  rateNote: string | null;
};

/** The page of saved cars: an empty shell for the visitor's own cars, or the cars that the address names. */
export function loadFavourites(url: URL, page: PageContext, { path, label }: { path: string; label: string }) {
  const { site, stock } = page;
  const ids = readIds(url.searchParams.get("ids"));
  const saved = readIds(url.searchParams.get("saved"));
  const named = ids.length + saved.length > 0;
  const own = url.searchParams.has("own");
  const title = site.settings.garage_enabled ? "My Garage" : label;
  const shell: SavedPage<SavedCarsView> = {
    label: title,
    path,
    listing: site.settings.default_search_path,
    total: stock.counts().all,
    alerts: site.settings.alerts,
    view: named ? toSavedCars(ids, saved, page) : null,
  };
  return data({ kind: "saved" as const, saved: shell, own, head: toHead({ site, path, title, noindex: true }) });
}

function toSavedCars(ids: readonly string[], saved: readonly string[], page: PageContext): SavedCarsView {
  const { site, stock, now } = page;
  const { settings } = site;
  const all = [...new Set([...ids, ...saved])];
  const found = new Map(stock.byIds(all).flatMap((car) => (car ? [[car.id, car]] : [])));
  const here = (list: readonly string[]) => list.filter((id) => found.has(id));
  const { compared, others } = arrangeShared(here(ids), here(saved));
  const carsOf = (list: readonly string[]) => list.map((id) => found.get(id) as Car);
  const similar = roomFor(compared, carsOf([...compared, ...others]), page);
  const toCard = (car: Car) => cardOf(car, page);
  const cards = { compared: carsOf(compared).map(toCard), others: carsOf(others).map(toCard) };
  const showsRates = [...cards.compared, ...cards.others].some(({ finance }) => finance?.repayment);
  return {
    ...cards,
    groups: compareCars(carsOf(compared), settings, now.getTime()),
    gone: all.filter((id) => !found.has(id)),
    similar: similar.map(toCard),
    rateNote: showsRates ? (settings.finance_provider?.warning ?? null) : null,
  };
}

/** Cars similar to the first one that are not in the list yet. */
function roomFor(compared: readonly string[], cars: readonly Car[], { stock }: PageContext): Car[] {
  const [first] = cars;
  if (!first || compared.length >= mostCompared) return [];
  const here = new Set(cars.map(({ id }) => id));
  return stock
    .similar(first, similarShown + cars.length)
    .filter(({ id }) => !here.has(id))
    .slice(0, similarShown);
}
