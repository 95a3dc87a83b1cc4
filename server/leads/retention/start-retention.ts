import type { Logger } from "pino";
import type { LeadFiles } from "#server/adapters/files/lead-files.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import { readRetentionClock } from "./observed-time.ts";
import { runRetention } from "./run-retention.ts";

const EVERY_MS = 60 * 60 * 1000;

type Deps = {
  store: Store;
  leadFiles: LeadFiles;
  registry: SiteRegistry;
  clock: () => Date;
  log: Logger;
  everyMs?: number;
};

/** At the start and once an hour, for every site. Stopping waits for the current portion. */
export function startRetention({ store, leadFiles, registry, clock, log, everyMs = EVERY_MS }: Deps) {
  let stopped = false;
  let running: Promise<void> | null = null;
  const round = async () => {
    const time = await readRetentionClock(store, clock());
    if (time.problem !== null) {
      log.error({ problem: time.problem }, "retention is paused: the clock cannot be trusted");
      return;
    }
    for (const { site } of registry.all()) {
      if (stopped) return;
      const lines = await runRetention({ store, leadFiles, site, clock: time, dryRun: false });
      for (const { what, rows } of lines)
        if (rows > 0) log.info({ site: site.slug, what, rows }, "retention has erased");
    }
    // Also after erasures by request whose traces somebody was reading.
    if (!(await store.operator.erasures.clearTraces([])))
      log.info("the database is being read, so that erased rows stay in its log until the next round");
  };
  const start = () => {
    running ??= round()
      .catch((error: unknown) => log.error({ err: error }, "retention could not run"))
      .finally(() => (running = null));
  };
  const timer = setInterval(start, everyMs);
  timer.unref();
  start();
  return {
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
