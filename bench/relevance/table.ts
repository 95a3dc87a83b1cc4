import { summaryOf, type Measured } from "#tests/relevance/measure-search.ts";
import { groups } from "./groups.ts";

/** What each engine answered, our own first. */
export type Answers = Map<string, readonly Measured[]>;

/** NDCG@10 and the share of wrong first pages of each engine, by group of queries. */
export function relevanceTable(answers: Answers): string {
  const heading = ["", "queries", ...[...answers.keys()].flatMap((name) => [name, "wrong"])];
  const rows = [...groups].map(([name, has]) => {
    const summaries = [...answers.values()].map((measured) => summaryOf(measured.filter(has)));
    const figures = summaries.flatMap(({ ndcg, wrongShare }) => [ndcg.toFixed(3), percent(wrongShare)]);
    return [name, String(summaries[0]?.queries ?? 0), ...figures];
  });
  const widths = heading.map((_, at) => Math.max(...[heading, ...rows].map((row) => row[at]?.length ?? 0)));
  return [heading, ...rows]
    .map((row) => row.map((cell, at) => padded(cell, widths[at] ?? 0, at)).join("  "))
    .join("\n");
}

/** Names to the left, figures to the right. */
const padded = (cell: string, width: number, at: number): string =>
  at === 0 ? cell.padEnd(width) : cell.padStart(width);

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
