import type { PageRows } from "#server/pages/page-rows.ts";
import { faultOf } from "#server/platform/threads/fault.ts";
import { doFor, type Visit } from "#server/pages/visit.ts";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { Call, FromThread, ThreadSettings, ToThread } from "./render-protocol.ts";

/** A call in progress, and who waits for it. */
export type Job = {
  runtime: SiteRuntime;
  call: Call;
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
  /** For whom a page is made, if not for everybody. */
  visit: Visit | null;
  onStart: () => void;
  /** Whether a thread has already ended during this call, or something was done for its visitor: it is not repeated. */
  isSecondTry: boolean;
  /** How much the thread waits for: that is the main thread's time. */
  asking: number;
  startedAt: number;
};

type Program = { settings: ThreadSettings; heapMb: number; entry?: URL | undefined };

type Events = {
  onReady: (rows: PageRows) => void;
  /** Any message except an answer. */
  onMessage: (message: Extract<FromThread, { kind: "values" | "log" }>) => void;
  onFault: (job: Job, message: Extract<FromThread, { kind: "fault" }>) => void;
  onAnswer: (thread: RenderThread) => void;
  /** The thread has ended: `jobs` were in progress, the oldest first. */
  onEnd: (thread: RenderThread, jobs: Job[], reason: Error) => void;
};

/** Settings of a site take some dozens of kilobytes. */
const MOST_SITES = 200;

/** Garbage of a few pages is collected before any of it counts as old. */
const YOUNG_MB = 32;

const HEAP_MS = 1000;

/** A call whose answer nobody waits for. */
export function jobForNobody(runtime: SiteRuntime, call: Call): Job {
  const ignore = () => undefined;
  return {
    runtime,
    call,
    resolve: ignore,
    reject: ignore,
    onStart: ignore,
    visit: null,
    isSecondTry: true,
    asking: 0,
    startedAt: 0,
  };
}

/** The main thread's side of one render thread. */
export class RenderThread {
  readonly startedAt = performance.now();
  isReady = false;
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  /** Versions of sites that were sent to the thread. */
  readonly #sites: LRUCache<string, number>;
  #lastId = 0;
  #error: Error | null = null;

  constructor({ settings, heapMb, entry }: Program, events: Events) {
    this.#worker = new Worker(entry ?? new URL("./thread-entry.ts", import.meta.url), {
      name: "render",
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    this.#sites = new LRUCache({
      max: MOST_SITES,
      dispose: (_version, slug, reason) => reason === "evict" && this.#send({ kind: "forget", slug }),
    });
    this.#worker.on("message", (message: FromThread) => this.#hear(message, events));
    this.#worker.on("error", (error) => (this.#error = error instanceof Error ? error : new Error(String(error))));
    this.#worker.on("exit", (code) => {
      const jobs = [...this.#jobs.values()];
      this.#jobs.clear();
      this.isReady = false;
      events.onEnd(this, jobs, this.#error ?? new Error(`The render thread ended with code ${code}.`));
    });
  }

  /** Number of its calls. */
  get load(): number {
    return this.#jobs.size;
  }

  /** How long its oldest call has been in progress. */
  get oldestMs(): number {
    const working = [...this.#jobs.values()].filter(({ asking }) => asking === 0);
    return Math.max(0, ...working.map(({ startedAt }) => performance.now() - startedAt));
  }

  /** Milliseconds that the thread has worked so far. */
  get busyMs(): number {
    return this.#worker.performance.eventLoopUtilization().active;
  }

  /** Zero if the thread does not say so in time: the figures of others do not wait for a long computation. */
  async heapBytes(): Promise<number> {
    return within(
      HEAP_MS,
      this.#worker.getHeapStatistics().then(({ used_heap_size }) => used_heap_size),
    );
  }

  knows({ site }: SiteRuntime): boolean {
    return this.#sites.peek(site.slug) === site.version;
  }

  start(job: Job): void {
    const { site, pageSite } = job.runtime;
    if (!this.knows(job.runtime)) this.#send({ kind: "site", site, origin: pageSite.origin });
    this.#sites.set(site.slug, site.version);
    this.#lastId += 1;
    this.#jobs.set(this.#lastId, Object.assign(job, { startedAt: performance.now() }));
    this.#send({ kind: "call", id: this.#lastId, call: job.call });
    job.onStart();
  }

  async #do({ id, ask, doing }: Extract<FromThread, { kind: "ask" }>): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job?.visit) return;
    job.isSecondTry = true;
    job.asking += 1;
    try {
      this.#send({ kind: "done", ask, outcome: await doFor(job.visit, doing) });
    } catch (error) {
      this.#send({ kind: "failed", ask, fault: faultOf(error) });
    }
    job.asking -= 1;
    job.startedAt = performance.now();
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message, []);
  }

  #hear(message: FromThread, events: Events): void {
    if (message.kind === "ready") {
      this.isReady = true;
      events.onReady(message.rows);
    } else if (message.kind === "answer" || message.kind === "fault") {
      const job = this.#jobs.get(message.id);
      this.#jobs.delete(message.id);
      if (message.kind === "answer") job?.resolve(message.answer as never);
      else if (job) events.onFault(job, message);
      events.onAnswer(this);
    } else if (message.kind === "ask") void this.#do(message);
    else events.onMessage(message);
  }
}

/** Zero if it does not come in time. */
async function within(ms: number, figure: Promise<number>): Promise<number> {
  const late = Promise.withResolvers<number>();
  const timer = setTimeout(() => late.resolve(0), ms);
  try {
    return await Promise.race([figure, late.promise]);
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
  }
}
