import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { inputAt, readCorpus } from "./corpus.ts";
import { surfaces } from "./surfaces.ts";
import { Watchdog, type Watched } from "./watchdog.ts";

export type Work = { surface: string; seed: number; from: number; to: number; progress: Int32Array<SharedArrayBuffer> };
export type Failure = { index: number; message: string };
export type Result = { failures: Failure[]; watched: Watched | null; report: string };

/** No input is under way. */
const opening = -1;
/** What is stored takes memory and disk. */
const inputsOfAStore = 6000;

process.env["NODE_ENV"] ??= "production";
const { surface, seed, from, to, progress } = workerData as Work;
const open = await surfaces[surface]?.();
if (!open) throw new Error(`There is no surface ${surface}.`);
const corpus = readCorpus(surface);
const target = await open();
const failures: Failure[] = [];
const watchdog = target.isWatched ? new Watchdog() : null;
for (let index = from; index < to; index += 1) {
  if (target.renew && (index - from) % inputsOfAStore === 0) {
    Atomics.store(progress, 0, opening);
    await target.renew();
  }
  Atomics.store(progress, 0, index);
  watchdog?.begin(index);
  try {
    await target.run(inputAt(corpus, seed, index), index);
  } catch (error) {
    failures.push({ index, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
  // Between inputs a server takes requests.
  if (watchdog) await turnOfTheLoop();
  if (failures.length + (watchdog?.problems.length ?? 0) >= 10) break;
}
watchdog?.stop();
await target.close();
const result: Result = {
  failures: [...failures, ...(watchdog?.problems ?? [])],
  watched: watchdog?.figures() ?? null,
  report: target.report?.() ?? "",
};
parentPort?.postMessage(result, []);
