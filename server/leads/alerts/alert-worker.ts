import type { Logger } from "pino";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { lookAtStock } from "./look-at-stock.ts";
import { makeDigests } from "./make-digests.ts";
import type { ReadMarks } from "./stock-marks.ts";

type Deps = {
  sites: () => SiteRuntime[];
  clock: () => Date;
  log: Logger;
  everyMs?: number;
  /** Reads the stock; in this thread by default. */
  readMarks?: ReadMarks | undefined;
};

const EVERY_MS = 60_000;
/** A look decodes the whole stock, so frequent changes (reservations, pushes) do not each trigger one. */
const REST_SHARE = 1 / 12;

/** After changes of stock, and once a minute: finds news on each site that offers alerts, and makes digests. */
export class AlertWorker {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | null = null;
  #rest: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;
  #wanted = false;
  /** What it has done so far. */
  readonly figures = { digests: 0, failures: 0, endedAt: null as Date | null };
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The first look comes after a rest: a server that has just started has pages to draw. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#deps.everyMs ?? EVERY_MS);
    this.#timer.unref();
    this.#wanted = true;
    this.#takeRest();
  }

  /** Looks now, or some seconds after the last look. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#round || this.#rest) {
      this.#wanted = true;
      return;
    }
    this.#round = this.#run().finally(() => {
      this.#round = null;
      this.#takeRest();
    });
  }

  #takeRest(): void {
    this.#rest = setTimeout(() => this.#endRest(), (this.#deps.everyMs ?? EVERY_MS) * REST_SHARE);
    this.#rest.unref();
  }

  #endRest(): void {
    this.#rest = null;
    const again = this.#wanted;
    this.#wanted = false;
    if (again) this.wake();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    if (this.#rest) clearTimeout(this.#rest);
    await this.#round;
  }

  async #run(): Promise<void> {
    const { sites, clock, log, readMarks } = this.#deps;
    for (const runtime of sites()) {
      if (this.#stopped) return;
      if (!runtime.site.public.alerts) continue;
      const site = runtime.site.slug;
      try {
        const made = await makeDigests(runtime, await lookAtStock(runtime, clock(), readMarks), clock());
        this.figures.digests += made;
        if (made > 0) log.info({ site, made }, "digests were queued");
      } catch (error) {
        this.figures.failures += 1;
        log.error({ err: error, site }, "alerts could not be processed");
      }
    }
    this.figures.endedAt = clock();
  }
}
