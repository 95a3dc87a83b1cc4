import { parseArgs } from "node:util";
import { showHelp } from "../../scripts/show-help.ts";
import { Worker } from "node:worker_threads";
import { inputAt, readCorpus } from "./corpus.ts";
import { surfaces } from "./surfaces.ts";
import type { Result, Work } from "./worker.ts";

/**
 * An input that keeps the server busy for this long hangs it. Generous, because the machine may be busy with other
 * things.
 */
const HANG_MS = 60_000;
const usual = 100_000;

const usage = `npm run fuzz -- [${Object.keys(surfaces).join("|")}|all] [COUNT] [--seed N] [--from N]`;
showHelp(usage);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: "1" }, from: { type: "string", default: "0" } },
});
const [wanted = "all", count = String(usual)] = positionals;
const seed = Number(values.seed);
const from = Number(values.from);
const names = wanted === "all" ? Object.keys(surfaces) : [wanted];
const unknown = names.find((name) => !Object.hasOwn(surfaces, name));
if (unknown !== undefined || !Number.isInteger(Number(count))) {
  process.stderr.write(`Usage: ${usage}\n`);
  process.exit(2);
}

let isClean = true;
for (const name of names) {
  const started = Date.now();
  const { failures, watched, report } = await fuzz(name, from + Number(count));
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${name}: inputs ${from} to ${from + Number(count)}, seed ${seed}, ${seconds} s: `);
  process.stdout.write(failures.length === 0 ? "clean\n" : `${failures.length} failures\n`);
  if (watched)
    process.stdout.write(`  blocked for at most ${watched.blockedMs} ms, memory grew by ${watched.growthMb} MB\n`);
  if (report !== "") process.stdout.write(`  ${report.replaceAll("\n", "\n  ")}\n`);
  for (const { index, message } of failures) tell(name, index, message);
  isClean &&= failures.length === 0;
}
process.exit(isClean ? 0 : 1);

function tell(name: string, index: number, message: string): void {
  const input = inputAt(readCorpus(name), seed, index).subarray(0, 400).toString("latin1");
  process.stdout.write(`\n${name} ${index}: ${message}\ninput: ${JSON.stringify(input)}\n`);
  process.stdout.write(`replay: npm run fuzz -- ${name} 1 --seed ${seed} --from ${index}\n`);
}

/** In its own thread: an endless loop stops that thread, and this one notices. */
function fuzz(surface: string, to: number): Promise<Result> {
  const progress = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
  const work: Work = { surface, seed, from, to, progress };
  const worker = new Worker(new URL("worker.ts", import.meta.url), { workerData: work });
  return new Promise((done, failed) => {
    let [last, since, shown] = [-1, Date.now(), Date.now()];
    const watchdog = setInterval(() => {
      const at = Atomics.load(progress, 0);
      // Opening an application may take long on a busy machine.
      if (at !== last || at < 0) [last, since] = [at, Date.now()];
      if (Date.now() - shown > 10_000) {
        shown = Date.now();
        process.stderr.write(`${surface}: ${at} of ${to}; go on with --from ${at}\n`);
      }
      if (Date.now() - since < HANG_MS) return;
      clearInterval(watchdog);
      void worker.terminate();
      const hung = { index: at, message: `Nothing came of it for ${HANG_MS / 1000} seconds.` };
      done({ failures: [hung], watched: null, report: "" });
    }, 500);
    worker.once("message", (result: Result) => {
      clearInterval(watchdog);
      done(result);
    });
    worker.once("error", failed);
  });
}
