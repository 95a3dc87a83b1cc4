import type { SourceRow } from "#server/stock/import/source-row.ts";

const FIRST_ROWS = 500;
const MOST_OTHERS = 1500;

/** The first rows, and others spread over the whole feed: feeds are often sorted, and their end differs. */
export async function sampleRows(rows: AsyncIterable<SourceRow>): Promise<{ sample: SourceRow[]; count: number }> {
  const first: SourceRow[] = [];
  let others: SourceRow[] = [];
  let every = 1;
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (first.length < FIRST_ROWS) first.push(row);
    else if (count % every === 0) others.push(row);
    if (others.length < MOST_OTHERS) continue;
    others = others.filter((_row, at) => at % 2 === 1);
    every *= 2;
  }
  return { sample: [...first, ...others], count };
}
