import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import { isBlank, tolerant } from "#domain/csv/read-csv.ts";
import { SourceProblem } from "./source-problem.ts";
import type { SourceRow } from "./read-rows.ts";

const MOST_CHARACTERS = 1_000_000;

type Parsed = { record: string[]; info: { lines: number } };

/** Rows of a CSV or TSV file as people make them: any line ends, quotes where they like, new lines within quotes. */
export async function* csvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    ...tolerant,
    max_record_size: MOST_CHARACTERS,
  });
  // A reader that stops early closes both streams; faults of reading reach the loop below.
  pipeline(Readable.from(text), parser, () => undefined);
  let header: string[] | null = null;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const begins = line;
      line = info.lines + 1;
      if (isBlank(record)) continue;
      if (header === null) header = uniqueNames(record);
      else yield { line: begins, values: byName(header, record), odd: oddity(header, record) };
    }
  } catch (error) {
    throw new SourceProblem(`Line ${line} and those after it cannot be read as CSV: ${(error as Error).message}`);
  }
}

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

function oddity(header: readonly string[], cells: readonly string[]): string | null {
  if (cells.length === header.length) return null;
  return `the row has ${cells.length} cells, and the header ${header.length}: its columns have probably shifted`;
}
