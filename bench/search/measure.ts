import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { mb, ms, row, type Row } from "#bench/table/row.ts";
import { benchCars } from "./cars.ts";
import { comparePages } from "./compare.ts";
import { askEngine, buildEngine } from "./engine.ts";
import type { MillionFigures } from "./million-process.ts";
import { benchQueries } from "./queries.ts";
import { measure as time, type Timings } from "./timing.ts";

const cars = 100_000;
const peerCars = 20_000;

/** The engine alone with as many cars as its targets speak of, and beside its peers with fewer: they are slow. */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const rows = engineRows(await timeEngine(cars, quick ? 3 : 5));
  rows.push(...(await peerRows()));
  if (!quick) rows.push(...(await millionRows()));
  return rows;
}

/** The best of some runs: whatever else runs on the machine can only make one slower. */
async function timeEngine(count: number, runs: number): Promise<Timings> {
  const index = buildEngine(benchCars(count), count);
  const queries = benchQueries(300);
  const timings: Timings[] = [];
  for (let run = 0; run < runs; run++) {
    timings.push(await time(queries, (query) => askEngine(index, query), run === 0 ? queries.length : 0));
  }
  const least = (of: keyof Timings) => Math.min(...timings.map((one) => one[of]));
  return { p50: least("p50"), p99: least("p99"), cpu: least("cpu") };
}

const engineRows = ({ p50, p99, cpu }: Timings): Row[] => [
  row("100,000 cars, 20 facets, p50", ms(p50), { target: "≤ 2 ms", reached: p50 <= 2 }),
  row("100,000 cars, 20 facets, p99", ms(p99), { target: "≤ 5 ms", reached: p99 <= 5 }),
  row("100,000 cars, 20 facets, processor", ms(cpu)),
];

async function peerRows(): Promise<Row[]> {
  const { lines } = await comparePages(peerCars);
  const [ours, ...peers] = lines;
  if (!ours) return [];
  return peers.map(({ name, timings, note }) =>
    row(`20,000 cars, 20 facets, p50`, ms(ours.timings.p50), {
      peer: `${name} ${ms(timings.p50)} (${(note ?? "").split(";")[0]})`,
      ratio: timings.p50 / ours.timings.p50,
    }),
  );
}

/** In a process of its own, whose memory is the engine's. */
async function millionRows(): Promise<Row[]> {
  const child = fork(join(import.meta.dirname, "million-process.ts"), { execArgv: ["--expose-gc"] });
  process.once("exit", () => child.kill("SIGKILL"));
  const [{ p50, p99, residentMb, buildSeconds }] = (await once(child, "message")) as [MillionFigures];
  return [
    row("1,000,000 cars, p50", ms(p50), { target: "≤ 12 ms", reached: p50 <= 12 }),
    row("1,000,000 cars, process", mb(residentMb), { target: "≤ 400 MB", reached: residentMb <= 400 }),
    row("1,000,000 cars, p99, and built in", `${ms(p99)}, ${buildSeconds.toFixed(0)} s`),
  ];
}
