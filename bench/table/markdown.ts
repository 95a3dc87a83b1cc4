import type { Row } from "./row.ts";

const headings = { what: "what", figure: "figure", peer: "peer", ratio: "ratio", target: "target", reached: "reached" };

/** Rows as a Markdown table with even columns, for the terminal and for the document alike. */
export function tableOf(rows: readonly Row[]): string {
  const names = Object.keys(headings) as (keyof Row)[];
  const widths = names.map((name) => Math.max(...[headings, ...rows].map((one) => one[name].length)));
  const line = (one: Record<keyof Row, string>) =>
    `| ${names.map((name, at) => one[name].padEnd(widths[at] ?? 0)).join(" | ")} |\n`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|\n`;
  return line(headings) + rule + rows.map(line).join("");
}
