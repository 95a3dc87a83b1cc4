import { normalizeFacet, parseNumber } from "../document.ts";
import { orInto, setBit, type Bits } from "../store/bitset.ts";
import type { Column } from "../store/column.ts";
import { ABSENT, EMPTY_LIST, EMPTY_OBJECT, EMPTY_TEXT, FIRST_CODE, LIST, NULL } from "../store/dictionary.ts";
import type { Bound, Filter, FilterValue } from "./filter.ts";

/** Slots whose value, or one of whose values, equals one of these. */
export function selectEqual(column: Column, values: readonly FilterValue[], length: number, into: Bits): Bits {
  const texts = values.map(String);
  const codes = new Set(texts.flatMap((text) => column.dictionary.equalTo(text)));
  selectCodes(column, codes, length, into);
  if (!column.numbers) return into;
  const uncoded = texts.flatMap((text) => {
    const number = parseNumber(text);
    return number === null || column.dictionary.find(number) !== undefined ? [] : [number];
  });
  if (uncoded.length > 0) selectNumbers(column, new Set(uncoded), length, into);
  return into;
}

function selectNumbers(column: Column, wanted: ReadonlySet<number>, length: number, into: Bits): void {
  const numbers = column.numbers!;
  const [only] = wanted;
  if (wanted.size === 1) selectBetween(numbers, [only!, only!], length, into);
  else for (let slot = 0; slot < length; slot++) if (wanted.has(numbers[slot]!)) setBit(into, slot);
}

/** Compares numbers with numbers and text with normalised text; a bound that is not a number matches no number. */
export function selectRange(
  column: Column,
  range: Extract<Filter, { kind: "range" }>,
  length: number,
  into: Bits,
): Bits {
  const inNumbers = numberTest(range.from, range.to);
  const inTexts = textTest(range.from, range.to);
  const codes = new Set<number>();
  for (let code = FIRST_CODE; code < column.dictionary.end; code++) {
    const number = column.dictionary.number(code);
    if (Number.isNaN(number) ? inTexts(column.dictionary.key(code)) : inNumbers(number)) codes.add(code);
  }
  selectCodes(column, codes, length, into);
  if (!column.numbers) return into;
  selectBetween(column.numbers, closedLimits(range.from, range.to), length, into);
  return into;
}

/** Works on whole words without branches: this pass is most of the work of a range. */
function selectBetween(
  numbers: Float64Array,
  [low, high]: readonly [number, number],
  length: number,
  into: Bits,
): void {
  for (let slot = 0; slot < length;) {
    const end = Math.min(slot + 32, length);
    let word = 0;
    for (let bit = 0; slot < end; bit++, slot++) {
      const number = numbers[slot]!;
      word |= (Number(number >= low) & Number(number <= high)) << bit;
    }
    into[(slot - 1) >>> 5]! |= word;
  }
}

/** Text that begins so, after the same normalising as for equality; numbers do not begin with anything. */
export function selectStarting(column: Column, value: string, length: number, into: Bits): Bits {
  const { dictionary } = column;
  const beginning = normalizeFacet(value);
  const codes = new Set<number>();
  for (let code = FIRST_CODE; code < dictionary.end; code++) {
    if (typeof dictionary.value(code) !== "number" && dictionary.key(code).startsWith(beginning)) codes.add(code);
  }
  selectCodes(column, codes, length, into);
  return into;
}

/** Slots by the kind of value they hold. */
export function selectState(column: Column, state: "exists" | "null" | "empty", length: number, into: Bits): Bits {
  const { codes } = column;
  for (let slot = 0; slot < length; slot++) {
    const code = codes[slot]!;
    const isEmpty = code === EMPTY_TEXT || code === EMPTY_LIST || code === EMPTY_OBJECT;
    if (state === "exists" ? code !== ABSENT : state === "null" ? code === NULL : isEmpty) setBit(into, slot);
  }
  return into;
}

/** Slots with one of the codes: from value sets if the column has them, otherwise by one pass over the column. */
function selectCodes(column: Column, wanted: ReadonlySet<number>, length: number, into: Bits): void {
  if (wanted.size === 0) return;
  const { codes, listStarts, sets } = column;
  if (sets) {
    for (const code of wanted) if (sets[code]) orInto(into, sets[code]);
    return;
  }
  const isWanted = new Uint8Array(column.dictionary.end);
  for (const code of wanted) isWanted[code] = 1;
  for (let slot = 0; slot < length;) {
    const end = Math.min(slot + 32, length);
    let word = 0;
    for (let bit = 0; slot < end; bit++, slot++) word |= isWanted[codes[slot]!]! << bit;
    into[(slot - 1) >>> 5]! |= word;
  }
  if (listStarts) selectLists(column, isWanted, length, into);
}

function selectLists(column: Column, isWanted: Uint8Array, length: number, into: Bits): void {
  const { codes, pool } = column;
  for (let slot = 0; slot < length; slot++) {
    if (codes[slot] !== LIST) continue;
    const start = column.listStarts![slot]!;
    const end = start + pool[start]!;
    for (let at = start + 1; at <= end; at++) if (isWanted[pool[at]!] === 1) setBit(into, slot);
  }
}

const numberOf = ({ value }: Bound): number | null => parseNumber(String(value));

function numberTest(from: Bound | undefined, to: Bound | undefined): (value: number) => boolean {
  const low = from ? numberOf(from) : Number.NEGATIVE_INFINITY;
  const high = to ? numberOf(to) : Number.POSITIVE_INFINITY;
  if (low === null || high === null) return () => false;
  const withLow = from?.inclusive ?? true;
  const withHigh = to?.inclusive ?? true;
  return (value) => (withLow ? value >= low : value > low) && (withHigh ? value <= high : value < high);
}

/** The bounds with both ends included: an open end moves to the next double. */
function closedLimits(from: Bound | undefined, to: Bound | undefined): [number, number] {
  const low = from ? (numberOf(from) ?? Number.NaN) : Number.NEGATIVE_INFINITY;
  const high = to ? (numberOf(to) ?? Number.NaN) : Number.POSITIVE_INFINITY;
  return [from && !from.inclusive ? nextAbove(low) : low, to && !to.inclusive ? -nextAbove(-high) : high];
}

function nextAbove(number: number): number {
  if (number === 0) return Number.MIN_VALUE;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  view.setBigInt64(0, view.getBigInt64(0) + (number > 0 ? 1n : -1n));
  return view.getFloat64(0);
}

function textTest(from: Bound | undefined, to: Bound | undefined): (value: string) => boolean {
  const low = from ? normalizeFacet(String(from.value)) : "";
  const high = to ? normalizeFacet(String(to.value)) : null;
  return (value) => {
    const aboveLow = !from || (from.inclusive ? value >= low : value > low);
    return aboveLow && (high === null || (to!.inclusive ? value <= high : value < high));
  };
}
