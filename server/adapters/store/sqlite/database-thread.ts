import { Worker } from "node:worker_threads";
import { StoreError, storeErrorFrom } from "../store-error.ts";
import type { CallName, Calls, Reply } from "./protocol.ts";

type Waiting = { resolve: (answer: never) => void; reject: (error: StoreError) => void };

export type DatabaseThread = {
  call: <Name extends CallName>(name: Name, argument: Calls[Name]["argument"]) => Promise<Calls[Name]["answer"]>;
  /** Closes the connection and waits until the thread has ended. */
  close: () => Promise<void>;
};

export function startDatabaseThread(): DatabaseThread {
  const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: StoreError | null = null;

  const end = (reason: string, cause?: unknown) => {
    ended ??= new StoreError("unavailable", reason, { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on("error", (cause) => end("The database thread failed.", cause));
  const exited = new Promise<void>((resolve) => {
    worker.on("exit", () => {
      end("The store is closed.");
      resolve();
    });
  });
  worker.on("message", (reply: Reply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("error" in reply) caller?.reject(storeErrorFrom(reply.error));
    else caller?.resolve(reply.answer as never);
  });

  const call: DatabaseThread["call"] = (name, argument) =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, name, argument }, []);
    });

  return {
    call,
    async close() {
      // A thread that has already failed has nothing left to close.
      await call("close", null).catch(() => null);
      await exited;
    },
  };
}
