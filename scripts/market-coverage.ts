import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { modelAt } from "#domain/market/find-model.ts";
import { marketModel } from "#domain/market/market-names.ts";
import { marketModels } from "#domain/market/market-rows.ts";
import { sizeClasses } from "#domain/market/size-class.ts";
import { wordsOf } from "#domain/text/spelling.ts";
import { caravans } from "#demo/catalogue/caravans.ts";
import { australianCars } from "#demo/catalogue/cars/australia.ts";
import { luxury } from "#demo/catalogue/cars/luxury.ts";
import { japaneseImports } from "#demo/catalogue/cars/new-zealand.ts";
import { motorcycles } from "#demo/catalogue/motorcycles.ts";
import { trucks } from "#demo/catalogue/trucks.ts";
import { showHelp } from "./show-help.ts";

showHelp(`node scripts/market-coverage.ts [ADVERTISEMENTS.csv]

Prints how much of the market domain/market/ knows: its rows by class, the demo stock, and a file of advertisements, each
with a column "title" that reads "2021 Toyota HiLux SR5".`);

const rows = marketModels();
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

print("class                 rows  seats   towing  range   price");
for (const [size, { kind }] of Object.entries(sizeClasses))
  printRow(
    size,
    kind,
    rows.filter((row) => row.size === size),
  );
printRow("all", "car", rows);
const advertised = (has: (row: (typeof rows)[number]) => boolean): string => {
  const ads = (some: typeof rows) => some.reduce((sum, { advertisements }) => sum + advertisements, 0);
  return percent(ads(rows.filter(has)), ads(rows));
};
print(
  `weighted by advertisements: seats ${advertised(({ seats }) => seats.length > 0)}, ` +
    `towing ${advertised(({ brakedTow }) => brakedTow !== null)}, price ${advertised(({ price }) => price !== null)}`,
);
print(
  `rows with a source besides general knowledge: ${percent(rows.filter(({ source }) => source !== "G").length, rows.length)}`,
);

const stock = [...australianCars, ...luxury, ...japaneseImports, ...motorcycles, ...caravans, ...trucks];
printKnown(
  "models of the demo stock",
  stock.map(({ make, model }) => `${make} ${model}`),
  stock.map((one) => marketModel(one) !== null),
);

const [file] = process.argv.slice(2);
if (file !== undefined) {
  const lines = parse(readFileSync(file), { columns: (names: string[]) => names.map((name) => name.toLowerCase()) });
  const titles = (lines as { title: string }[])
    .map(({ title }) => title.replace(/^\d{4} /, ""))
    .filter((title) => title !== "" && title !== "NA");
  printKnown(
    "advertisements",
    titles,
    titles.map((title) => (modelAt(wordsOf(title), 0)?.model ?? null) !== null),
  );
}

function printRow(name: string, kind: string, some: typeof rows): void {
  const share = (has: (row: (typeof rows)[number]) => boolean) =>
    percent(some.filter(has).length, some.length).padStart(7);
  const electric = some.filter(({ fuels }) => fuels.length === 1 && fuels[0] === "electric");
  const cells = [
    share(({ seats }) => seats.length > 0),
    share(({ brakedTow }) => brakedTow !== null),
    percent(electric.filter(({ electricRange }) => electricRange !== null).length, electric.length).padStart(7),
    share(({ price }) => price !== null),
  ];
  print(`${name.padEnd(20)} ${String(some.length).padStart(5)} ${kind === "car" ? cells.join(" ") : ""}`);
}

function printKnown(what: string, names: readonly string[], known: readonly boolean[]): void {
  const unknown = Map.groupBy(
    names.filter((_, index) => !known[index]),
    (name) => name,
  );
  print(`${what}: ${percent(known.filter(Boolean).length, known.length)} of ${known.length} known`);
  for (const [name, same] of [...unknown].sort((a, b) => b[1].length - a[1].length).slice(0, 20)) {
    print(`  unknown: ${name}${same.length > 1 ? ` (${same.length})` : ""}`);
  }
}
