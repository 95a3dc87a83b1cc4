import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { offerDay } from "../offers-index.ts";
import { serverSettings } from "./index-settings.ts";
import { siteDocuments } from "./site-documents.ts";
import { prepareServer, sweepSites, type SyncTarget, syncSite } from "./sync-site.ts";

const longestRest = 3_600_000;
const retryMs = { first: 1000, longest: 60_000 };
/** Hash of settings and document form: it changes when the form of the documents changes. */
const form = createHash("sha256").update(JSON.stringify(serverSettings)).digest("base64url").slice(0, 8);

export type SyncDeps = { target: SyncTarget; registry: Pick<SiteRegistry, "all">; clock: () => Date; log: Logger };

/** Syncs every site's documents once. Returns the next time at which one of them changes by itself. */
export async function syncAll({ target, registry, clock, log }: SyncDeps): Promise<number> {
  const runtimes = registry.all();
  let next = clock().getTime() + longestRest;
  for (const runtime of runtimes) {
    const { changesAt, ...counts } = await syncOne(target, runtime, clock().getTime());
    next = Math.min(next, changesAt);
    if (counts.sent + counts.deleted > 0) log.info({ site: runtime.site.slug, ...counts }, "search server synced");
  }
  await sweepSites(target, new Set(runtimes.map(({ site }) => site.public.id)));
  return next;
}

async function syncOne(target: SyncTarget, runtime: SiteRuntime, now: number) {
  const { site } = runtime;
  const { stock, version, changesAt } = await runtime.state(now);
  const mark = [form, site.version, version, changesAt, offerDay(site, now)].join(" ");
  const counts = await syncSite(target, site.public.id, mark, () => siteDocuments(site, stock, now));
  return { ...counts, changesAt };
}

/** Runs until it is stopped: at once, at every change, when stock changes by itself, and again after a failure. */
export function keepInSync(deps: SyncDeps): { changed(): void; stop(): Promise<void> } {
  const stopping = new AbortController();
  const target = { ...deps.target, signal: stopping.signal };
  let wake: () => void = () => undefined;
  let isDue = true;

  const rest = (ms: number) =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        done();
      };
      if (isDue || stopping.signal.aborted) wake();
    });

  const run = async () => {
    let isPrepared = false;
    let wait: number = retryMs.first;
    while (!stopping.signal.aborted) {
      isDue = false;
      try {
        if (!isPrepared) await prepareServer(target);
        isPrepared = true;
        const next = await syncAll({ ...deps, target });
        wait = retryMs.first;
        await rest(Math.max(retryMs.first, next - deps.clock().getTime()));
      } catch (error) {
        if (stopping.signal.aborted) return;
        deps.log.warn({ err: error }, "the search server could not be synced; retrying");
        await rest(wait);
        wait = Math.min(retryMs.longest, wait * 2);
      }
    }
  };
  const running = run();
  return {
    changed() {
      isDue = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}
