import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { type Mapping, mappingSchema } from "#domain/feed/mapping.ts";
import { type ImportReport, reportCsv, reportText } from "#domain/feed/report.ts";
import { vanishedSchema } from "#domain/feed/vanished.ts";
import type { Dealership } from "#domain/location/location.ts";
import { createOutgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/env.ts";
import { fetchSource } from "#server/services/stock-import/fetch-source.ts";
import { importStock } from "#server/services/stock-import/import-run.ts";
import { readRows } from "#server/services/stock-import/read-rows.ts";
import type { SourceFiles } from "#server/services/stock-import/source-file.ts";
import { sentence, YamlFile } from "#site/yaml-file.ts";
import { type Command, print, Refused } from "./command.ts";
import { importProgress } from "./import-progress.ts";
import { suggestFrom } from "./suggest-from.ts";

const options = {
  site: { type: "string" },
  dealership: { type: "string" },
  mapping: { type: "string" },
  suggest: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  report: { type: "string" },
  "vanished-becomes": { type: "string" },
  "vanished-after-hours": { type: "string" },
  "max-removed-percent": { type: "string" },
} as const;

const help =
  "bring a dealer's feed (file, folder, https:// or sftp://) into the stock; --suggest writes a first --mapping FILE, " +
  "--dry-run shows what would change, --report FILE.json or .csv keeps the findings, --force removes any number of cars";

export const importCommand: Command = {
  words: "SOURCE --site SLUG",
  help,
  needsStore: true,
  async run(words, store) {
    const { values, source } = read(words);
    const dealership = await dealershipOf(values, store);
    const mappingFile = values.mapping ?? `${dealership.slug}.mapping.yaml`;
    const env = readEnv(process.env);
    const outgoing = createOutgoing({ allow: env.OUTGOING_ALLOW });
    const scratch = join(resolve(env.DATA_DIR), "imports");
    const files = await fetchSource(source, { scratch, outgoing, allow: env.OUTGOING_ALLOW });
    try {
      if (values.suggest) return await suggest(files, mappingFile, dealership);
      const report = await runImport(files, readMapping(mappingFile), { store, dealership, values });
      if (values.report !== undefined) writeReport(values.report, report);
      print(reportText(report));
      return report.stopped === null ? 0 : 1;
    } finally {
      await files.remove();
      await outgoing.close();
    }
  },
};

type Values = ReturnType<typeof read>["values"];

function read(words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    const [source, ...more] = positionals;
    if (source === undefined || more.length > 0) throw new Error("Name one source: a file, a folder, or an address.");
    return { values, source };
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

/** The dealership by name, or the one that a site shows. */
export async function dealershipOf(
  { site, dealership }: Pick<Values, "site" | "dealership">,
  store: Store,
): Promise<Dealership> {
  const all = await store.operator.dealerships.list();
  if (dealership !== undefined) {
    const found = all.find(({ slug, id }) => slug === dealership || id === dealership);
    if (!found)
      throw new Refused(
        `There is no dealership "${dealership}". There are: ${all.map(({ slug }) => slug).join(", ")}.`,
      );
    return found;
  }
  if (site === undefined) throw new Refused("Name whose stock it is: --site SLUG or --dealership SLUG.");
  const stored = await store.operator.sites.get(site);
  if (!stored) throw new Refused(`There is no site "${site}". forecourt sites list shows them all.`);
  const { settings } = stored.document as { settings: { dealerships?: string[] } };
  const own = all.filter(({ id, slug }) => settings.dealerships?.includes(id) || settings.dealerships?.includes(slug));
  const [only, second] = own;
  if (!only) throw new Refused(`The site "${site}" names no dealership. Name it with --dealership SLUG.`);
  if (second)
    throw new Refused(
      `The site "${site}" shows several dealerships. Name one: --dealership ${own.map(({ slug }) => slug).join(" or ")}.`,
    );
  return only;
}

function readMapping(file: string): Mapping {
  if (!existsSync(file)) {
    throw new Refused(
      `There is no mapping ${file}. Write a first one with --suggest --mapping ${file}, then look at it.`,
    );
  }
  const yaml = new YamlFile(file, readFileSync(file, "utf8"));
  const parsed = yaml.problems.length === 0 ? mappingSchema.safeParse(yaml.value, { reportInput: true }) : null;
  if (parsed?.success) return parsed.data;
  const problems = parsed === null ? yaml.problems : yaml.problemsFrom(parsed.error);
  throw new Refused([...problems.map(sentence), "Nothing was changed."].join("\n"));
}

async function suggest(files: SourceFiles, mappingFile: string, dealership: Dealership): Promise<number> {
  if (existsSync(mappingFile))
    throw new Refused(`${mappingFile} exists already. Move it away, or name another with --mapping.`);
  const { mapping, text } = await suggestFrom(files, dealership);
  const { format: _format, ...written } = mapping;
  writeFileSync(mappingFile, stringify(written));
  print(text);
  print(`\nWritten to ${mappingFile}. Look at it, then run the same command without --suggest, first with --dry-run.`);
  return 0;
}

type RunContext = { store: Store; dealership: Dealership; values: Values };

async function runImport(
  files: SourceFiles,
  mapping: Mapping,
  { store, dealership, values }: RunContext,
): Promise<ImportReport> {
  const vanished = vanishedSchema.safeParse({
    becomes: values["vanished-becomes"],
    after_hours: numberOf(values["vanished-after-hours"]),
  });
  if (!vanished.success) throw new Refused("--vanished-becomes takes sold or hidden, --vanished-after-hours a number.");
  const progress = importProgress(files.files.reduce((sum, file) => sum + statSync(file).size, 0));
  try {
    return await importStock({
      store,
      dealership,
      mapping,
      source: files.name,
      rows: readRows(files.files, mapping.format, progress.bytes),
      rules: { vanished: vanished.data, maxRemovedPercent: numberOf(values["max-removed-percent"]) ?? 20 },
      now: new Date(),
      dryRun: values["dry-run"],
      force: values.force,
      onRow: progress.rows,
    });
  } finally {
    progress.end();
  }
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0)
    throw new Refused(`"${text}" is no number from 0 on.`);
  return value;
}

function writeReport(file: string, report: ImportReport): void {
  writeFileSync(file, file.endsWith(".csv") ? reportCsv(report) : `${JSON.stringify(report, null, 2)}\n`);
}
