import { enableCompileCache } from "node:module";
import { constants, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { StoreOptions } from "#server/adapters/store/open-store.ts";
import { type FaultData, faultOf } from "#server/platform/threads/fault.ts";
import type { Push, PushOutcome } from "./take-push.ts";

// The thread that applies pushes: it parses and writes with a connection of its own, so that no body, whatever it
// holds, takes time from pages.

// Caches compiled code between starts. Everything else is imported after this line so that the cache applies to it.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/compiled"));
const { openStore } = await import("#server/adapters/store/open-store.ts");
const { takePush } = await import("./take-push.ts");

export type PushThreadSettings = Pick<StoreOptions, "dataDir" | "databaseUrl">;
export type ToPushThread = { id: number; push: Push };
export type FromPushThread =
  | { kind: "outcome"; id: number; outcome: PushOutcome }
  | { kind: "failed"; id: number; fault: FaultData }
  | { kind: "store fault"; fault: FaultData };

/** Visitors come first. */
const LOWER_PRIORITY = 5;

const port = parentPort as MessagePort;
const tell = (message: FromPushThread) => port.postMessage(message, []);
const onFault = (error: unknown) => tell({ kind: "store fault", fault: faultOf(error) });
const store = await openStore({ ...(workerData as PushThreadSettings), onFault });
port.on("message", ({ id, push }: ToPushThread) => {
  takePush(store, push).then(
    (outcome) => tell({ kind: "outcome", id, outcome }),
    (error: unknown) => tell({ kind: "failed", id, fault: faultOf(error) }),
  );
});
// Linux has a priority per thread; elsewhere it would apply to the whole process.
if (process.platform === "linux")
  setPriority(Math.min(getPriority() + LOWER_PRIORITY, constants.priority.PRIORITY_LOW));
