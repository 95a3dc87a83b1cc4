import { parse } from "csv-parse/sync";
import { delimiterOf } from "./delimiter.ts";

export interface CsvRow {
  /** Where the row begins, counted from 1. */
  line: number;
  cells: string[];
}

/** Both CSV readers, this one and that of feeds, accept what people make: any line ends, quotes anywhere. */
export const tolerant = { bom: true, info: true, relax_column_count: true, relax_quotes: true };

/** Spreadsheets leave rows of commas behind. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === "");

/**
 * The rows of a small CSV file, separated by commas, semicolons, tabs or bars. Empty rows are omitted. Throws on an
 * unclosed quote.
 */
export function readCsv(text: string): CsvRow[] {
  const records = parse(text, { ...tolerant, delimiter: delimiterOf(text), trim: true });
  let line = 1;
  return (records as unknown as { record: string[]; info: { lines: number } }[]).flatMap(({ record, info }) => {
    const row = { line, cells: record };
    line = info.lines + 1;
    return isBlank(record) ? [] : [row];
  });
}
