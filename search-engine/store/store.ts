import { ownValue, setOwnValue } from "../own-value.ts";
import { SearchError } from "../search-error.ts";
import type { Document } from "../document.ts";
import type { ResolvedSettings } from "../settings.ts";
import { TextIndex } from "../text/text-index.ts";
import { Column } from "./column.ts";
import { RecordStore } from "./record-store.ts";

/** About what a key, its place in a map and its list of slots take. */
const KEY_BYTES = 160;

/**
 * All data of each slot. A slot is one state of one document. Slots are only ever added, so all versions of an index
 * share one store and differ in which slots are alive.
 */
export class Store {
  readonly settings: ResolvedSettings;
  readonly columns: ReadonlyMap<string, Column>;
  readonly text: TextIndex;
  readonly #keys: string[] = [];
  /** The slots of each key, the newest last: older versions still have the older ones. */
  readonly #slots = new Map<string, number[]>();
  readonly #records = new RecordStore();
  readonly #columns: readonly Column[];
  /** Those from which a field can be read back: a dot names a value inside a field. */
  readonly #readable: readonly Column[];
  /** Positions in the default order, for the slots that existed when it was last built. */
  baseRanks: Uint32Array = new Uint32Array(0);

  constructor(settings: ResolvedSettings) {
    this.settings = settings;
    const ranking = settings.ranking.map((rule) => rule.attribute);
    const attributes = new Set([...settings.filterable, ...settings.internal, ...settings.sortable, ...ranking]);
    this.#columns = [...attributes].map((attribute) => new Column(attribute));
    this.#readable = this.#columns.filter(({ attribute }) => !attribute.includes("."));
    this.columns = new Map(this.#columns.map((column) => [column.attribute, column]));
    this.text = new TextIndex(settings.searchable);
  }

  get length(): number {
    return this.#keys.length;
  }

  /** Allocates room for this many documents at once. */
  reserve(documents: number): void {
    for (const column of this.#columns) column.reserve(documents);
    this.#records.reserve(documents);
  }

  append(key: string, document: Document): void {
    const slot = this.length;
    const names: string[] = [];
    const values: unknown[] = [];
    const readBack = new Set<string>();
    for (const column of this.#columns) if (column.append(document)) readBack.add(column.attribute);
    for (const name of Object.keys(document)) {
      const value = ownValue(document, name);
      if (value === undefined || readBack.has(name) || (name === this.settings.primaryKey && value === key)) continue;
      names.push(name);
      values.push(value);
    }
    this.#records.append(names, values);
    this.text.append(document, slot);
    this.#keys.push(key);
    const slots = this.#slots.get(key);
    if (slots) slots.push(slot);
    else this.#slots.set(key, [slot]);
  }

  /** In steps, one column each. */
  *seal(): Generator<void, void> {
    for (const column of this.#columns) {
      yield;
      column.seal();
    }
    yield* this.text.seal();
  }

  /** The document as the caller gave it. */
  document(slot: number): Record<string, unknown> {
    const document: Record<string, unknown> = { [this.settings.primaryKey]: this.key(slot) };
    for (const column of this.#readable) {
      const value = column.read(slot);
      if (value !== undefined) setOwnValue(document, column.attribute, value);
    }
    this.#records.readInto(document, slot);
    return document;
  }

  key(slot: number): string {
    return this.#keys[slot]!;
  }

  /** The newest slot of the key that `isCurrent` accepts. */
  find(key: string, isCurrent: (slot: number) => boolean): number | undefined {
    return this.#slots.get(key)?.findLast(isCurrent);
  }

  get bytes(): number {
    const columns = this.#columns.reduce((sum, column) => sum + column.bytes, 0);
    return columns + this.text.bytes + this.#keys.length * KEY_BYTES + this.#records.bytes + this.baseRanks.byteLength;
  }
}

/** The primary key of a document as text. */
export function keyOf(document: Document, primaryKey: string): string {
  const value = ownValue(document, primaryKey);
  if (typeof value === "string" && value !== "") return value;
  if (Number.isSafeInteger(value)) return String(value);
  const found = value === undefined ? "nothing" : `\`${JSON.stringify(value)}\``;
  throw new SearchError(
    "invalid_document_id",
    `A document needs its primary key \`${primaryKey}\` as text or a whole number, but has ${found}.`,
  );
}
