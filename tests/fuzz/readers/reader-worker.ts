import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import type { Surface } from "../surface.ts";
import { feeds } from "./feeds.ts";
import { mappings } from "./mappings.ts";

const readers: Record<string, () => Promise<Surface>> = { feeds, mappings };
export type ToReader = { input: Buffer; index: number } | "close";
export type FromReader = { problem: string | null; cpuMs: number };

const port = parentPort as MessagePort;
const reader = await readers[workerData as string]?.();
port.on("message", async (message: ToReader) => {
  const before = process.threadCpuUsage();
  const work = message === "close" ? reader?.close() : reader?.run(Buffer.from(message.input), message.index);
  const problem = await (work ?? Promise.reject(new Error("there is no such reader"))).then(
    () => null,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  const { user, system } = process.threadCpuUsage(before);
  port.postMessage({ problem, cpuMs: (user + system) / 1000 } satisfies FromReader, []);
});
