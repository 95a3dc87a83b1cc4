import type { Direction, SortRule } from "../settings.ts";
import type { Column } from "./column.ts";
import { FIRST_CODE, LIST, NUMBER } from "./dictionary.ts";
import type { Store } from "./store.ts";

/** Numbers come first, then text, then documents without a value, whatever the direction. */
export type SortValue = number | string | null;
export type CompareSlots = (a: number, b: number) => number;

export function sortValue(column: Column, slot: number, direction: Direction): SortValue {
  const code = column.codes[slot]!;
  if (code >= FIRST_CODE) return codeValue(column, code);
  if (code === NUMBER) return column.numbers![slot]!;
  if (code !== LIST) return null;
  let best: SortValue = null;
  column.eachCode(slot, (item) => {
    const value = codeValue(column, item);
    if (compareValues(value, best, direction) < 0) best = value;
  });
  return best;
}

export function codeValue(column: Column, code: number): number | string {
  const number = column.dictionary.number(code);
  return Number.isNaN(number) ? column.dictionary.key(code) : number;
}

export function compareValues(a: SortValue, b: SortValue, direction: Direction): number {
  if (typeof a === "number" && typeof b === "number") return direction === "asc" ? a - b : b - a;
  if (typeof a === "string" && typeof b === "string") {
    if (a === b) return 0;
    return a < b === (direction === "asc") ? -1 : 1;
  }
  return kindOf(a) - kindOf(b);
}

const kindOf = (value: SortValue): number => (typeof value === "number" ? 0 : typeof value === "string" ? 1 : 2);

export function compareByRule(store: Store, rule: SortRule): CompareSlots {
  const column = store.columns.get(rule.attribute)!;
  const { direction } = rule;
  return (a, b) => compareValues(sortValue(column, a, direction), sortValue(column, b, direction), direction);
}

export const compareKeys = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Custom ranking, then primary key: a total order, so that equal searches give equal pages. */
export function defaultOrder(store: Store): CompareSlots {
  const rules = store.settings.ranking.map((rule) => compareByRule(store, rule));
  return (a, b) => {
    const ranks = store.baseRanks;
    if (a < ranks.length && b < ranks.length) return ranks[a]! - ranks[b]!;
    for (const rule of rules) {
      const order = rule(a, b);
      if (order !== 0) return order;
    }
    return compareKeys(store.key(a), store.key(b));
  };
}

/** The given rules, then the default order. */
export const orderBy = (store: Store, rules: readonly SortRule[]): CompareSlots =>
  inTurn([...rules.map((rule) => compareByRule(store, rule)), defaultOrder(store)]);

/** The first of them that tells two slots apart decides. */
export function inTurn(steps: readonly CompareSlots[]): CompareSlots {
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
