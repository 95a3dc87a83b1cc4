import { columnOfPart, keyOf, Occurrences, olderKeyOf, textOfPart } from "#domain/feed/feed-key.ts";
import type { Finding, Note } from "#domain/feed/finding.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import { cellOf, columnsOf, readText } from "#domain/feed/read-field.ts";
import { type FeedCarFields, rowToCar } from "#domain/feed/row-to-car.ts";
import { misfits } from "#domain/feed/shifted-row.ts";
import { skippedBy } from "#domain/feed/skipped-row.ts";
import { saysNothing } from "#domain/feed/value-tables.ts";
import { hashOf, numberOf } from "./feed-car.ts";
import type { FailingPictures } from "./import-pictures.ts";
import type { SourceRow } from "./source-row.ts";
import type { ReportBuilder } from "./report-builder.ts";

/** A row that describes a vehicle. `hash` changes when the row or the mapping changes its description. */
export type ReadCar = Keyed & { hash: string; fields: FeedCarFields; note: Note; vehicle: string };
/** A row that names a vehicle, and does not describe it. */
export type UnreadRow = Keyed & { fields: null };
/** A car may be stored under the key of an earlier release; it gets the new one when it is next written. */
type Keyed = { key: string; olderKey: string | null };

const numbered =
  "No column of this feed tells one vehicle from another. Rows with the same key columns are numbered in their order; " +
  "when such a row moves or goes, its neighbours may swap addresses.";

type ReaderFacts = { mapping: Mapping; now: Date; failing: FailingPictures };

/** Reads rows by the mapping, numbers the keys, and reports oddities. */
export class RowReader {
  readonly #mapping: Mapping;
  readonly #now: Date;
  readonly #report: ReportBuilder;
  readonly #seen = new Occurrences(numberOf);
  readonly #mapped: readonly string[];
  readonly #pictureColumns: string;
  readonly #keyColumns: string;

  readonly #failing: FailingPictures;

  constructor({ mapping, now, failing }: ReaderFacts, report: ReportBuilder) {
    this.#mapping = mapping;
    this.#now = now;
    this.#failing = failing;
    this.#report = report;
    this.#mapped = [...new Set(Object.values(mapping.fields).flatMap(columnsOf))];
    const images = mapping.fields["images"];
    this.#pictureColumns = images === undefined ? "images" : columnsOf(images).join(", ") || "images";
    this.#keyColumns = mapping.key.map(columnOfPart).join(", ");
    if (mapping.key_repeats) report.note(numbered);
  }

  read(row: SourceRow): ReadCar | UnreadRow | null {
    const findings: Omit<Finding, "line" | "vehicle">[] = [];
    const note: Note = (column, value, reason, done) => void findings.push({ column, value, reason, done });
    const skip = skippedBy(row, this.#mapping);
    if (skip) note(skip.column, skip.value, skip.reason, "skipped");
    // Without a key, a car that an earlier mapping made of the row counts as missing from the feed, and leaves the site.
    const key = skip ? null : this.#numberedKey(row, note);
    const isUsable = this.#isUsable(row, note);
    const fields = key === null || !isUsable ? null : rowToCar(row, this.#mapping, this.#now, note);
    for (const address of fields?.pictures ?? []) {
      const reason = this.#failing.get(address);
      if (reason !== undefined) note(this.#pictureColumns, address, `the picture was not taken: ${reason}`, "mended");
    }
    const { stocknum } = this.#mapping.fields;
    const number = fields?.stocknum || (stocknum === undefined ? "" : readText(stocknum, row).text);
    const vehicle = number || fields?.name || this.#mapping.key.map((part) => textOfPart(part, row)).join(" ");
    this.#countSilentCells(row);
    const report: Note = (column, value, reason, done) =>
      this.#report.finding({ line: row.line, vehicle, column, value, reason, done });
    for (const { column, value, reason, done } of findings) report(column, value, reason, done);
    const { counts } = this.#report;
    if (key === null || fields === null) counts.skipped += 1;
    else if (findings.some(({ done }) => done === "mended")) counts.mended += 1;
    if (key === null) return null;
    const keys = { key, olderKey: this.#olderKey(row) };
    return fields === null ? { ...keys, fields } : { ...keys, hash: hashOf(fields), fields, note: report, vehicle };
  }

  /** A row with too many or too few cells is accepted only if its values fit their columns. */
  #isUsable(row: SourceRow, note: Note): boolean {
    if (row.odd === null) return true;
    const [misfit] = misfits(row, this.#mapping);
    note(misfit?.column ?? "(row)", misfit?.text ?? "", row.odd, misfit ? "skipped" : "mended");
    return misfit === undefined;
  }

  /** Cells such as "- / -" or "NA" are common: the report counts them per column instead of listing each. */
  #countSilentCells(row: SourceRow): void {
    for (const column of this.#mapped) {
      const value = cellOf(row, column).trim();
      if (value !== "" && saysNothing(value)) this.#report.silentCell(column, value);
    }
  }

  /** True for the key of every row in the feed, usable or not: a car is not gone because its row is broken. */
  hasSeen(key: string): boolean {
    const [base = "", occurrence = "1"] = key.split("#");
    return this.#seen.has(base, Number(occurrence));
  }

  #olderKey(row: SourceRow): string | null {
    const older = olderKeyOf(row, this.#mapping);
    if (older === null) return null;
    const key = hashOf(older);
    this.#seen.next(key);
    return key;
  }

  /** Rows with the same key are duplicates if the mapping names key columns, and are numbered otherwise. */
  #numberedKey(row: SourceRow, note: Note): string | null {
    const said = keyOf(row, this.#mapping);
    if (said === null) {
      note(this.#keyColumns, "", "the key of this row is empty", "skipped");
      return null;
    }
    const base = hashOf(said);
    const occurrence = this.#seen.next(base);
    if (occurrence === 1) return base;
    if (this.#mapping.key_repeats) return `${base}#${occurrence}`;
    note(this.#keyColumns, said.replaceAll("\u001f", ", "), "an earlier row has the same key", "skipped");
    return null;
  }
}
