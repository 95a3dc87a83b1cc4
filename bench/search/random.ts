/** A small seeded generator (mulberry32): the same seed gives the same cars and queries on every machine. */
export type Random = {
  /** From 0 up to but not including 1. */
  next(): number;
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Early items are picked more often than late ones, like makes on a real lot. */
  pickSkewed<Item>(items: readonly Item[]): Item;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    pickSkewed: (items) => items[Math.floor(next() ** 2 * items.length)]!,
  };
}
