import type { Car } from "#domain/car/car.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import { matchesRefinements } from "#domain/search/matches.ts";
import type { Refinements } from "#domain/search/search-state.ts";
import { isRunning, type PromoWindow } from "./promo-window.ts";

export type PromoPlace = "home" | "search" | "vehicle";

/** Chapter 3, promo node. */
export interface PromoNode extends PromoWindow {
  /** Its pinned position, counted from 1. */
  position: number | null;
  /** Where it may appear; strictDisplay limits it to exactly those pages. */
  display: readonly PromoPlace[];
  strictDisplay: boolean;
}

/** Spec 4.11.5: unless it is strict, search pages may borrow a promotion. */
export function mayAppear({ display, strictDisplay }: PromoNode, place: PromoPlace): boolean {
  return display.includes(place) || (place === "search" && !strictDisplay);
}

/** A promotion that tags its cars (4.2, rule 1). */
export interface PromoTag extends PromoWindow {
  text: string;
  refinements: Refinements;
}

/** The text of the first active promotion that a car is part of. */
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
