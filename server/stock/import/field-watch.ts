import type { StoredCar } from "#domain/car/car.ts";
import { fieldOf, isEmpty, isFilled } from "#domain/feed/field-values.ts";
import {
  countChange,
  type FieldFacts,
  firstImportSentence,
  isTooMany,
  lossSentence,
  noChanges,
} from "#domain/feed/lost-fields.ts";
import { columnOfPart } from "#domain/feed/feed-key.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import { missingColumns, namedColumns } from "#domain/feed/missing-columns.ts";
import type { FieldShare } from "#domain/feed/report.ts";
import type { FeedCarFields } from "#domain/feed/row-to-car.ts";
import type { FeedCar } from "#server/adapters/store/repositories/feed-cars.ts";
import type { ReadCar } from "./row-reader.ts";
import type { ReportBuilder } from "./report-builder.ts";
import type { SourceRow } from "./source-row.ts";

/** Rows of JSON and XML have columns of their own: this many show which there are. */
const LOOKED_AT = 1000;
const MOST_UNNAMED = 8;
const MOST_SENTENCES = 6;

/** Watches a run for columns that the feed has lost, and for fields that it takes from many cars. */
export class FieldWatch {
  readonly #mapping: Mapping;
  readonly #report: ReportBuilder;
  readonly #fields: readonly { field: string; changes: ReturnType<typeof noChanges> }[];
  readonly #filled = new Map<string, number>();
  readonly #named: ReadonlySet<string>;
  /** Columns that the mapping names and no row has had so far. */
  readonly #absent: Set<string>;
  /** The first columns that the mapping does not name. */
  readonly #unnamed = new Set<string>();
  #isTable = true;
  #rows = 0;
  #cars = 0;
  #known = 0;
  #unread = 0;

  constructor(mapping: Mapping, report: ReportBuilder) {
    this.#mapping = mapping;
    this.#report = report;
    this.#fields = Object.keys(mapping.fields).map((field) => ({ field, changes: noChanges() }));
    this.#named = new Set(namedColumns(mapping));
    this.#absent = new Set(this.#named);
  }

  row({ values, header }: SourceRow): void {
    this.#rows += 1;
    this.#isTable &&= header !== undefined;
    for (const column of this.#absent) if (Object.hasOwn(values, column)) this.#absent.delete(column);
    if (this.#rows > LOOKED_AT) return;
    for (const column of Object.keys(values))
      if (this.#unnamed.size < MOST_UNNAMED && !this.#named.has(column)) this.#unnamed.add(column);
  }

  car(fields: FeedCarFields): void {
    this.#cars += 1;
    for (const { field } of this.#fields)
      if (isFilled(fields, field)) this.#filled.set(field, (this.#filled.get(field) ?? 0) + 1);
  }

  /** A known car whose row is the same as before. */
  same({ feed: car, pictures }: FeedCar): void {
    this.#known += 1;
    for (const { field, changes } of this.#fields)
      if (!isEmpty(fieldOf({ car, pictures }, field), field)) changes.had += 1;
  }

  /** A known car whose row has changed. */
  changed({ feed, pictures }: FeedCar, car: StoredCar, { vehicle, fields }: ReadCar): void {
    this.#known += 1;
    const before = { car: feed, pictures };
    const after = { car, pictures: fields.pictures };
    for (const { field, changes } of this.#fields) countChange(changes, field, { before, after, vehicle });
  }

  /** A known car whose row can no longer be read. */
  unread(): void {
    this.#known += 1;
    this.#unread += 1;
  }

  shares(): FieldShare[] {
    if (this.#cars === 0) return [];
    return this.#fields.map(({ field }) => ({ field, cars: this.#filled.get(field) ?? 0, of: this.#cars }));
  }

  /** Which columns the feed lacks, without those that `said` names, and which it has instead; null if none is missing. */
  missing(said: readonly string[] = []): string | null {
    if (this.#absent.size === 0) return null;
    const isSaid = (column: string) => said.some((sentence) => sentence.includes(`"${column}"`));
    const uses = [...this.#absent].filter((column) => !isSaid(column)).map((column) => this.#useOf(column));
    const where = this.#isTable ? "the feed does not have" : "no vehicle of the feed has";
    const others = [...this.#unnamed].map((column) => `"${column}"`).join(", ");
    const sentences = [
      ...(uses.length === 0 ? [] : [`The mapping names columns that ${where}: ${uses.join(", ")}.`]),
      ...(others === "" ? [] : [`The feed has columns that the mapping does not name: ${others}.`]),
    ];
    return sentences.length === 0 ? null : sentences.join(" ");
  }

  #useOf(column: string): string {
    const key = this.#mapping.key.map(columnOfPart).includes(column) ? ["key"] : [];
    const fields = this.#facts().filter(({ missing }) => missing.includes(column));
    return `"${column}" (${[...key, ...fields.map(({ field }) => field)].join(", ")})`;
  }

  /** Why the run must not be published: one sentence for each field, with what would happen. */
  problems(maxLostPercent: number): string[] {
    if (maxLostPercent >= 100) return [];
    const { currency } = this.#mapping;
    const rules = { maxLostPercent, isTable: this.#isTable, known: this.#known, currency };
    const isFirst = this.#known === 0;
    const sentences = this.#facts().flatMap((facts) => {
      const sentence = isFirst ? firstImportSentence(facts, this.#cars) : lossSentence(facts, rules);
      return sentence === null ? [] : [sentence + this.#reasonFor(facts)];
    });
    const shown = sentences.slice(0, MOST_SENTENCES);
    if (sentences.length > MOST_SENTENCES) shown.push(`And ${sentences.length - MOST_SENTENCES} more fields.`);
    return [...this.#unreadProblem(maxLostPercent), ...shown];
  }

  #unreadProblem(maxLostPercent: number): string[] {
    if (!isTooMany(this.#unread, { had: this.#known, known: this.#known }, maxLostPercent)) return [];
    const { text } = this.#report.commonReason(({ done }) => done === "skipped");
    return [
      `The rows of ${this.#unread} of ${this.#known} cars can no longer be read, more than ${maxLostPercent} %. Most often: ${text}`,
    ];
  }

  /** What the report says most often of the field's columns, if it explains the loss: another currency, for example. */
  #reasonFor({ columns, changes, isGone }: FieldFacts): string {
    if (isGone) return "";
    const { text, times } = this.#report.commonReason(({ column }) => columns.includes(column));
    return times * 2 >= changes.emptied + changes.implausible ? ` ${text}` : "";
  }

  #facts(): FieldFacts[] {
    const has = (column: string) => !this.#absent.has(column);
    return this.#fields.map((one) => ({ ...one, ...missingColumns(one.field, this.#mapping, has) }));
  }
}
