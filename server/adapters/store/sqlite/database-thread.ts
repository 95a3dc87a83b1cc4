import { Worker } from "node:worker_threads";
import { StoreError, storeErrorFrom } from "../store-error.ts";
import type { CallName, Calls, Reply } from "./sqlite-protocol.ts";

type Waiting = { resolve: (answer: never) => void; reject: (error: StoreError) => void };

export type DatabaseThread = {
  call: <Name extends CallName>(name: Name, argument: Calls[Name]["argument"]) => Promise<Calls[Name]["answer"]>;
  /** Closes the connection. */
  close: () => Promise<void>;
};

/** Threads whose connection is closed. Starting one takes longer than opening a store in it. */
const idle = new Set<Worker>();
const MOST_IDLE = 4;

export function startDatabaseThread(): DatabaseThread {
  const worker = idleWorker() ?? newWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: StoreError | null = null;
  let closing: Promise<void> | null = null;

  const end = (reason: string, cause?: unknown) => {
    ended ??= new StoreError("unavailable", reason, { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const hear = {
    error: (cause: unknown) => end("The database thread failed.", cause),
    exit: () => end("The database thread has ended."),
    message(reply: Reply) {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ("error" in reply) caller?.reject(storeErrorFrom(reply.error));
      else caller?.resolve(reply.answer as never);
    },
  };
  for (const [event, listener] of Object.entries(hear)) worker.on(event, listener);

  const call: DatabaseThread["call"] = (name, argument) =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, name, argument }, []);
    });

  const close = async () => {
    const isSound = await call("close", null).then(
      () => true,
      () => false,
    );
    end("The store is closed.");
    for (const [event, listener] of Object.entries(hear)) worker.off(event, listener);
    if (isSound && idle.size < MOST_IDLE) rest(worker);
    else await worker.terminate();
  };

  return { call, close: () => (closing ??= close()) };
}

function newWorker(): Worker {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  // Also one that ends while nobody uses it.
  return worker.on("error", () => idle.delete(worker)).on("exit", () => idle.delete(worker));
}

function idleWorker(): Worker | null {
  const [worker = null] = idle;
  if (worker === null) return null;
  idle.delete(worker);
  worker.ref();
  return worker;
}

/** A thread without work keeps no process from ending. */
function rest(worker: Worker): void {
  worker.unref();
  idle.add(worker);
}
