import { benchCars } from "./cars.ts";
import { askEngine, buildEngine } from "./engine.ts";
import { benchQueries } from "./queries.ts";
import { measure, timed } from "./timing.ts";

export type MillionFigures = { p50: number; p99: number; residentMb: number; buildSeconds: number };

// Runs in its own process, so that the memory in use at the end is the index. Reports to its parent and exits.
const count = 1_000_000;
const [index, build] = await timed(() => buildEngine(benchCars(count), count));
const queries = benchQueries(100);
const { p50, p99 } = await measure(queries, (query) => askEngine(index, query), queries.length);
globalThis.gc?.();
const figures: MillionFigures = {
  p50,
  p99,
  residentMb: process.memoryUsage().rss / 1024 ** 2,
  buildSeconds: build / 1000,
};
process.send?.(figures, () => process.exit(0));
