import { parseArgs } from "node:util";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import { fieldName } from "#domain/feed/field-values.ts";
import { watchedFields } from "#domain/feed/lost-fields.ts";
import { percentText, reportText } from "#domain/feed/report.ts";
import type { Dealership } from "#domain/location/location.ts";
import { durationText } from "#domain/stock-source/duration.ts";
import { missingIn } from "#domain/secret/secret-variable.ts";
import { isAddress, keyFileIn } from "#domain/stock-source/source-address.ts";
import type { ListedSource, StockRun } from "#server/adapters/store/repositories/source-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { type Env, readEnv } from "#server/environment/env.ts";
import { openSourceAccess } from "#server/stock/import/source-access.ts";
import { type RanSource, runSource } from "#server/stock/sources/run-source.ts";
import { type Command, print, CommandError } from "./command.ts";
import { dealershipOf } from "./dealership-of.ts";
import { stopSignal } from "./stop-signal.ts";

const RUNS_SHOWN = 10;

export const sourcesCommand: Command = {
  words: "[trust] [DEALERSHIP] [--json]",
  help:
    "scheduled stock sources: last run, result, next run; for one dealership also its last runs. " +
    "trust accepts the changed key of its SFTP server",
  needsStore: true,
  async run(words, store) {
    const { values, positionals } = read(words, { json: { type: "boolean", default: false } });
    const [name, trusting] = positionals;
    if (name === "trust") return trust(trusting, store);
    const wanted = name === undefined ? null : (await named(name, store)).id;
    const names = new Map((await store.operator.dealerships.list()).map((one) => [one.id, one]));
    const found = (await store.operator.sources.list()).filter(
      ({ dealershipId }) => wanted === null || dealershipId === wanted,
    );
    const listed = await Promise.all(
      found.map(async (one) => ({
        listed: one,
        dealership: names.get(one.dealershipId),
        runs: await store.operator.sources.runs(one.dealershipId, wanted === null ? 1 : RUNS_SHOWN),
      })),
    );
    if (values.json) print(JSON.stringify(listed.map(asJson), null, 2));
    else if (listed.length === 0) print("No dealership has a source. docs/import-stock.md tells how to name one.");
    else for (const one of listed) print(asText(one, new Date()));
    return listed.some(({ listed: { state } }) => state.failures > 0) ? 1 : 0;
  },
};

async function trust(name: string | undefined, store: Store): Promise<number> {
  if (name === undefined) throw new CommandError("Name the dealership whose SFTP server has another key.");
  const dealership = await named(name, store);
  const accepted = await store.operator.hostKeys.trustOffered(dealership.id);
  if (accepted.length === 0)
    throw new CommandError(`No SFTP server of ${dealership.name} has shown another key than the stored one.`);
  for (const { host, fingerprint, offered } of accepted) print(`${host}: ${offered} instead of ${fingerprint}.`);
  print(`forecourt stock run ${dealership.slug} fetches the feed now.`);
  return 0;
}

export const runCommand: Command = {
  words: "DEALERSHIP [--force]",
  help: "fetch a dealership's source now; --force reads it even if its server calls it unchanged, and removes any number of cars and fields",
  needsStore: true,
  async run(words, store) {
    const { values, positionals } = read(words, { force: { type: "boolean", default: false } });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new CommandError("Name one dealership, or a site that shows one.");
    const dealership = await named(name, store);
    const ran = await runNow(dealership, store, values.force);
    if (ran === "absent")
      throw new CommandError(
        `${dealership.name} has no source. Name one as stock in dealerships/${dealership.slug}.yaml.`,
      );
    if (ran === "busy")
      throw new CommandError(
        `A run of ${dealership.name} is under way already. forecourt stock sources shows when it ends.`,
      );
    print(ran.report ? reportText(ran.report) : withoutReport(ran.run));
    print(`Next run: ${timeText(ran.nextAt.toISOString())}.`);
    return ran.run.result === "taken" || ran.run.result === "unchanged" ? 0 : 1;
  },
};

/** What is said of a run that has read no feed. */
const withoutReport = ({ result, note }: StockRun): string =>
  result === "unchanged"
    ? `The feed was not read: ${note}. --force reads it all the same.`
    : `The run failed: ${note}.`;

async function runNow({ id }: Dealership, store: Store, force: boolean): Promise<RanSource> {
  const env = readEnv(process.env);
  const source = (await store.operator.sources.list()).find(({ dealershipId }) => dealershipId === id);
  if (source) refuseWithout(missingSettings(source.source.source, env), source);
  const access = openSourceAccess(env);
  try {
    const { feedSecrets: secrets, OPERATOR_EMAIL: operatorEmail } = env;
    const deps = { store, access, secrets, operatorEmail, clock: () => new Date(), signal: stopSignal() };
    return await runSource(id, deps, { isDue: false, force });
  } finally {
    await access.outgoing.close();
  }
}

/** The variables that a source needs and this shell does not have: the servers may well have them. */
function missingSettings(source: string, { feedSecrets, FEEDS_DIR }: Env): string[] {
  const isOnDisk = !isAddress(source) || keyFileIn(source) !== null;
  return [...new Set(missingIn(source, feedSecrets)), ...(isOnDisk && FEEDS_DIR === undefined ? ["FEEDS_DIR"] : [])];
}

function refuseWithout(missing: readonly string[], { nextAt }: ListedSource): void {
  if (missing.length === 0) return;
  throw new CommandError(
    `Not run: the feed needs ${missing.join(" and ")}, which ${missing.length === 1 ? "is" : "are"} not set here. ` +
      `Set what the servers have and run this again; they fetch the feed themselves at ${timeText(nextAt)}.`,
  );
}

/** The dealership of this name, or the one that a site of this name shows. */
async function named(name: string, store: Store): Promise<Dealership> {
  const all = await store.operator.dealerships.list();
  const found = all.find(({ slug, id }) => slug === name || id === name);
  if (found) return found;
  if (await store.operator.sites.get(name)) return dealershipOf({ site: name }, store);
  throw new CommandError(
    `There is no dealership and no site "${name}". There are: ${all.map(({ slug }) => slug).join(", ")}.`,
  );
}

type Row = { listed: ListedSource; dealership: Dealership | undefined; runs: StockRun[] };

function asJson({ listed: { dealershipId, source, state, nextAt, runsUntil }, dealership, runs }: Row) {
  const { every, mapping: _mapping, ...settings } = source;
  const { last_feed: _feed, ...shown } = state;
  return {
    dealership: dealership?.slug ?? dealershipId,
    ...settings,
    source: withoutCredentials(settings.source),
    every: durationText(every),
    tell_after: durationText(settings.tell_after),
    silent_after: settings.silent_after === null ? null : durationText(settings.silent_after),
    ...shown,
    next_at: nextAt,
    running: runsUntil !== null && runsUntil > new Date().toISOString(),
    runs,
  };
}

function asText(
  { listed: { dealershipId, source, state, nextAt, runsUntil }, dealership, runs }: Row,
  now: Date,
): string {
  const isRunning = runsUntil !== null && runsUntil > now.toISOString();
  const next = isRunning ? "running now" : nextAt <= now.toISOString() ? "due now" : `next ${timeText(nextAt)}`;
  const failing = state.failing_since === null ? "" : `, failing since ${timeText(state.failing_since)}`;
  return [
    `${dealership?.slug ?? dealershipId}  ${withoutCredentials(source.source)}  every ${durationText(source.every)}, ${next}${failing}`,
    ...(runs.length === 0 ? ["  never run"] : runs.map(runText)),
  ].join("\n");
}

function runText({ ended_at, result, note, counts, fields }: StockRun): string {
  const figures = counts
    ? `${counts.rows} rows, ${counts.added} new, ${counts.changed} changed, ${counts.missing + counts.removed} gone, ${counts.skipped} skipped`
    : "";
  const shares = fields
    .filter(({ field }) => watchedFields.includes(field))
    .map(({ field, cars, of }) => `${fieldName(field)} ${percentText(cars, of)}`)
    .join(", ");
  const [first = "", ...more] = note.split("\n");
  const head = `  ${timeText(ended_at)}  ${result.padEnd(9)}  ${[figures, shares, first].filter(Boolean).join("; ")}`;
  return [head, ...more.map((line) => `    ${line}`)].join("\n");
}

const timeText = (iso: string): string => `${iso.slice(0, 16).replace("T", " ")} UTC`;

function read<Options extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(
  args: string[],
  options: Options,
) {
  return parseArgs({ args, options, allowPositionals: true });
}
