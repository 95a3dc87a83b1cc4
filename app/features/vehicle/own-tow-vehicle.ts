import { towVehicleIn } from "#domain/search/smart/tow-phrases.ts";
import { towLimit, type TowRating, towRatings } from "#domain/towing/tow-ratings.ts";
import type { TowChoice } from "./tow-choice.ts";

export type OwnTowVehicle = { rating: TowRating; isFromSearch: boolean };

export const ratingName = ({ make, model, from, to }: TowRating): string =>
  `${make} ${model} (${to === null ? `${from} on` : `${from} to ${to}`})`;

/**
 * The visitor's tow vehicle: the one they chose, until they search with another. `searches` are the typed ones, newest
 * first.
 */
export function ownTowVehicle(searches: readonly string[], choice: TowChoice | null): OwnTowVehicle | null {
  const search = towSearch(searches);
  if (choice?.search === search) {
    const rating = towRatings.find((one) => ratingName(one) === choice.name);
    return rating ? { rating, isFromSearch: false } : null;
  }
  const rating = search === null ? undefined : ratingOf(search);
  return rating ? { rating, isFromSearch: true } : null;
}

export const towSearch = (searches: readonly string[]): string | null =>
  searches.find((text) => towVehicleIn(text) !== null) ?? null;

/** Of several years, the one whose limit the search used. */
function ratingOf(search: string): TowRating | undefined {
  const vehicle = towVehicleIn(search);
  if (!vehicle) return undefined;
  const { make, model, year } = vehicle;
  const limit = towLimit(vehicle, year);
  const isOf = (row: TowRating) => year === null || (year >= row.from && year <= (row.to ?? Infinity));
  return towRatings.find((row) => row.make === make && row.model === model && row.braked === limit && isOf(row));
}
