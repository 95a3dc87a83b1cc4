import { countBoth } from "../store/bitset.ts";
import type { Column } from "../store/column.ts";
import { FIRST_CODE, LIST } from "../store/dictionary.ts";
import type { Codes } from "../store/growing.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MatchSet } from "./match-set.ts";

/** Measured cost of one word of an intersection, relative to one slot of a pass over the column. */
const WORD_COST = 0.8;
/** Four counts of so many values still lie in the nearest memory. */
const MAX_LANE = 2048;

/** Counts the documents of the set per code, by the cheapest of three ways: totals, intersections, or a pass over the set. */
export function countCodes(snapshot: Snapshot, column: Column, set: MatchSet): Uint32Array {
  const totals = snapshot.totals.get(column);
  if (totals && set.size === snapshot.size) return totals;
  const { sets } = column;
  if (sets && (column.dictionary.end - FIRST_CODE) * set.bits.length * WORD_COST < set.size) {
    return countSets(column, sets, set);
  }
  return countSlots(column, set.slots(), new Uint32Array(column.dictionary.end));
}

function countSets(column: Column, sets: readonly Uint32Array[], set: MatchSet): Uint32Array {
  const counts = new Uint32Array(column.dictionary.end);
  for (let code = FIRST_CODE; code < counts.length; code++) {
    const slots = sets[code];
    if (slots) counts[code] = countBoth(set.bits, slots);
  }
  return counts;
}

function countSlots(column: Column, slots: Uint32Array, counts: Uint32Array): Uint32Array {
  const { codes, listStarts, pool } = column;
  if (!listStarts) return countSingles(codes, slots, counts).fill(0, 0, FIRST_CODE);
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const code = codes[slot]!;
    if (code !== LIST) {
      counts[code]!++;
      continue;
    }
    const start = listStarts[slot]!;
    const end = start + pool[start]!;
    for (let item = start + 1; item <= end; item++) counts[pool[item]!]!++;
  }
  return counts.fill(0, 0, FIRST_CODE);
}

/**
 * Neighbours often have the same value, and a count that was just raised can only be raised again once it is stored. So
 * four counts of each value take turns: on skewed values this takes a little more than half the time.
 */
function countSingles(codes: Codes, slots: Uint32Array, counts: Uint32Array): Uint32Array {
  const width = counts.length;
  const whole = width <= MAX_LANE ? slots.length & ~3 : 0;
  const lanes = whole > width ? new Uint32Array(width * 4) : counts;
  let at = 0;
  if (lanes !== counts) {
    for (; at < whole; at += 4) {
      lanes[codes[slots[at]!]!]!++;
      lanes[codes[slots[at + 1]!]! + width]!++;
      lanes[codes[slots[at + 2]!]! + 2 * width]!++;
      lanes[codes[slots[at + 3]!]! + 3 * width]!++;
    }
    for (let code = 0; code < width; code++) {
      counts[code] = lanes[code]! + lanes[code + width]! + lanes[code + 2 * width]! + lanes[code + 3 * width]!;
    }
  }
  for (; at < slots.length; at++) counts[codes[slots[at]!]!]!++;
  return counts;
}
