import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { isBlank, tolerant } from "#domain/csv/read-csv.ts";
import { boundedRow, MOST_FIELDS } from "./row-bounds.ts";
import { SourceError } from "./source-error.ts";
import type { SourceRow } from "./source-row.ts";

const MOST_CHARACTERS = 1_000_000;

type Parsed = { record: string[]; info: { lines: number } };

/** Rows of a CSV or TSV file as people make them: any line ends, quotes anywhere, line breaks within quotes. */
export async function* csvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    ...tolerant,
    max_record_size: MOST_CHARACTERS,
  });
  // A reader that stops early closes both streams; read errors reach the loop below.
  pipeline(Readable.from(text), parser, () => undefined);
  let header: string[] | null = null;
  let first: Begun[] = [];
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const begins = line;
      line = info.lines + 1;
      if (isBlank(record)) continue;
      if (header !== null) yield rowOf(header, { line: begins, cells: record });
      else if (first.push({ line: begins, cells: record }) >= LOOKED_AT) {
        header = headerOf(first);
        for (const row of first) yield rowOf(header, row);
        first = [];
      }
    }
    if (header === null && first.length > 0) {
      header = headerOf(first);
      for (const row of first) yield rowOf(header, row);
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`Line ${line} and those after it cannot be read as CSV: ${(error as Error).message}`);
  }
}

type Begun = { line: number; cells: string[] };

/** This many rows show how wide the table is. */
const LOOKED_AT = 30;

/**
 * Removes the header and the rows above it. Exports put a title, a date or an empty line above their header: those rows
 * fill few of the table's columns.
 */
function headerOf(rows: Begun[]): string[] {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").length);
  const usual = filled.toSorted((a, b) => a - b)[Math.floor(filled.length / 2)] ?? 0;
  const at = Math.max(
    0,
    filled.findIndex((count) => count > usual / 2),
  );
  const header = uniqueNames(rows[at]?.cells ?? []);
  if (header.length > MOST_FIELDS)
    throw new SourceError(`The feed has ${header.length} columns, more than ${MOST_FIELDS}.`);
  rows.splice(0, at + 1);
  return header;
}

const rowOf = (header: readonly string[], { line, cells }: Begun): SourceRow =>
  boundedRow({ line, values: byName(header, cells), odd: oddity(header, cells), header });

function uniqueNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.trim() === "" ? `Column ${at + 1}` : cell.trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const byName = (header: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""]));

/** Cells beyond the header shift others; missing ones at the end, or empty ones beyond it, do not. */
function oddity(header: readonly string[], cells: readonly string[]): string | null {
  if (cells.length < header.length / 2)
    return `the row has ${cells.length} cells, and the header ${header.length}: it is broken off`;
  if (isBlank(cells.slice(header.length))) return null;
  return `the row has ${cells.length} cells, and the header ${header.length}: its columns have shifted`;
}
