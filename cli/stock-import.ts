import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Finding } from "#domain/feed/finding.ts";
import { maxLostPercent } from "#domain/feed/lost-fields.ts";
import { type Mapping, mappingSchema } from "#domain/feed/mapping.ts";
import { type ImportReport, reportCsv, reportText } from "#domain/feed/report.ts";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import { vanishedSchema } from "#domain/feed/vanished.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { readEnv } from "#server/environment/env.ts";
import { anywhere } from "#server/stock/import/below-folder.ts";
import type { Writing } from "#server/stock/import/feed-writer.ts";
import { fetchSource } from "#server/stock/import/fetch-source.ts";
import { hostKeyBook } from "#server/stock/import/host-key-book.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { readRows, whileAllowed } from "#server/stock/import/read-rows.ts";
import { openSourceAccess } from "#server/stock/import/source-access.ts";
import type { SourceFiles } from "#server/stock/import/source-file.ts";
import { sentence, YamlFile } from "#site/yaml-file.ts";
import { type Command, print, CommandError } from "./command.ts";
import { currencyOf, dealershipOf } from "./dealership-of.ts";
import { importProgress } from "./import-progress.ts";
import { fetchPicturesNow } from "./picture-fetching.ts";
import { stopSignal } from "./stop-signal.ts";
import { suggestFrom } from "./suggest-from.ts";

const options = {
  site: { type: "string" },
  dealership: { type: "string" },
  mapping: { type: "string" },
  suggest: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  force: { type: "boolean", default: false },
  report: { type: "string" },
  "wait-for-pictures": { type: "boolean", default: false },
  "vanished-becomes": { type: "string" },
  "vanished-after-hours": { type: "string" },
  "max-removed-percent": { type: "string" },
  "max-lost-percent": { type: "string" },
} as const;

const help =
  "bring a dealer's feed (file, folder, https:// or sftp://) into the stock; --suggest writes a first --mapping FILE, " +
  "--dry-run shows what would change, --report FILE.json or .csv keeps the findings, --force removes any number of cars and of their fields, " +
  "--wait-for-pictures fetches the pictures before it ends";

export const importCommand: Command = {
  words: "SOURCE --site SLUG",
  help,
  needsStore: true,
  async run(words, store) {
    const { values, source } = read(words);
    const dealership = await dealershipOf(values, store);
    const mappingFile = values.mapping ?? `${dealership.slug}.mapping.yaml`;
    const env = readEnv(process.env);
    const shared = openSourceAccess(env);
    const { outgoing } = shared;
    const signal = stopSignal();
    const hostKeys = hostKeyBook(store.operator.hostKeys, dealership);
    const access = { ...shared, hostKeys, localFile: anywhere, scratch: join(shared.scratch, randomUUID()) };
    const files = await fetchSource(source, access, signal);
    try {
      if (values.suggest)
        return await suggest(files, mappingFile, { ...dealership, currency: await currencyOf(dealership, store) });
      const forceCommand = commandText(["stock", "import", ...words.filter((word) => word !== "--dry-run"), "--force"]);
      const context = { store, dealership, values, forceCommand, disk: access.disk, signal };
      const imported = await runImport(files, readMapping(mappingFile), context);
      const isWaiting = values["wait-for-pictures"] && !values["dry-run"] && imported.stopped === null;
      const report = isWaiting ? await withPictures(imported, { store, dealership, outgoing }) : imported;
      if (values.report !== undefined) writeReport(values.report, report);
      print(reportText(report));
      if (report.pictures.broken > 0)
        print(`Broken pictures: forecourt stock pictures --dealership ${dealership.slug}`);
      return report.stopped === null ? 0 : 1;
    } finally {
      await files.remove();
      await outgoing.close();
    }
  },
};

/** The command as it is typed, without passwords of addresses. */
const commandText = (words: readonly string[]): string =>
  ["forecourt", ...words.map(withoutCredentials)]
    .map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(" ");

type Values = ReturnType<typeof read>["values"];

function read(words: string[]) {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new Error("Name one source: a file, a folder, or an address.");
  return { values, source };
}

function readMapping(file: string): Mapping {
  if (!existsSync(file)) {
    throw new CommandError(
      `There is no mapping ${file}. Write a first one with --suggest --mapping ${file}, then look at it.`,
    );
  }
  const yaml = new YamlFile(file, readFileSync(file, "utf8"));
  const parsed = yaml.problems.length === 0 ? mappingSchema.safeParse(yaml.value, { reportInput: true }) : null;
  if (parsed?.success) return parsed.data;
  const problems = parsed === null ? yaml.problems : yaml.problemsFrom(parsed.error);
  throw new CommandError([...problems.map(sentence), "Nothing was changed."].join("\n"));
}

type Seller = { name: string; currency: string };

async function suggest(files: SourceFiles, mappingFile: string, seller: Seller): Promise<number> {
  if (existsSync(mappingFile))
    throw new CommandError(`${mappingFile} exists already. Move it away, or name another with --mapping.`);
  const { file, text } = await suggestFrom(files, seller);
  writeFileSync(mappingFile, file);
  print(text);
  print(`\nWritten to ${mappingFile}. Look at it, then run the same command without --suggest, first with --dry-run.`);
  return 0;
}

type RunContext = Writing & { store: Store; dealership: Dealership; values: Values; forceCommand: string };

async function runImport(
  files: SourceFiles,
  mapping: Mapping,
  { store, dealership, values, forceCommand, ...writing }: RunContext,
): Promise<ImportReport> {
  const vanished = vanishedSchema.safeParse({
    becomes: values["vanished-becomes"],
    after_hours: numberOf(values["vanished-after-hours"]),
  });
  if (!vanished.success)
    throw new CommandError("--vanished-becomes takes sold or hidden, --vanished-after-hours a number.");
  const lost = maxLostPercent.safeParse(numberOf(values["max-lost-percent"]));
  if (!lost.success) throw new CommandError("--max-lost-percent takes a number from 0 to 100.");
  const progress = importProgress(files.files.reduce((sum, file) => sum + statSync(file).size, 0));
  try {
    return await importStock({
      store,
      dealership,
      mapping,
      source: files.name,
      author: "command line",
      rows: whileAllowed(readRows(files.files, mapping.format, progress.bytes), writing),
      rules: {
        vanished: vanished.data,
        maxRemovedPercent: numberOf(values["max-removed-percent"]) ?? 20,
        maxLostPercent: lost.data,
      },
      now: new Date(),
      dryRun: values["dry-run"],
      force: values.force,
      forceCommand,
      onRow: progress.rows,
    });
  } finally {
    progress.end();
  }
}

type PictureContext = { store: Store; dealership: Dealership; outgoing: Outgoing };

/** Fetches the pictures of the run, and adds failed ones to its report. */
async function withPictures(report: ImportReport, context: PictureContext): Promise<ImportReport> {
  const { counts: pictures, broken } = await fetchPicturesNow(context);
  const named = new Set(report.findings.map(({ value }) => value));
  const found = broken.filter(({ address }) => !named.has(address));
  const findings = found.map(({ stocknum, address, reason }): Finding => ({
    line: 0,
    vehicle: stocknum,
    column: "images",
    value: address,
    reason: `the picture was not taken: ${reason}`,
    done: "mended",
  }));
  const reasons = Map.groupBy(findings, ({ reason }) => reason)
    .entries()
    .map(([reason, same]) => ({
      column: "images",
      reason,
      done: "mended" as const,
      times: same.length,
      example: same[0]?.value ?? "",
    }));
  return {
    ...report,
    pictures,
    findings: [...report.findings, ...findings],
    reasons: [...report.reasons, ...reasons],
  };
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0)
    throw new CommandError(`"${text}" is no number from 0 on.`);
  return value;
}

function writeReport(file: string, report: ImportReport): void {
  writeFileSync(file, file.endsWith(".csv") ? reportCsv(report) : `${JSON.stringify(report, null, 2)}\n`);
}
