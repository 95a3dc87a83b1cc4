import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { ownValue } from "#domain/text/own-value.ts";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import { errorFrom, faultOf } from "#server/platform/threads/fault.ts";
import type { DeskPort } from "#site/desk-port.ts";
import type { DeskAnswer, DeskRequest, DeskThreadSettings, FromDesk, ToDesk } from "./desk-protocol.ts";

type Job = {
  port: DeskPort;
  log: Logger;
  resolve: (answer: DeskAnswer) => void;
  reject: (reason: Error) => void;
  begun: number;
};

const MOST_AT_ONCE = 100;
/** A page that takes longer hangs: the thread is replaced, and the others of that time are told to try again. */
const LONGEST_MS = 30_000;
const HEAP_MB = 512;
const AGAIN_SECONDS = 2;

/** The main thread's side of the desk's one thread. It starts with the first request, and again after it has ended. */
export class DeskThread {
  readonly #settings: DeskThreadSettings;
  readonly #log: Logger;
  readonly #entry: URL;
  #worker: Worker | null = null;
  readonly #jobs = new Map<number, Job>();
  #lastId = 0;
  #isClosed = false;

  /** `entry`: its program, if not the usual one. */
  constructor(settings: DeskThreadSettings, log: Logger, entry = new URL("./desk-thread-entry.ts", import.meta.url)) {
    this.#settings = settings;
    this.#log = log;
    this.#entry = entry;
  }

  /** The page's answer; what it reads and does goes through `port`, and its faults into the log of its request. */
  answer(request: DeskRequest, { port, log }: Pick<Job, "port" | "log">): Promise<DeskAnswer> {
    this.#endIfHanging();
    if (this.#isClosed || this.#jobs.size >= MOST_AT_ONCE) return Promise.reject(new TooBusyError(AGAIN_SECONDS));
    this.#worker ??= this.#start();
    const { promise, resolve, reject } = Promise.withResolvers<DeskAnswer>();
    this.#lastId += 1;
    this.#jobs.set(this.#lastId, { port, log, resolve, reject, begun: performance.now() });
    this.#send(this.#worker, { kind: "request", id: this.#lastId, request });
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, {
      name: "desk",
      workerData: this.#settings,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    let fault: Error | null = null;
    worker.on("error", (error) => (fault = error instanceof Error ? error : new Error(String(error))));
    worker.on("message", (message: FromDesk) => this.#hear(worker, message));
    worker.on("exit", (code) => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      const reason = fault ?? new Error(`The thread of the desk ended with code ${code}.`);
      if (!this.#isClosed) this.#log.error({ err: reason }, "the thread of the desk ended");
      const jobs = [...this.#jobs.values()];
      this.#jobs.clear();
      for (const { reject } of jobs) reject(new TooBusyError(AGAIN_SECONDS));
    });
    return worker;
  }

  #endIfHanging(): void {
    const [oldest] = this.#jobs.values();
    if (oldest && performance.now() - oldest.begun > LONGEST_MS) void this.#worker?.terminate();
  }

  #hear(worker: Worker, message: FromDesk): void {
    if (message.kind === "ready") return;
    const job = this.#jobs.get(message.id);
    if (message.kind === "ask") {
      if (job) void this.#do(worker, job.port, message);
      return;
    }
    if (message.kind === "log") {
      job?.log.error({ err: errorFrom(message.fault) }, "a page of the desk failed");
      return;
    }
    this.#jobs.delete(message.id);
    if (message.kind === "answer") job?.resolve(message.answer);
    else job?.reject(errorFrom(message.fault));
  }

  async #do(worker: Worker, port: DeskPort, { ask, name, input }: Extract<FromDesk, { kind: "ask" }>): Promise<void> {
    try {
      const method = ownValue(port as Readonly<Record<string, (input: unknown) => Promise<unknown>>>, name);
      if (method === undefined) throw new Error(`The desk has no "${name}".`);
      this.#send(worker, { kind: "done", ask, outcome: await method(input) });
    } catch (error) {
      this.#send(worker, { kind: "failed", ask, fault: faultOf(error) });
    }
  }

  #send(worker: Worker, message: ToDesk): void {
    worker.postMessage(message, []);
  }
}
