import type { FieldRule } from "#domain/feed/mapping.ts";
import { columnsOf } from "#domain/feed/read-field.ts";
import { skippedBy } from "#domain/feed/skipped-row.ts";
import { mappingFile } from "./mapping-file.ts";
import { sampleRows } from "./sample-rows.ts";
import { moneyIn } from "#domain/country/figures.ts";
import { basename } from "node:path";
import { knownMake } from "#domain/feed/make-and-model.ts";
import { rowToCar } from "#domain/feed/row-to-car.ts";
import { suggestMapping } from "#domain/feed/suggest-mapping.ts";
import { shortened } from "#domain/feed/finding.ts";
import { detectFormat } from "#server/stock/import/detect-format.ts";
import { SourceError } from "#server/stock/import/source-error.ts";
import { readRows } from "#server/stock/import/read-rows.ts";
import type { SourceFiles } from "#server/stock/import/source-file.ts";

const SHOWN = 3;

/** A first mapping with its confidence: a line per field, and three cars as visitors would see them. */
export async function suggestFrom(
  files: SourceFiles,
  { name, currency }: { name: string; currency: string },
): Promise<{ file: string; text: string }> {
  const { sample, count } = await sampleRows(readRows(files.files, {}));
  if (sample.length === 0) throw await withoutRows(files);
  const columns = [...new Set(sample.flatMap(({ values }) => Object.keys(values)))];
  const make = knownMake(basename(files.name).replace(/\..*$/, ""));
  const { mapping, confidence, unused, remarks } = suggestMapping(columns, sample, { currency, make });
  const lines = Object.entries(mapping.fields).map(([field, rule]) => {
    const percent = String(Math.round((confidence.get(field) ?? 0) * 100)).padStart(3);
    return `  ${field.padEnd(22)} ${sourceOf(rule).padEnd(28)} ${percent} % of the values fit`;
  });
  const key = `Key: ${mapping.key.map(sourceOf).join(", ")}`;
  const cars = sample
    .filter((row) => skippedBy(row, mapping) === null)
    .map((row) => rowToCar(row, mapping, new Date(), () => undefined))
    .filter((car) => car !== null)
    .slice(0, SHOWN)
    .map(
      (car) =>
        `  ${[car.name, car.km === undefined ? "" : `${car.km} km`, car.simple_body, car.simple_fuel, car.price ? moneyIn(currency, car.price) : "no price", `${car.pictures.length} pictures`].filter(Boolean).join(" · ")}`,
    );
  const left = unused.length > 0 ? [`Columns that nothing uses: ${unused.join(", ")}`] : [];
  return {
    file: mappingFile(mapping, remarks),
    text: [
      `A mapping for ${name}, from ${sample.length} of ${count} rows:`,
      ...lines,
      key,
      ...left,
      "What it assumes:",
      ...remarks.map((remark) => `  - ${remark.text}`),
      "As visitors would see the first cars:",
      ...(cars.length > 0 ? cars : ["  None: no row could be taken as a vehicle."]),
    ].join("\n"),
  };
}

/** "Link (a piece)", "Kilometers, Odometer". */
function sourceOf(rule: FieldRule): string {
  if (typeof rule === "string") return rule;
  if (rule.value !== undefined) return `"${rule.value}"`;
  const isPiece =
    rule.after !== undefined || rule.before !== undefined || rule.split !== undefined || rule.find !== undefined;
  return `${columnsOf(rule).join(", ")}${isPiece ? " (a piece)" : ""}`;
}

async function withoutRows({ files: [first = ""] }: SourceFiles): Promise<SourceError> {
  const { head } = await detectFormat(first, {});
  const begins = shortened(head.replaceAll(/\s+/g, " ").trim());
  return new SourceError(
    "The feed has no row below its first line, so there is nothing to suggest a mapping from. " +
      (begins === "" ? "It holds only blank lines." : `It begins “${begins}”.`),
  );
}
