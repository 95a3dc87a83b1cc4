import type { Car } from "#domain/car/car.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import { matchesRefinements } from "#domain/search/matches.ts";
import type { Refinements } from "#domain/search/search-state.ts";
import { isRunning, type PromoWindow } from "./promo-window.ts";

export type PromoPlace = "home" | "search" | "vehicle";

/** Point 3, promo node. */
export interface PromoNode extends PromoWindow {
  /** The place it is pinned to, counted from 1. */
  position: number | null;
  /** Where it may appear; strictDisplay keeps it to exactly those places. */
  display: readonly PromoPlace[];
  strictDisplay: boolean;
}

/** Spec 4.11.5: unless it is strict, a promo may be borrowed by search pages. */
export function mayAppear({ display, strictDisplay }: PromoNode, place: PromoPlace): boolean {
  return display.includes(place) || (place === "search" && !strictDisplay);
}

/**
 * Who has narrowed a list sees results first: a promo keeps its place there only when it is kept to search pages and
 * pinned to them.
 */
export function afterFirstResults<T extends PromoNode>(promo: T): T {
  const isPinnedThere = promo.strictDisplay && promo.display.every((place) => place === "search");
  return isPinnedThere ? promo : { ...promo, position: null };
}

/** A promotion that marks the cars it is about (4.2, rule 1). */
export interface PromoTag extends PromoWindow {
  text: string;
  refinements: Refinements;
}

/** The text of the first running promotion that a car is part of. */
export function promoTagOf(
  car: Car,
  tags: readonly PromoTag[],
  settings: Parameters<typeof facetSettings>[0] & { time_zone: string },
  now: number,
): string | null {
  const tag = tags.find(
    (one) =>
      isRunning(one, now, settings.time_zone) && matchesRefinements(car, one.refinements, facetSettings(settings, now)),
  );
  return tag?.text ?? null;
}
