import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromReader, ToReader } from "../readers/reader-worker.ts";
import type { Surface } from "../surface.ts";

/** Processor time of one input of 260 kB at most; the slowest takes a fifth of it. A square of its length takes more. */
const MOST_CPU_MS = 3000;
const MOST_HEAP_MB = 512;

/** A server reads feeds and mappings in a process of its own, the command line in its own: never in the main thread. */
const apart = (reader: "feeds" | "mappings") => async (): Promise<Surface> => {
  const worker = new Worker(new URL("../readers/reader-worker.ts", import.meta.url), {
    workerData: reader,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  const ask = async (message: ToReader) => {
    worker.postMessage(message, []);
    const [{ problem, cpuMs }] = (await once(worker, "message")) as [FromReader];
    if (problem !== null) throw new Error(problem);
    if (cpuMs > MOST_CPU_MS) throw new Error(`It took ${Math.round(cpuMs)} ms of processor time.`);
  };
  return {
    isWatched: true,
    run: (input, index) => ask({ input, index }),
    async close() {
      await ask("close");
      await worker.terminate();
    },
  };
};

export const feeds = apart("feeds");
export const mappings = apart("mappings");
