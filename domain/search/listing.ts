import { isSold } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { passesPresets, presetTurns } from "./presets.ts";

export interface ListingSettings {
  /** How long a sold car stays listed; 3 by default (9). */
  include_sold_cars_days: number;
  /** Codes 0 to 14 of the stock presets. */
  search_filters: { presets: readonly number[] };
}

const day = 86_400_000;

/** 4.1: shown on the dealer website, and in stock, coming soon, or sold within the site's window; and every preset. */
export function isListed(car: Car, settings: ListingSettings, now: number): boolean {
  const leavesAt = leavesListingAt(car, settings);
  const inWindow = leavesAt === null || now < leavesAt;
  return car.show_on_dealer_website && inWindow && passesPresets(car, settings.search_filters.presets, now);
}

/** When a sold car leaves its window; null for an unsold car. An unknown sale date counts as long ago. */
export function leavesListingAt(car: Car, settings: Pick<ListingSettings, "include_sold_cars_days">): number | null {
  if (!isSold(car)) return null;
  return car.sold_date_timestamp === null ? 0 : car.sold_date_timestamp + settings.include_sold_cars_days * day;
}

/** The next time at which a car may enter or leave the listing by itself: for timers and cached pages. */
export function nextListingChange(car: Car, settings: ListingSettings, now: number): number | null {
  const timestamps = [leavesListingAt(car, settings) ?? 0, ...presetTurns(car, settings.search_filters.presets)];
  const coming = timestamps.filter((timestamp) => timestamp > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}
