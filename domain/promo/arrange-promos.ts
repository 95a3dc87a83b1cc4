import { mayAppear, type PromoNode, type PromoPlace } from "./promo.ts";
import { isRunning } from "./promo-window.ts";
import { shuffled } from "./shuffle.ts";

export interface PromoOccasion {
  place: PromoPlace;
  now: number;
  /** The site's own. */
  timeZone: string;
  /** Seed of the shuffle, made of site and day; null keeps the dealer's order. */
  seed: string | null;
}

/** 4.11: the promotions of a page in order: pinned ones at their position, the others around them. */
export function arrangePromos<T extends PromoNode>(
  promos: readonly T[],
  { place, now, timeZone, seed }: PromoOccasion,
): T[] {
  const shown = promos.filter((promo) => isRunning(promo, now, timeZone) && mayAppear(promo, place));
  const free = shown.filter((promo) => promo.position === null);
  const order = seed === null ? free : shuffled(free, seed);
  return pinned(shown).reduce<T[]>((list, promo) => list.toSpliced(promo.position - 1, 0, promo), order);
}

export type Woven<I, P> = { kind: "item"; item: I } | { kind: "promo"; promo: P };

/**
 * Promotions between the cards of a listing: pinned ones at their position in the grid, another after every `every`
 * cards.
 */
export function weavePromos<I, P extends PromoNode>(
  items: readonly I[],
  promos: readonly P[],
  every: number,
): Woven<I, P>[] {
  const free = promos.filter((promo) => promo.position === null);
  const grid = items.flatMap((item, index): Woven<I, P>[] => {
    const promo = (index + 1) % every === 0 ? free[(index + 1) / every - 1] : undefined;
    return promo
      ? [
          { kind: "item", item },
          { kind: "promo", promo },
        ]
      : [{ kind: "item", item }];
  });
  // A position past the end of a short list is ignored.
  return pinned(promos)
    .filter((promo) => promo.position <= grid.length + 1)
    .reduce((list, promo) => list.toSpliced(promo.position - 1, 0, { kind: "promo", promo }), grid);
}

function pinned<T extends PromoNode>(promos: readonly T[]): (T & { position: number })[] {
  const isPinned = (promo: T): promo is T & { position: number } => promo.position !== null;
  // Each pushes the previous one back: of two with the same position the first of the dealer's list is inserted last.
  return promos
    .filter(isPinned)
    .toReversed()
    .sort((a, b) => a.position - b.position);
}
