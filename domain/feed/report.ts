import { moneyIn } from "#domain/country/figures.ts";
import { csvRow } from "#domain/csv/csv-row.ts";
import { fieldName } from "./field-values.ts";
import type { Finding } from "./finding.ts";

export type ImportCounts = {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  mended: number;
  skipped: number;
  missing: number;
  removed: number;
  returned: number;
  keptForBuyers: number;
  written: number;
};
export type PriceMove = { vehicle: string; name: string; before: number | null; after: number | null };
/** How many of the feed's cars have a field of the mapping. */
export type FieldShare = { field: string; cars: number; of: number };
export type ImportReport = {
  source: string;
  dealership: string;
  /** What its prices are in. */
  currency: string;
  dryRun: boolean;
  /** Why nothing was published; null when the run succeeded. */
  stopped: string | null;
  counts: ImportCounts;
  fields: FieldShare[];
  /** The pictures that the feed's cars name, after the run. */
  pictures: { ready: number; onTheWay: number; broken: number };
  notes: string[];
  largestMoves: PriceMove[];
  /** The first {@link MOST_FINDINGS}; the rest are counted in `reasons`. */
  findings: Finding[];
  /** How often each reason was given, per column. */
  reasons: { column: string; reason: string; done: Finding["done"]; times: number; example: string }[];
};

export const MOST_FINDINGS = 20_000;
export const noCounts = (): ImportCounts => ({
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  mended: 0,
  skipped: 0,
  missing: 0,
  removed: 0,
  returned: 0,
  keptForBuyers: 0,
  written: 0,
});

/** The report as a person reads it. */
export function reportText({ counts, stopped, dryRun, ...report }: ImportReport): string {
  const priced = (value: number | null) => (value === null ? "no price" : moneyIn(report.currency, value));
  const lines = [
    `${report.source} → ${report.dealership}`,
    stopped ?? (dryRun ? "Dry run: nothing was written." : `${counts.written} cars written.`),
    `${counts.rows} rows: ${counts.added} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.skipped} skipped, ${counts.mended} taken with a value mended.`,
  ];
  if (counts.returned > 0) lines.push(`${counts.returned} cars are back in the feed.`);
  if (counts.missing + counts.removed > 0)
    lines.push(`${counts.missing} cars are newly missing from the feed, ${counts.removed} were taken off the site.`);
  if (counts.keptForBuyers > 0)
    lines.push(`${counts.keptForBuyers} reserved cars keep their price and state for their buyers.`);
  const { ready, onTheWay, broken } = report.pictures;
  if (ready + onTheWay + broken > 0)
    lines.push(`${ready + onTheWay + broken} pictures: ${ready} stored, ${onTheWay} on the way, ${broken} broken.`);
  if (report.fields.length > 0) lines.push(sharesText(report.fields));
  lines.push(...report.notes);
  if (report.largestMoves.length > 0) {
    lines.push("Largest price moves:");
    for (const { vehicle, name, before, after } of report.largestMoves)
      lines.push(`  ${vehicle}  ${name}: ${priced(before)} → ${priced(after)}`);
  }
  if (report.reasons.length > 0) {
    lines.push("What the rows said that could not be shown as it is:");
    for (const { column, reason, done, times, example } of report.reasons)
      lines.push(`  ${String(times).padStart(6)} × ${column}: ${reason} (${done}; e.g. ${JSON.stringify(example)})`);
  }
  return lines.join("\n");
}

/** "Of 399 cars: make 100 %, price 98 %." */
export function sharesText(fields: readonly FieldShare[]): string {
  const shares = fields.map(({ field, cars, of }) => `${fieldName(field)} ${percentText(cars, of)}`);
  return `Of ${fields[0]?.of ?? 0} cars in the feed: ${shares.join(", ")}.`;
}

/** Rounded down, so that only all cars are 100 %. */
export function percentText(cars: number, of: number): string {
  const percent = of === 0 ? 0 : Math.floor((cars * 100) / of);
  return cars > 0 && percent === 0 ? "under 1 %" : `${percent} %`;
}

/** One line per finding, to send back to the maker of the feed. */
export function reportCsv({ findings }: ImportReport): string {
  const rows = findings.map(({ line, vehicle, column, value, reason, done }) =>
    csvRow([line === 0 ? "" : line, vehicle, column, value, reason, done]),
  );
  return ["line,vehicle,column,value,reason,done", ...rows].join("\r\n");
}
