import { join } from "node:path";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { median } from "#bench/pages/throughput.ts";
import { ask } from "#tests/support/ask.ts";
import { changePhone, type GrownSite, writeNetwork } from "./network.ts";
import { fillStock } from "./stock.ts";
import { applyByCommand, startGrown, type Subject } from "./subject.ts";

export type NetworkFigures = {
  sites: number;
  cars: number;
  startMs: number;
  startCpuSeconds: number;
  applyMs: number;
  shownMs: number;
  firstPageMs: number;
  uncachedMs: number;
  repeatedMs: number;
  blocked: { main: number; threads: number };
  startMb: number;
  usedMb: number;
};

export const openedSites = 40;
const changes = 3;
const warmUps = 15;
const carsOfSmallSite = 50;

/** One server with a given number of sites and cars, from its start to pages of many sites. */
export async function measureNetwork(folder: string, sites: number, cars: number): Promise<NetworkFigures> {
  const [sitesDir, dataDir] = [join(folder, "sites"), join(folder, "data")];
  const [small, ...grown] = await seed(sitesDir, dataDir, { sites, cars });
  // A server starts on what an earlier run has left behind far more often than for the first time.
  await (await startGrown(dataDir)).stop();
  const server = await startGrown(dataDir);
  try {
    const startMb = server.memoryMb();
    // The first pages of a process are slow because its code is new, whatever they show.
    for (let n = 0; n < warmUps; n++) await pageMs(server.port, small.slug, `/search?price=,${80_000 + n}`);
    const since = Date.now();
    const pages = await openPages(server, grown);
    const blocked = server.blockedSince(since);
    const { applyMs, shownMs } = await changeOne(server, sitesDir, dataDir, grown);
    const { startMs, startCpuSeconds } = server;
    const usedMb = server.memoryMb();
    return { sites, cars, startMs, startCpuSeconds, applyMs, shownMs, ...pages, blocked, startMb, usedMb };
  } finally {
    await server.stop();
  }
}

/** The sites that are measured, after a small one that is not. */
async function seed(
  sitesDir: string,
  dataDir: string,
  { sites, cars }: { sites: number; cars: number },
): Promise<[GrownSite, ...GrownSite[]]> {
  const [small, ...grown] = writeNetwork(sitesDir, sites + 1);
  if (!small) throw new Error("no site was written");
  const store = await openStore({ dataDir });
  try {
    await applyFolder(store, sitesDir);
    await fillStock(store, [small], carsOfSmallSite);
    await fillStock(store, grown, cars);
  } finally {
    await store.close();
  }
  return [small, ...grown];
}

/** Sites all over the network, each opened for the first time, with another search, and again. */
async function openPages(server: Subject, grown: readonly GrownSite[]) {
  const step = Math.max(1, Math.floor(grown.length / openedSites));
  const opened = grown.filter((_, n) => n % step === 0).slice(0, openedSites);
  const [first, uncached, repeated]: number[][] = [[], [], []];
  for (const { slug } of opened) {
    first?.push(await pageMs(server.port, slug, "/search"));
    for (let n = 0; n < 5; n++) uncached?.push(await pageMs(server.port, slug, `/search?price=,${90_000 + n}`));
    for (let n = 0; n < 5; n++) repeated?.push(await pageMs(server.port, slug, "/search"));
  }
  return {
    firstPageMs: median(first ?? []),
    uncachedMs: median(uncached ?? []),
    repeatedMs: median(repeated ?? []),
  };
}

async function pageMs(port: number, slug: string, path: string): Promise<number> {
  const begun = performance.now();
  let answer = await ask(port, slug, path, { "accept-encoding": "br" });
  if (answer.headers.location) answer = await ask(port, slug, answer.headers.location, { "accept-encoding": "br" });
  if (answer.status !== 200) throw new Error(`${path} of ${slug} answered ${answer.status}`);
  return performance.now() - begun;
}

/** One file of the folder changes, and the whole folder is applied while the server runs. */
async function changeOne(server: Subject, sitesDir: string, dataDir: string, grown: readonly GrownSite[]) {
  const { slug } = grown[Math.floor(grown.length / 2)] as GrownSite;
  const [applied, shown]: number[][] = [[], []];
  for (let n = 1; n <= changes; n++) {
    const phone = `07 7010 440${n}`;
    changePhone(sitesDir, slug, phone);
    const begun = performance.now();
    applied?.push(await applyByCommand(sitesDir, dataDir));
    while (!(await ask(server.port, slug, "/contact")).text.includes(phone)) {
      if (performance.now() - begun > 60_000) throw new Error(`the change of ${slug} never showed`);
      await new Promise((done) => setTimeout(done, 20));
    }
    shown?.push(performance.now() - begun);
  }
  return { applyMs: median(applied ?? []), shownMs: median(shown ?? []) };
}
