import { ownValue } from "#domain/own-value.ts";
import { moneyIn } from "#domain/country/figures.ts";
import { basename } from "node:path";
import { knownMake } from "#domain/feed/make-and-model.ts";
import type { Mapping } from "#domain/feed/mapping.ts";
import { rowToCar } from "#domain/feed/row-to-car.ts";
import { suggestMapping } from "#domain/feed/suggest-mapping.ts";
import { shortened } from "#domain/feed/finding.ts";
import { detectFormat } from "#server/services/stock-import/detect-format.ts";
import { SourceProblem } from "#server/services/stock-import/source-problem.ts";
import { readRows } from "#server/services/stock-import/read-rows.ts";
import type { SourceRow } from "#server/services/stock-import/source-row.ts";
import type { SourceFiles } from "#server/services/stock-import/source-file.ts";

const SAMPLE_ROWS = 1000;
const SHOWN = 3;

/** A first mapping with its confidence: a line per field, and three cars as visitors would see them. */
export async function suggestFrom(
  files: SourceFiles,
  { name, currency }: { name: string; currency: string },
): Promise<{ mapping: Mapping; text: string }> {
  const sample: SourceRow[] = [];
  for await (const row of readRows(files.files, {})) if (sample.push(row) >= SAMPLE_ROWS) break;
  if (sample.length === 0) throw await withoutRows(files);
  const columns = [...new Set(sample.flatMap(({ values }) => Object.keys(values)))];
  const make = knownMake(basename(files.name).replace(/\..*$/, ""));
  const { mapping, confidence, unused, remarks } = suggestMapping(columns, sample, { currency, make });
  const lines = Object.entries(mapping.fields).map(([field, rule]) => {
    const column = typeof rule === "string" ? rule : [rule.from ?? String(rule.value ?? "")].flat().join(", ");
    return `  ${field.padEnd(22)} ${column.padEnd(28)} ${String(Math.round((ownValue(confidence, field) ?? 0) * 100)).padStart(3)} % of the values fit`;
  });
  const repeats = mapping.key_repeats ? " (no column is unique, so equal rows are numbered)" : "";
  const key = `Key: ${mapping.key.join(", ")}${repeats}`;
  const cars = sample
    .map((row) => rowToCar(row, mapping, new Date(), () => undefined))
    .filter((car) => car !== null)
    .slice(0, SHOWN)
    .map(
      (car) =>
        `  ${[car.name, car.km === undefined ? "" : `${car.km} km`, car.simple_body, car.simple_fuel, car.price ? moneyIn(currency, car.price) : "no price", `${car.pictures.length} pictures`].filter(Boolean).join(" · ")}`,
    );
  const left = unused.length > 0 ? [`Columns that nothing uses: ${unused.join(", ")}`] : [];
  return {
    mapping,
    text: [
      `A mapping for ${name}, from ${sample.length} rows:`,
      ...lines,
      key,
      ...left,
      ...remarks,
      "As visitors would see the first cars:",
      ...(cars.length > 0 ? cars : ["  None: no row could be taken as a vehicle."]),
    ].join("\n"),
  };
}

async function withoutRows({ files: [first = ""] }: SourceFiles): Promise<SourceProblem> {
  const { head } = await detectFormat(first, {});
  const begins = shortened(head.replaceAll(/\s+/g, " ").trim());
  return new SourceProblem(
    "The feed has no row below its first line, so there is nothing to suggest a mapping from. " +
      (begins === "" ? "It holds only blank lines." : `It begins “${begins}”.`),
  );
}
