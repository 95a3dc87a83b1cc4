import { availableParallelism } from "node:os";
import { cpuSeconds, memoryMb } from "#bench/machine.ts";
import { mb, ms, perSecond, row, type Row } from "#bench/table/row.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { pagesPerSecond } from "./load.ts";

type Measured = { workers: number; rate: number; cpuMs: number; mb: number };

/** Pages that no cache holds, by the number of render threads. The generator needs a part of the same cores. */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const counts = [...new Set([1, 2, availableParallelism()])];
  const measured: Measured[] = [];
  for (const workers of counts) measured.push(await measureWith(workers, quick ? 5 : 12));
  const one = measured[0];
  return measured.map(({ workers, rate, cpuMs, mb: used }) => {
    const figure = `${perSecond(rate, "pages")}, ${ms(cpuMs)} processor, ${mb(used)}`;
    const beside =
      one && workers > 1 ? { peer: `WORKERS=1: ${perSecond(one.rate, "pages")}`, ratio: rate / one.rate } : {};
    return row(`uncached pages with WORKERS=${workers}`, figure, beside);
  });
}

async function measureWith(workers: number, seconds: number): Promise<Measured> {
  const demo = await startDemoServer({ WORKERS: String(workers), LOG_LEVEL: "error" });
  try {
    // Long enough for every thread to start and to have the index of every site.
    await pagesPerSecond(demo.port, 4, 0);
    const before = cpuSeconds(demo.pid);
    const { served, rate } = await pagesPerSecond(demo.port, seconds, 1e6);
    return { workers, rate, cpuMs: ((cpuSeconds(demo.pid) - before) * 1000) / served, mb: memoryMb(demo.pid) };
  } finally {
    await demo.stop();
  }
}
