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
  return withPinned(order, shown, (promo) => promo);
}

/** `leads`: its position is before the first item, which comes first in the document and on a phone. */
export type Woven<I, P> = { kind: "item"; item: I } | { kind: "promo"; promo: P; leads: boolean };

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
          { kind: "promo", promo, leads: false },
        ]
      : [{ kind: "item", item }];
  });
  return itemFirst(withPinned(grid, promos, (promo) => ({ kind: "promo", promo, leads: false })));
}

/** 4.11.6: the first item before the promotions that lead. */
function itemFirst<I, P>(list: Woven<I, P>[]): Woven<I, P>[] {
  const first = list.findIndex(({ kind }) => kind === "item");
  const item = list[first];
  if (!item) return list;
  const leading = list.slice(0, first).map((node) => (node.kind === "promo" ? { ...node, leads: true } : node));
  return [item, ...leading, ...list.slice(first + 1)];
}

/**
 * The list with the pinned promotions in it: each at its position, at the end of a list that is shorter, and after those
 * that the dealer named first for the same position.
 */
function withPinned<I, P extends PromoNode>(list: readonly I[], promos: readonly P[], toItem: (promo: P) => I): I[] {
  const result = [...list];
  const pinned = promos.filter(isPinned).sort((a, b) => a.position - b.position);
  let free = 0;
  for (const promo of pinned) {
    const at = Math.min(Math.max(promo.position - 1, free), result.length);
    result.splice(at, 0, toItem(promo));
    free = at + 1;
  }
  return result;
}

const isPinned = <P extends PromoNode>(promo: P): promo is P & { position: number } => promo.position !== null;
