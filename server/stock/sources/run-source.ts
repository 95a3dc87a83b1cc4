import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Dealership } from "#domain/location/location.ts";
import type { ImportReport } from "#domain/feed/report.ts";
import { withoutCredentials } from "#domain/feed/without-credentials.ts";
import type { LastFeed } from "#domain/stock-source/last-feed.ts";
import { withSecrets } from "#domain/stock-source/source-address.ts";
import { afterRun, nextRunAt, type RunOutcome } from "#domain/stock-source/source-state.ts";
import type { ClaimedSource } from "#server/adapters/store/repositories/source-leases.ts";
import type { StockRun } from "#server/adapters/store/repositories/source-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { fetchSource } from "#server/stock/import/fetch-source.ts";
import type { SourceAccess } from "#server/stock/import/run-access.ts";
import { hostKeyBook } from "#server/stock/import/host-key-book.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { readRows, whileAllowed } from "#server/stock/import/read-rows.ts";
import { reasonOf } from "#server/stock/import/source-file.ts";
import { knownFeed } from "./known-feed.ts";
import { sourceMail } from "./source-mail.ts";

export type SourceDeps = {
  store: Store;
  access: SourceAccess;
  /** Variables of the server that addresses may refer to. */
  secrets: Readonly<Record<string, string>>;
  /** Who gets mails about sources that name nobody. */
  operatorEmail: readonly string[];
  clock: () => Date;
  random?: () => number;
  /** Ends the run early; another process takes it over at once. */
  signal?: AbortSignal;
  runMs?: number;
};
export type SourceRun = { run: StockRun; report: ImportReport | null; nextAt: Date };
/**
 * `busy`: another process runs it, or imports into this stock by hand. `absent`: there is no such source, or it is not
 * due.
 */
export type RanSource = SourceRun | "busy" | "absent";

/** Well before the lease ends. */
const PROLONG_MS = 15_000;
/** How soon a run notices that its source was changed or taken out of the files. */
const LOOK_MS = 1000;
const BUSY_MS = 60_000;
/** Longer than a feed of any size takes. */
export const RUN_MS = 2 * 60 * 60_000;
const FINDINGS_KEPT = 100;
const SCRATCH_KEPT_MS = 24 * 3_600_000;

/** Runs one source, unless another process does; records the result and the next time. */
export async function runSource(
  dealershipId: string,
  deps: SourceDeps,
  { isDue, force = false, lease = randomUUID() }: { isDue: boolean; force?: boolean; lease?: string },
): Promise<RanSource> {
  const { store, clock } = deps;
  const { sources, dealerships } = store.operator;
  const claimed = await sources.claim(dealershipId, lease, { isDue });
  const whyNot = async () => ((await sources.get(dealershipId)) ? "busy" : "absent");
  if (!claimed) return whyNot();
  const began_at = clock().toISOString();
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(deps.signal ? [deps.signal] : [])]);
  // A store that is away for a moment ends no run.
  const heart = setInterval(() => void sources.prolong(claimed).catch(() => undefined), PROLONG_MS);
  const look = setInterval(() => {
    sources.isHeld(claimed).then(
      (isHeld) => isHeld || stop.abort(),
      () => undefined,
    );
  }, LOOK_MS);
  try {
    const dealership = await dealerships.get(dealershipId);
    const attempted = dealership
      ? await attempt(claimed, dealership, { ...deps, signal }, force)
      : { outcome: failure("the dealership cannot be read"), report: null };
    if (attempted === "busy")
      await sources.release(claimed, new Date(clock().getTime() + (deps.signal?.aborted ? 0 : BUSY_MS)));
    else return await record({ claimed, dealership, began_at, ...attempted }, deps);
  } catch (error) {
    // The source was changed, or is no more.
    if (!isRefused(error)) throw error;
  } finally {
    clearInterval(heart);
    clearInterval(look);
  }
  return whyNot();
}

const isRefused = (error: unknown): boolean => error instanceof StoreError && error.kind === "refused";

type Recording = Pick<SourceDeps, "store" | "operatorEmail" | "clock" | "random">;
type Ended = {
  claimed: ClaimedSource;
  dealership: Dealership | null;
  began_at: string;
} & Attempted;

async function record(ended: Ended, deps: Recording): Promise<SourceRun> {
  const { claimed, dealership, began_at, outcome, report, lastFeed = claimed.state.last_feed } = ended;
  const { store, clock, random = Math.random } = deps;
  const now = clock();
  const { state: after, tell } = afterRun(claimed.state, outcome, claimed.source, now);
  const state = { ...after, last_feed: lastFeed };
  const findings = report?.findings.slice(0, FINDINGS_KEPT) ?? [];
  const fields = report?.fields ?? [];
  const run = { id: randomUUID(), began_at, ended_at: now.toISOString(), ...outcome, findings, fields };
  const nextAt = nextRunAt(state, claimed.source.every, now, random());
  const mail = tell && (await sourceMail(tell, { claimed, state, outcome, dealership, deps }));
  await store.operator.sources.record(claimed, { run, state, nextAt, mail });
  return { run, report, nextAt };
}

/** Counts a run as failed whose process has ended without recording it, and removes what it left on the disk. */
export async function recordDeadRun(
  claimed: ClaimedSource,
  note: string,
  { scratch, ...deps }: Recording & { scratch: string },
): Promise<void> {
  await rm(scratchOf(scratch, claimed.lease), { recursive: true, force: true });
  const dealership = await deps.store.operator.dealerships.get(claimed.dealershipId);
  const began_at = deps.clock().toISOString();
  await record({ claimed, dealership, began_at, outcome: failure(note), report: null }, deps);
}

const failure = (note: string): RunOutcome => ({ result: "failed", note, counts: null });

/** `lastFeed`: what is known of the feed afterwards, if the run has read it. */
type Attempted = { outcome: RunOutcome; report: ImportReport | null; lastFeed?: LastFeed | null };

async function attempt(
  claimed: ClaimedSource,
  dealership: Dealership,
  deps: SourceDeps & { signal: AbortSignal },
  force: boolean,
): Promise<Attempted | "busy"> {
  const { source, lease } = claimed;
  const found = withSecrets(source.source, dealership.slug, deps.secrets);
  if ("problem" in found) return { outcome: failure(found.problem), report: null };
  await sweepScratch(deps.access.scratch, deps.clock());
  const { runMs = RUN_MS } = deps;
  const late = AbortSignal.timeout(runMs);
  const signal = AbortSignal.any([deps.signal, late]);
  try {
    const hostKeys = hostKeyBook(deps.store.operator.hostKeys, dealership);
    const access = { ...deps.access, hostKeys, scratch: scratchOf(deps.access.scratch, lease) };
    const known = await knownFeed(deps.store, claimed, { address: found.address, now: deps.clock() });
    const files = await fetchSource(found.address, access, signal, force ? null : known.validators);
    if (files === null) return { outcome: { result: "unchanged", note: notModified, counts: null }, report: null };
    try {
      const rows = readRows(files.files, source.mapping.format);
      const report = await importStock({
        store: deps.store,
        dealership,
        mapping: source.mapping,
        source: withoutCredentials(source.source),
        rows: whileAllowed(rows, { ...access, signal }),
        rules: {
          vanished: source.vanished,
          maxRemovedPercent: source.max_removed_percent,
          maxLostPercent: source.max_lost_percent,
        },
        now: deps.clock(),
        force,
        run: lease,
        forceCommand: `forecourt stock run ${dealership.slug} --force`,
      });
      return { outcome: outcomeOf(report), report, lastFeed: await known.afterImport(report, files.validators) };
    } finally {
      await files.remove();
    }
  } catch (error) {
    // Somebody imports by hand, this server is stopping, or the source is another now: the source itself is fine.
    if (deps.signal.aborted || isRefused(error)) return "busy";
    if (late.aborted) return { outcome: failure(`the run took longer than ${runMs / 60_000} minutes`), report: null };
    return { outcome: failure(withoutSecrets(reasonOf(error), deps.secrets)), report: null };
  }
}

const notModified = "its server says that it has not changed (304)";

function outcomeOf({ stopped, counts }: ImportReport): RunOutcome {
  if (stopped !== null) return { result: "stopped", note: stopped, counts };
  return { result: counts.written > 0 ? "taken" : "unchanged", note: "", counts };
}

/** The folder of one run. */
const scratchOf = (scratch: string, lease: string): string => join(scratch, lease);

/** Leftovers of killed servers are removed after a day. */
async function sweepScratch(scratch: string, now: Date): Promise<void> {
  for (const name of await readdir(scratch).catch(() => [])) {
    const path = join(scratch, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > SCRATCH_KEPT_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Errors repeat addresses, and addresses contain secrets. */
function withoutSecrets(text: string, secrets: SourceDeps["secrets"]): string {
  return Object.entries(secrets)
    .filter(([, value]) => value.length > 2)
    .reduce(
      (clean, [name, value]) =>
        clean.replaceAll(value, `\${${name}}`).replaceAll(encodeURIComponent(value), `\${${name}}`),
      text,
    )
    .slice(0, 500);
}
