import type { PageRows } from "#server/pages/page-rows.ts";
import type { Visit } from "#server/pages/visit.ts";
import type { Logger } from "pino";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import type { FacetValues } from "#server/adapters/store/repositories/site-values.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { errorFrom } from "#server/platform/threads/fault.ts";
import type { RequiredState, Call, CallName, Calls, ThreadSettings } from "./render-protocol.ts";
import { jobForNobody, type Job, RenderThread } from "./render-thread.ts";

export type RenderThreadsOptions = {
  /** Maximum number of threads. */
  most: number;
  settings: ThreadSettings;
  /** The program of a thread, if not the one beside this file: tests start it bundled, which takes a third of the time. */
  entry?: URL | undefined;
  /** The largest heap of a thread; one that needs more is replaced. */
  heapMb: number;
  keepValues: (slug: string, values: FacetValues) => Promise<void>;
  log: Pick<Logger, "warn" | "error">;
  /** How long an answer may take; then the caller gets 503. */
  answerMs: number;
  /** A thread that has not answered a call after this time hangs: it is terminated and replaced. */
  hangMs: number;
};

/** `ended`: by themselves, since the start. */
export type ThreadFigures = {
  ready: number;
  starting: number;
  ended: number;
  calls: number;
  heapBytes: number;
  busySeconds: number;
};

const RETRY_AFTER_SECONDS = 2;
/** A thread that ends sooner than this after its start is restarted only after a pause, which doubles. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/**
 * The render threads of this process: one from the start, more while all running ones have work. A thread that ends is
 * replaced. Its oldest call may have been the cause, so that one is refused; the others go to another thread.
 */
export class RenderThreads {
  readonly #options: RenderThreadsOptions;
  readonly #threads = new Set<RenderThread>();
  /** Calls for which no thread is ready. */
  readonly #waiting = new Set<Job>();
  readonly #watch: NodeJS.Timeout;
  #pauseMs = FIRST_PAUSE_MS;
  #restart: NodeJS.Timeout | null = null;
  #isClosed = false;
  /** Threads that ended by themselves so far. */
  #ended = 0;
  /** As last seen, of the threads that run and of all that have ended. */
  readonly #busyMs = new Map<RenderThread, number>();
  #endedBusyMs = 0;
  readonly #first = Promise.withResolvers<PageRows>();

  constructor(options: RenderThreadsOptions) {
    this.#options = options;
    const { hangMs } = options;
    this.#watch = setInterval(() => this.#endHanging(hangMs), Math.max(20, hangMs / 10));
    this.#watch.unref();
    this.#first.promise.catch(() => undefined);
    this.#begin();
  }

  /** What the pages declare, as soon as the first thread can render; rejects if it could not start. */
  ready(): Promise<PageRows> {
    return this.#first.promise;
  }

  get size(): number {
    return this.#threads.size;
  }

  get isReady(): boolean {
    return [...this.#threads].some(({ isReady }) => isReady);
  }

  /** Calls in progress. */
  get load(): number {
    return [...this.#threads].reduce((sum, { load }) => sum + load, this.#waiting.size);
  }

  /** What the threads are doing, added up. */
  async figures(): Promise<ThreadFigures> {
    const threads = [...this.#threads];
    const ready = threads.filter(({ isReady }) => isReady);
    for (const thread of ready) this.#busyMs.set(thread, thread.busyMs);
    const heaps = await Promise.all(ready.map((thread) => thread.heapBytes()));
    return {
      ready: ready.length,
      starting: threads.length - ready.length,
      ended: this.#ended,
      calls: this.load,
      heapBytes: heaps.reduce((sum, bytes) => sum + bytes, 0),
      busySeconds: [...this.#busyMs.values()].reduce((sum, ms) => sum + ms, this.#endedBusyMs) / 1000,
    };
  }

  /** Throws TooBusyError if no thread answers in time, and whatever the call throws in its thread. */
  call<Name extends CallName>(
    runtime: SiteRuntime,
    now: Date,
    name: Name,
    argument: Calls[Name]["argument"],
    visit: Visit | null = null,
  ): Promise<Calls[Name]["answer"]> {
    if (this.#isClosed) return Promise.reject(new TooBusyError(RETRY_AFTER_SECONDS));
    const state = requiredState(runtime, now);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(job);
        reject(new TooBusyError(RETRY_AFTER_SECONDS));
      }, this.#options.answerMs);
      const job: Job = {
        runtime,
        call: { name, argument, state } as Call,
        resolve: (answer) => (clearTimeout(timer), resolve(answer)),
        reject: (reason) => (clearTimeout(timer), reject(reason)),
        visit,
        // What is done for a visitor takes its own time, and must not go on after they were told to try again.
        onStart: () => visit && clearTimeout(timer),
        isSecondTry: false,
        asking: 0,
        startedAt: 0,
      };
      this.#start(job);
    });
  }

  /** Lets the threads that serve this site read its reservations before a page needs them. */
  warm(runtime: SiteRuntime, now: Date): void {
    const state = requiredState(runtime, now);
    for (const thread of this.#threads) {
      if (!thread.isReady || !thread.knows(runtime)) continue;
      const call: Call = { name: "carCount", argument: null, state };
      thread.start(jobForNobody(runtime, call));
    }
  }

  /** Calls in progress are refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    if (this.#restart) clearTimeout(this.#restart);
    for (const job of this.#waiting) job.reject(new TooBusyError(RETRY_AFTER_SECONDS));
    this.#waiting.clear();
    await Promise.all([...this.#threads].map((thread) => thread.end()));
  }

  #start(job: Job): void {
    const ready = [...this.#threads].filter(({ isReady }) => isReady);
    const least = Math.min(...ready.map(({ load }) => load));
    const idle = ready.filter(({ load }) => load === least);
    // A thread that knows the site has its index.
    const chosen = idle.find((thread) => thread.knows(job.runtime)) ?? idle[0];
    if (chosen) chosen.start(job);
    else this.#waiting.add(job);
    const isStarting = ready.length < this.#threads.size;
    if (least > 0 && !isStarting && !this.#restart && this.#threads.size < this.#options.most) this.#begin();
  }

  #begin(): void {
    const { settings, heapMb, entry } = this.#options;
    const thread = new RenderThread(
      { settings, heapMb, entry },
      {
        onReady: (rows) => {
          this.#first.resolve(rows);
          this.#startWaiting();
        },
        onAnswer: ({ startedAt }) => {
          if (performance.now() - startedAt > SHORT_LIFE_MS) this.#pauseMs = FIRST_PAUSE_MS;
        },
        onFault: (job, { fault }) => job.reject(errorFrom(fault)),
        onMessage: (message) => this.#take(message),
        onEnd: (ended, jobs, reason) => this.#replace(ended, jobs, reason),
      },
    );
    this.#threads.add(thread);
  }

  #startWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const job of waiting) this.#start(job);
  }

  #replace(ended: RenderThread, jobs: readonly Job[], reason: Error): void {
    this.#threads.delete(ended);
    this.#endedBusyMs += this.#busyMs.get(ended) ?? 0;
    this.#busyMs.delete(ended);
    const refuse = (job: Job) => job.reject(new TooBusyError(RETRY_AFTER_SECONDS));
    if (this.#isClosed) {
      jobs.forEach(refuse);
      return;
    }
    this.#ended += 1;
    this.#first.reject(reason);
    const sites = jobs.map(({ call }) => call.state.slug);
    this.#options.log.error({ err: reason, sites }, "a render thread ended; another takes its place");
    const isShort = performance.now() - ended.startedAt < SHORT_LIFE_MS;
    const pauseMs = isShort ? this.#pauseMs : 0;
    if (isShort) this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    this.#restart ??= setTimeout(() => {
      this.#restart = null;
      this.#begin();
    }, pauseMs);
    const [suspect, ...others] = jobs;
    if (suspect) refuse(suspect);
    for (const job of others) {
      if (job.isSecondTry) refuse(job);
      else this.#start(Object.assign(job, { isSecondTry: true }));
    }
  }

  #endHanging(hangMs: number): void {
    for (const thread of this.#threads) if (thread.oldestMs > hangMs) void thread.end();
  }

  #take(message: Parameters<ConstructorParameters<typeof RenderThread>[1]["onMessage"]>[0]): void {
    const { log, keepValues } = this.#options;
    if (message.kind === "log") {
      const { level, about, fault, text } = message;
      log[level](fault ? { ...about, err: errorFrom(fault) } : about, text);
      return;
    }
    const { slug, values } = message;
    keepValues(slug, values).catch((error: unknown) =>
      log.error({ err: error, slug }, "search values could not be stored"),
    );
  }
}

function requiredState({ site, stockVersion, carsVersion }: SiteRuntime, now: Date): RequiredState {
  return { slug: site.slug, stockVersion, carsVersion, now: now.getTime() };
}
