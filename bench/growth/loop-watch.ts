import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread, threadId } from "node:worker_threads";

// Loaded into every thread of a measured server by --import. Writes when its event loop stood still, and for how long.
const folder = process.env["LOOP_WATCH"];
const lookEveryMs = 50;
const resolution = 5;
const leastMs = 15;

if (folder !== undefined) {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const name = isMainThread ? "main" : `thread-${threadId}`;
  setInterval(() => {
    const blockedMs = delays.max / 1e6 - resolution;
    delays.reset();
    if (blockedMs > leastMs) appendFileSync(`${folder}/${name}`, `${Date.now()} ${blockedMs.toFixed(1)}\n`);
  }, lookEveryMs).unref();
}
