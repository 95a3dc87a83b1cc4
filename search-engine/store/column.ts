import { normalizeFacet, readPath, scalarsIn, type Document, type Scalar } from "../document.ts";
import { setBit, wordsFor, type Bits } from "./bitset.ts";
import {
  ABSENT,
  Dictionary,
  EMPTY_LIST,
  EMPTY_OBJECT,
  EMPTY_TEXT,
  FIRST_CODE,
  LIST,
  NULL,
  NUMBER,
  OTHER,
} from "./dictionary.ts";
import {
  growCodes,
  growFloat64,
  growUint32,
  trimCodes,
  trimFloat64,
  trimUint32,
  widenCodes,
  type Codes,
} from "./growing.ts";

/** More different numbers than this are not worth a code each. */
const MAX_NUMBER_CODES = 4096;
/** Up to this many values, each keeps a set of its slots. */
const MAX_VALUE_SETS = 64;

/** One attribute of all documents: a code per slot, and where codes do not suffice, numbers and lists beside it. */
export class Column {
  readonly attribute: string;
  readonly dictionary = new Dictionary();
  codes: Codes = new Uint16Array(0);
  /** The number in each slot or NaN; kept once there are too many different numbers to code. */
  numbers: Float64Array | null = null;
  /** Where a slot's list starts in the pool: its length, then its codes. */
  listStarts: Uint32Array | null = null;
  pool: Codes = new Uint16Array(0);
  /** Slots by code, for attributes with few values. */
  sets: Bits[] | null = null;
  readonly #path: readonly string[];
  #length = 0;
  #poolLength = 0;

  constructor(attribute: string) {
    this.attribute = attribute;
    this.#path = attribute.split(".");
  }

  /** Adds the next document's value; true when `read` can give back exactly what the document holds. */
  append(document: Document): boolean {
    const value = readPath(document, this.#path);
    const slot = this.#length++;
    this.codes = growCodes(this.codes, this.#length);
    if (this.numbers) this.numbers = growFloat64(this.numbers, this.#length);
    if (typeof value === "number" && !this.#isCoded(value)) {
      this.#ensureNumbers()[slot] = value;
      this.codes[slot] = NUMBER;
      return this.#path.length === 1;
    }
    const exact = Array.isArray(value) ? this.#appendList(slot, value) : this.#appendSingle(slot, value);
    return exact && this.#path.length === 1;
  }

  #appendSingle(slot: number, value: unknown): boolean {
    const code = this.#codeOfSingle(value);
    this.codes[slot] = code;
    if (code >= FIRST_CODE) {
      if (this.numbers && typeof value === "number") this.numbers[slot] = value;
      this.#mark(slot, code);
    }
    return code !== OTHER && code !== EMPTY_OBJECT;
  }

  #codeOfSingle(value: unknown): number {
    if (value === undefined) return ABSENT;
    if (value === null || (typeof value === "number" && !Number.isFinite(value))) return NULL;
    if (value === "") return EMPTY_TEXT;
    if (typeof value !== "object") return this.#code(value as Scalar);
    return Object.keys(value).length === 0 ? EMPTY_OBJECT : OTHER;
  }

  #appendList(slot: number, items: readonly unknown[]): boolean {
    if (items.length === 0) {
      this.codes[slot] = EMPTY_LIST;
      return true;
    }
    const scalars = items.flatMap((item) => (typeof item === "object" && !Array.isArray(item) ? [] : scalarsIn(item)));
    // One code per value, whatever its spellings, so that a document counts once.
    const codes = new Map(scalars.map((scalar) => [groupKey(scalar), scalar]));
    const distinct = [...codes.values()].map((scalar) => this.#code(scalar));
    this.codes[slot] = distinct.length > 0 ? LIST : OTHER;
    if (distinct.length > 0) this.#appendPool(slot, distinct);
    for (const code of distinct) this.#mark(slot, code);
    return distinct.length === items.length && items.every((item) => typeof item !== "object");
  }

  #appendPool(slot: number, codes: readonly number[]): void {
    this.listStarts = growUint32(this.listStarts ?? new Uint32Array(0), this.codes.length, this.codes.length);
    this.pool = growCodes(this.pool, this.#poolLength + codes.length + 1);
    this.listStarts[slot] = this.#poolLength;
    this.pool[this.#poolLength++] = codes.length;
    for (const code of codes) this.pool[this.#poolLength++] = code;
  }

  #isCoded(value: number): boolean {
    return (
      this.dictionary.numberCount < MAX_NUMBER_CODES ||
      this.dictionary.find(value) !== undefined ||
      !Number.isFinite(value)
    );
  }

  #code(value: Scalar): number {
    const known = this.dictionary.find(value);
    if (known !== undefined) return known;
    const code = this.dictionary.add(value);
    if (code > 0xffff) {
      this.codes = widenCodes(this.codes);
      this.pool = widenCodes(this.pool);
    }
    return code;
  }

  #ensureNumbers(): Float64Array {
    if (this.numbers) return this.numbers;
    this.numbers = new Float64Array(this.codes.length).fill(Number.NaN);
    for (let slot = 0; slot < this.#length; slot++) {
      const code = this.codes[slot]!;
      if (code >= FIRST_CODE) this.numbers[slot] = this.dictionary.number(code);
    }
    return this.numbers;
  }

  #mark(slot: number, code: number): void {
    if (!this.sets) return;
    if (this.dictionary.end - FIRST_CODE > MAX_VALUE_SETS * 2) {
      this.sets = null;
      return;
    }
    const words = wordsFor(this.codes.length);
    const set = growUint32(this.sets[code] ?? new Uint32Array(0), words, words);
    this.sets[code] = set;
    setBit(set, slot);
  }

  /** Makes room for as many slots at once, so that loading does not copy again and again. */
  reserve(slots: number): void {
    this.codes = growCodes(this.codes, slots, slots);
  }

  /** Called once after loading: frees spare room and keeps value sets where there are few values. */
  seal(): void {
    this.codes = trimCodes(this.codes, this.#length);
    this.pool = trimCodes(this.pool, this.#poolLength);
    if (this.numbers) this.numbers = trimFloat64(this.numbers, this.#length);
    if (this.listStarts) this.listStarts = trimUint32(this.listStarts, this.#length);
    if (this.dictionary.end - FIRST_CODE > MAX_VALUE_SETS) return;
    this.sets = [];
    for (let slot = 0; slot < this.#length; slot++) this.eachCode(slot, (code) => this.#mark(slot, code));
  }

  eachCode(slot: number, visit: (code: number) => void): void {
    const code = this.codes[slot]!;
    if (code >= FIRST_CODE) visit(code);
    else if (code === LIST) {
      const start = this.listStarts![slot]!;
      const end = start + this.pool[start]!;
      for (let at = start + 1; at <= end; at++) visit(this.pool[at]!);
    }
  }

  /** What tells the slot's values from others: all spellings of a value have the same. */
  groupsOf(slot: number): (number | string)[] {
    if (this.codes[slot] === NUMBER) return [String(this.numbers![slot]!)];
    const groups: number[] = [];
    this.eachCode(slot, (code) => groups.push(this.dictionary.groupOf(code)));
    return groups;
  }

  /** The attribute's value as the document gave it; only where `append` said it can be read back. */
  read(slot: number): unknown {
    const code = this.codes[slot]!;
    if (code >= FIRST_CODE) return this.dictionary.value(code);
    if (code === NUMBER) return this.numbers![slot]!;
    if (code === NULL) return null;
    if (code === EMPTY_TEXT) return "";
    if (code === EMPTY_LIST) return [];
    if (code !== LIST) return undefined;
    const values: Scalar[] = [];
    this.eachCode(slot, (item) => values.push(this.dictionary.value(item)));
    return values;
  }

  get bytes(): number {
    const sets = this.sets?.reduce((sum, set) => sum + set.byteLength, 0) ?? 0;
    const lists = (this.listStarts?.byteLength ?? 0) + this.pool.byteLength;
    return this.codes.byteLength + (this.numbers?.byteLength ?? 0) + lists + sets + this.dictionary.bytes;
  }
}

const groupKey = (scalar: Scalar): Scalar => (typeof scalar === "number" ? scalar : normalizeFacet(String(scalar)));
