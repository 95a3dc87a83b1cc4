import { normalizeFacet, parseNumber, type Scalar } from "../document.ts";

/** What a slot contains when it is not one coded value. Codes of values start at `FIRST_CODE`. */
export const ABSENT = 0;
export const NULL = 1;
export const EMPTY_TEXT = 2;
export const EMPTY_LIST = 3;
export const EMPTY_OBJECT = 4;
/** Several values, stored in the column's pool. */
export const LIST = 5;
/** Something without values of its own: an object, or a list of nulls only. */
export const OTHER = 6;
/** A number stored in the column's numbers, because there are too many different ones to code. */
export const NUMBER = 7;
export const FIRST_CODE = 8;

/** Gives each different value of an attribute a small code. Codes are only ever added. */
export class Dictionary {
  readonly #values: Scalar[] = [];
  readonly #keys: string[] = [];
  readonly #codes = new Map<Scalar, number>();
  /**
   * Codes by normalised text: to filters and counts, spellings that differ in case are one value. A single spelling that
   * is its own normalised text, as most keys are, is found in `#codes`.
   */
  readonly #groups = new Map<string, readonly number[]>();
  #sorted: readonly number[] = [];
  #numbers = 0;
  #characters = 0;
  /** Whether some value came in more than one spelling. */
  hasSpellings = false;

  /** One past the highest code. */
  get end(): number {
    return FIRST_CODE + this.#values.length;
  }

  /** How many of the values are numbers. */
  get numberCount(): number {
    return this.#numbers;
  }

  get bytes(): number {
    return this.#values.length * 64 + this.#groups.size * 96 + this.#characters * 2;
  }

  find(value: Scalar): number | undefined {
    return this.#codes.get(value);
  }

  add(value: Scalar): number {
    const code = this.end;
    this.#values.push(value);
    this.#codes.set(value, code);
    if (typeof value === "number") {
      this.#numbers++;
      this.#keys.push("");
      return code;
    }
    const key = normalizeFacet(String(value));
    this.#keys.push(key);
    this.#characters += key.length;
    const others = this.#grouped(key, code);
    if (others.length > 0) this.hasSpellings = true;
    if (others.length > 0 || key !== value) this.#groups.set(key, [...others, code]);
    return code;
  }

  /** The codes of a normalised text, other than the given one. */
  #grouped(key: string, except: number | null = null): readonly number[] {
    const group = this.#groups.get(key);
    if (group) return group;
    const own = this.#codes.get(key);
    return own === undefined || own === except ? [] : [own];
  }

  value(code: number): Scalar {
    return this.#values[code - FIRST_CODE]!;
  }

  /** All codes: numbers by size, then text by name. Sorted again when a value was added. */
  inOrder(): readonly number[] {
    if (this.#sorted.length !== this.#values.length) {
      const codes = this.#values.map((_, index) => FIRST_CODE + index);
      this.#sorted = codes.sort((a, b) => compareKeys(this.sortKey(a), this.sortKey(b)));
    }
    return this.#sorted;
  }

  /** What the value sorts by: its number, or its normalised text. */
  sortKey(code: number): number | string {
    const value = this.value(code);
    return typeof value === "number" ? value : this.key(code);
  }

  /** The value as a number, or NaN. */
  number(code: number): number {
    const value = this.#values[code - FIRST_CODE];
    return typeof value === "number" ? value : Number.NaN;
  }

  /** The value's normalised text; empty for numbers. */
  key(code: number): string {
    return this.#keys[code - FIRST_CODE]!;
  }

  /** The code that stands for all spellings of a value. */
  groupOf(code: number): number {
    return typeof this.value(code) === "number" ? code : this.#grouped(this.key(code))[0]!;
  }

  /** Codes equal to a filter's word: by normalised text, and as a number where it reads as one. */
  equalTo(word: string): readonly number[] {
    const texts = this.#grouped(normalizeFacet(word));
    const number = parseNumber(word);
    const code = number === null ? undefined : this.#codes.get(number);
    return code === undefined ? texts : [...texts, code];
  }
}

/** Numbers by size before text by name. */
export function compareKeys(a: number | string, b: number | string): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
