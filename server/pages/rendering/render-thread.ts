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
  /** Whether a thread has already ended during this call. */
  isSecondTry: boolean;
  startedAt: number;
};

type Program = { settings: ThreadSettings; heapMb: number; entry?: URL | undefined };

type Events = {
  onReady: (thread: RenderThread) => void;
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
    for (const { startedAt } of this.#jobs.values()) return performance.now() - startedAt;
    return 0;
  }

  /** Milliseconds that the thread has worked so far. */
  get busyMs(): number {
    return this.#worker.performance.eventLoopUtilization().active;
  }

  async heapBytes(): Promise<number> {
    return (await this.#worker.getHeapStatistics()).used_heap_size;
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
      events.onReady(this);
    } else if (message.kind === "answer" || message.kind === "fault") {
      const job = this.#jobs.get(message.id);
      this.#jobs.delete(message.id);
      if (message.kind === "answer") job?.resolve(message.answer as never);
      else if (job) events.onFault(job, message);
      events.onAnswer(this);
    } else events.onMessage(message);
  }
}
