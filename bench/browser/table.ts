/** Rows under their headings, as Markdown that also reads well as plain text. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => pad(cells[at] ?? "", width, at)).join(" | ")} |\n`;
  const rule = `|${widths.map((width, at) => (isText(at) ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|\n`;
  return line(headings) + rule + rows.map(line).join("");
}

/** The first two columns name what was measured. */
const isText = (column: number): boolean => column < 2;
const pad = (cell: string, width: number, column: number): string =>
  isText(column) ? cell.padEnd(width) : cell.padStart(width);
