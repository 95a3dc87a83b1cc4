import type { Car } from "#domain/car/car.ts";
import type { FacetSettings } from "#domain/search/facets.ts";
import { matchesRefinements } from "#domain/search/matches.ts";
import type { Refinements } from "#domain/search/search-state.ts";

export type PromoPlace = "home" | "search" | "vehicle";

/** Point 3, promo node. */
export interface PromoNode {
  start?: string | null;
  expiry?: string | null;
  /** The place it is pinned to, counted from 1. */
  position: number | null;
  /** Where it may appear; strictDisplay keeps it to exactly those places. */
  display: readonly PromoPlace[];
  strictDisplay: boolean;
}

/** 4.11: from its start up to its expiry. */
export function isRunning({ start, expiry }: Pick<PromoNode, "start" | "expiry">, now: number): boolean {
  return (!start || Date.parse(start) <= now) && (!expiry || now < Date.parse(expiry));
}

/** Decisions: unless it is strict, a promo may be borrowed by search pages. */
export function mayAppear({ display, strictDisplay }: PromoNode, place: PromoPlace): boolean {
  return display.includes(place) || (place === "search" && !strictDisplay);
}

/** The next moment at which a promo starts or ends, or null. */
export function nextPromoChange(promos: readonly Pick<PromoNode, "start" | "expiry">[], now: number): number | null {
  const moments = promos.flatMap(({ start, expiry }) => [start, expiry]).map((time) => (time ? Date.parse(time) : 0));
  const coming = moments.filter((moment) => moment > now);
  return coming.length > 0 ? Math.min(...coming) : null;
}

/** A promotion that marks the cars it is about (4.2, rule 1). */
export interface PromoTag {
  text: string;
  refinements: Refinements;
  start?: string | null;
  expiry?: string | null;
}

/** The text of the first running promotion that a car is part of. */
export function promoTagOf(car: Car, tags: readonly PromoTag[], settings: FacetSettings, now: number): string | null {
  const tag = tags.find((one) => isRunning(one, now) && matchesRefinements(car, one.refinements, settings));
  return tag?.text ?? null;
}
