import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { TooBusyError } from "#server/platform/admission/errors.ts";
import { logStoreFault } from "#server/platform/log-store-fault.ts";
import { errorFrom } from "#server/platform/threads/fault.ts";
import type { FromPushThread, PushThreadSettings, ToPushThread } from "./push-thread-entry.ts";
import type { Push, PushOutcome } from "./take-push.ts";

type Options = {
  settings: PushThreadSettings;
  log: Pick<Logger, "warn" | "error">;
  /** The program, if not the one beside this file: tests start it bundled. */
  entry?: URL | undefined;
  /** A thread that has not answered after this time hangs, and is ended. */
  hangMs?: number;
};
type Waiting = { resolve: (outcome: PushOutcome) => void; reject: (reason: Error) => void };

/** Far more than the largest push takes, also while an import holds its stock. */
const HANG_MS = 60_000;
const HEAP_MB = 256;
/** Garbage of a push is collected before any of it counts as old. */
const YOUNG_MB = 32;
const RETRY_AFTER_SECONDS = 5;

/** The main thread's side of the thread that applies pushes. It starts with the first push, and again after it ended. */
export class PushThread {
  readonly #options: Options;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Throws TooBusyError if the thread ends meanwhile: nothing may have been written, and the push may be sent again. */
  take(push: Push): Promise<PushOutcome> {
    const worker = (this.#worker ??= this.#start());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<PushOutcome>((resolve, reject) => {
      const hangs = setTimeout(() => void worker.terminate(), this.#options.hangMs ?? HANG_MS);
      this.#waiting.set(id, {
        resolve: (outcome) => (clearTimeout(hangs), resolve(outcome)),
        reject: (reason) => (clearTimeout(hangs), reject(reason)),
      });
      worker.postMessage({ id, push } satisfies ToPushThread, []);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const { settings, log, entry } = this.#options;
    const worker = new Worker(entry ?? new URL("./push-thread-entry.ts", import.meta.url), {
      name: "pushes",
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      execArgv: ["--disable-warning=ExperimentalWarning"],
    });
    const onStoreFault = logStoreFault(log);
    worker.on("message", (message: FromPushThread) => {
      if (message.kind === "store fault") return onStoreFault(errorFrom(message.fault));
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === "outcome") waiting?.resolve(message.outcome);
      else waiting?.reject(errorFrom(message.fault));
    });
    worker.on("error", (error) => log.error({ err: error }, "the thread of pushes failed"));
    worker.on("exit", () => {
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(new TooBusyError(RETRY_AFTER_SECONDS));
      this.#waiting.clear();
    });
    // It keeps no process from ending.
    worker.unref();
    return worker;
  }
}
