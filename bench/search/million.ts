import { benchCars } from "./cars.ts";
import { askEngine, buildEngine } from "./engine.ts";
import { benchQueries } from "./queries.ts";
import { megabytes, table } from "./report.ts";
import { measure, timed } from "./timing.ts";
import { measureUpdates } from "./updates.ts";

/** Cars are generated one at a time, so the process's memory at the end is the index. */
export async function measureMillion(count: number): Promise<void> {
  const before = process.memoryUsage();
  const [index, build] = await timed(() => buildEngine(benchCars(count), count));
  globalThis.gc?.();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const queries = benchQueries(200);
  const timings = await measure(queries, (query) => askEngine(index, query), queries.length);
  const note = `${megabytes(held)} on the heap and in buffers, ${megabytes(index.bytes)} by its own estimate, ${megabytes(after.rss)} resident`;
  console.log(table(`${count} cars`, [{ name: "engine", timings, build, note }]));
  measureUpdates(index);
}
