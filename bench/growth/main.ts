import { parseArgs } from "node:util";
import { load } from "#bench/machine.ts";
import { table } from "#bench/browser/table.ts";
import { grown } from "./measure.ts";
import type { NetworkFigures } from "./measure-network.ts";

/**
 * `npm run bench -- growth [--sites 10,100,1000] [--cars 1000,10000,1000000]`: what more sites, and more cars on one site,
 * cost at start, at a change, for a first page and in memory.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      sites: { type: "string", default: "10,100,1000" },
      cars: { type: "string", default: "1000,10000,100000" },
      "cars-per-site": { type: "string", default: "100" },
    },
  });
  const numbers = (text: string) => text.split(",").filter(Boolean).map(Number);
  const rows: string[][] = [];
  for (const sites of numbers(values.sites)) {
    rows.push(line(await grown(sites, Number(values["cars-per-site"]))));
    process.stdout.write(`${rows.at(-1)?.join("  ")}\n`);
  }
  for (const cars of numbers(values.cars)) {
    rows.push(line(await grown(1, cars)));
    process.stdout.write(`${rows.at(-1)?.join("  ")}\n`);
  }
  process.stdout.write(`\n${table(headings, rows)}load average ${load()}\n`);
}

const headings = [
  "sites × cars",
  "seeded",
  "start",
  "its processor time",
  "apply, one changed",
  "shown after",
  "first page",
  "uncached again",
  "repeated",
  "main blocked",
  "threads blocked",
  "memory at start",
  "in use",
];

const ms = (value: number): string => (value < 10 ? `${value.toFixed(1)} ms` : `${value.toFixed(0)} ms`);
const line = (one: NetworkFigures): string[] => [
  `${one.sites} × ${one.cars}`,
  `${one.seedSeconds.toFixed(0)} s`,
  ms(one.startMs),
  `${one.startCpuSeconds.toFixed(1)} s`,
  ms(one.applyMs),
  ms(one.shownMs),
  ms(one.firstPageMs),
  ms(one.uncachedMs),
  ms(one.repeatedMs),
  ms(one.blocked.main),
  ms(one.blocked.threads),
  `${one.startMb.toFixed(0)} MB`,
  `${one.usedMb.toFixed(0)} MB`,
];
