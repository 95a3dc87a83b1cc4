export interface CsvRow {
  /** Where the row begins, counted from 1. */
  line: number;
  cells: string[];
}

/**
 * Rows of a CSV file as people make them: a byte order mark, any line ends, quotes where they like, and commas,
 * semicolons or tabs between. Empty rows are left out.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const divider = dividerOf(source);
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((one) => one !== "")) rows.push(row);
    row = { line, cells: [] };
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === "\n") line++;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') cell += source.charAt(++at);
      else quoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      quoted = true;
      cell = "";
    } else if (sign === divider) endCell();
    else if (sign === "\n") endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}

/** Whichever the first line has most of. */
function dividerOf(source: string): string {
  const [first = ""] = source.split("\n", 1);
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: first.split(sign).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.sign ?? ",";
}
