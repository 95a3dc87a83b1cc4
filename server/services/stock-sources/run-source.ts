import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Dealership } from "#domain/location/location.ts";
import type { ImportReport } from "#domain/feed/report.ts";
import { withSecrets } from "#domain/stock-source/source-address.ts";
import { afterRun, nextRunAt, type RunOutcome } from "#domain/stock-source/source-state.ts";
import type { ClaimedSource, StockRun } from "#server/adapters/store/repositories/stock-sources.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { fetchSource, type SourceAccess } from "#server/services/stock-import/fetch-source.ts";
import { importStock } from "#server/services/stock-import/import-run.ts";
import { readRows } from "#server/services/stock-import/read-rows.ts";
import type { SourceRow } from "#server/services/stock-import/source-row.ts";
import { reasonOf } from "#server/services/stock-import/source-file.ts";
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
};
export type SourceRun = { run: StockRun; report: ImportReport | null; nextAt: Date };
/**
 * `busy`: another process runs it, or imports into this stock by hand. `absent`: there is no such source, or it is not
 * due.
 */
export type RanSource = SourceRun | "busy" | "absent";

const PROLONG_MS = 15_000;
const BUSY_MS = 60_000;
/** Longer than a feed of any size takes; a server that hangs counts as failed. */
const FETCH_MS = 30 * 60_000;
const FINDINGS_KEPT = 100;
const SCRATCH_KEPT_MS = 24 * 3_600_000;

/** Runs one source, unless another process does; records the result and the next time. */
export async function runSource(
  dealershipId: string,
  deps: SourceDeps,
  { isDue, force = false }: { isDue: boolean; force?: boolean },
): Promise<RanSource> {
  const { store, clock, random = Math.random } = deps;
  const { sources, dealerships } = store.operator;
  const claimed = await sources.claim(dealershipId, randomUUID(), { isDue });
  if (!claimed) return (await sources.get(dealershipId)) ? "busy" : "absent";
  const began_at = clock().toISOString();
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, ...(deps.signal ? [deps.signal] : [])]);
  const heart = setInterval(() => {
    sources.prolong(claimed).then(
      (isHeld) => isHeld || stop.abort(),
      () => undefined,
    );
  }, PROLONG_MS);
  try {
    const dealership = await dealerships.get(dealershipId);
    const attempted = dealership
      ? await attempt(claimed, dealership, { ...deps, signal }, force)
      : { outcome: failure("the dealership cannot be read"), report: null };
    if (attempted === "busy") {
      await sources.release(claimed, new Date(clock().getTime() + (deps.signal?.aborted ? 0 : BUSY_MS)));
      return "busy";
    }
    const { outcome, report } = attempted;
    const now = clock();
    const { state, tell } = afterRun(claimed.state, outcome, claimed.source, now);
    const findings = report?.findings.slice(0, FINDINGS_KEPT) ?? [];
    const run = { id: randomUUID(), began_at, ended_at: now.toISOString(), ...outcome, findings };
    const nextAt = nextRunAt(state, claimed.source.every, now, random());
    const mail = tell && (await sourceMail(tell, { claimed, state, outcome, dealership, deps }));
    await sources.record(claimed, { run, state, nextAt, mail });
    return { run, report, nextAt };
  } finally {
    clearInterval(heart);
  }
}

const failure = (note: string): RunOutcome => ({ result: "failed", note, counts: null });

type Attempt = { outcome: RunOutcome; report: ImportReport | null } | "busy";

async function attempt(
  { source }: ClaimedSource,
  dealership: Dealership,
  deps: SourceDeps & { signal: AbortSignal },
  force: boolean,
): Promise<Attempt> {
  const found = withSecrets(source.source, deps.secrets);
  if ("missing" in found) {
    const note = `the variable ${found.missing}, which the address names, is not set where the server runs`;
    return { outcome: failure(note), report: null };
  }
  const scratch = await ownScratch(deps.access.scratch, deps.clock());
  try {
    const files = await inTime(fetchSource(found.address, { ...deps.access, scratch }));
    const report = await importStock({
      store: deps.store,
      dealership,
      mapping: source.mapping,
      source: source.source,
      rows: until(deps.signal, readRows(files.files, source.mapping.format)),
      rules: { vanished: source.vanished, maxRemovedPercent: source.max_removed_percent },
      now: deps.clock(),
      force,
    });
    return { outcome: outcomeOf(report), report };
  } catch (error) {
    // Somebody imports by hand, or this server is stopping: the source itself is fine.
    if (deps.signal.aborted || (error instanceof StoreError && error.kind === "refused")) return "busy";
    return { outcome: failure(withoutSecrets(reasonOf(error), deps.secrets)), report: null };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function outcomeOf({ stopped, counts }: ImportReport): RunOutcome {
  if (stopped !== null) return { result: "stopped", note: stopped, counts };
  return { result: counts.written > 0 ? "taken" : "unchanged", note: "", counts };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("fetching took longer than 30 minutes")), FETCH_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function* until(signal: AbortSignal, rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    signal.throwIfAborted();
    yield row;
  }
}

/** A folder for this run only. Leftovers of killed runs are removed after a day. */
async function ownScratch(scratch: string, now: Date): Promise<string> {
  const own = join(scratch, randomUUID());
  await mkdir(own, { recursive: true });
  for (const name of await readdir(scratch)) {
    const path = join(scratch, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > SCRATCH_KEPT_MS) await rm(path, { recursive: true, force: true });
  }
  return own;
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
