import { parentPort, workerData } from "node:worker_threads";
import { inputAt, readCorpus } from "./corpus.ts";
import { surfaces } from "./surfaces.ts";

export type Work = { surface: string; seed: number; from: number; to: number; progress: Int32Array<SharedArrayBuffer> };
export type Failure = { index: number; message: string };

process.env["NODE_ENV"] ??= "production";
const { surface, seed, from, to, progress } = workerData as Work;
const open = await surfaces[surface]?.();
if (!open) throw new Error(`There is no surface ${surface}.`);
const corpus = readCorpus(surface);
const target = await open();
const failures: Failure[] = [];
for (let index = from; index < to; index += 1) {
  Atomics.store(progress, 0, index);
  try {
    await target.run(inputAt(corpus, seed, index), index);
  } catch (error) {
    failures.push({ index, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    if (failures.length >= 10) break;
  }
}
await target.close();
parentPort?.postMessage(failures, []);
