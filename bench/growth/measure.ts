import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mb, ms, row, type Row } from "#bench/table/row.ts";
import { measureNetwork, type NetworkFigures, openedSites } from "./measure-network.ts";

const carsPerSite = 100;
const longestFirstPageMs = 3000;

/** More sites, and more cars on one site, up to the targets. */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sites of quick ? [100] : [10, 100, 1000]) rows.push(...networkRows(await grown(sites, carsPerSite)));
  for (const cars of quick ? [10_000] : [1000, 10_000, 100_000]) rows.push(...siteRows(await grown(1, cars)));
  return rows;
}

async function grown(sites: number, cars: number): Promise<NetworkFigures> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-growth-"));
  try {
    return await measureNetwork(folder, sites, cars);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

function networkRows(one: NetworkFigures): Row[] {
  const name = `${one.sites.toLocaleString("en")} sites × ${one.cars} cars`;
  const isTarget = one.sites === 1000;
  const within = (target: string, reached: boolean) => (isTarget ? { target, reached } : {});
  return [
    row(
      `${name}, start`,
      `${seconds(one.startMs)}, ${one.startCpuSeconds.toFixed(1)} s processor`,
      within("≤ 5 s", one.startMs <= 5000),
    ),
    row(`${name}, one changed site applied`, seconds(one.applyMs), within("≤ 1 s", one.applyMs <= 1000)),
    row(`${name}, … and shown by the server`, seconds(one.shownMs)),
    row(`${name}, first page, another search, repeated`, pages(one)),
    row(`${name}, longest block: main thread, others`, blocks(one)),
    row(`${name}, memory at start, with up to ${openedSites} sites opened`, `${mb(one.startMb)}, ${mb(one.usedMb)}`),
  ];
}

function siteRows(one: NetworkFigures): Row[] {
  const name = `one site, ${one.cars.toLocaleString("en")} cars`;
  const isTarget = one.cars >= 100_000;
  return [
    row(
      `${name}, first page, another search, repeated`,
      pages(one),
      isTarget ? { target: "first ≤ 3 s", reached: one.firstPageMs <= longestFirstPageMs } : {},
    ),
    row(`${name}, longest block while it loads: main thread, others`, blocks(one)),
    row(`${name}, start, memory in use`, `${seconds(one.startMs)}, ${mb(one.usedMb)}`),
  ];
}

const pages = (one: NetworkFigures): string =>
  [one.firstPageMs, one.uncachedMs, one.repeatedMs].map((value) => ms(value)).join(", ");
const blocks = ({ blocked }: NetworkFigures): string => `${ms(blocked.main)}, ${ms(blocked.threads)}`;
