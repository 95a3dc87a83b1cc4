import { setTimeout as pause } from "node:timers/promises";
import { table } from "#bench/browser/table.ts";
import { changePhone } from "#bench/growth/network.ts";
import { memoryMb } from "#bench/machine.ts";
import { ask } from "#tests/support/ask.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import type { Cluster } from "./topology.ts";
import { createVisitor } from "./visitor.ts";

const MOST_OPENED = 100;
const CHANGES = 3;
const REPEATS = 9;
const GIVE_UP_MS = 120_000;

/** Figures of a cluster: how it starts, takes a change, and answers visitors behind Caddy. */
export async function measureSizes(cluster: Cluster): Promise<string> {
  const { nodes, sites } = cluster;
  const memory = () => nodes.map(({ process }) => `${process ? memoryMb(process.pid).toFixed(0) : "-"} MB`).join(", ");
  // A second start: the first has compiled what the others only load.
  for (const at of nodes.keys()) {
    await cluster.end(at, "SIGKILL");
    await cluster.start(at);
  }
  const starts = nodes.map(({ startMs }) => `${(startMs / 1000).toFixed(1)} s`).join(", ");
  const startMemory = memory();
  const { first, repeated, opened } = await openPages(cluster);
  const { applied, shown } = await changeOne(cluster);
  const lines = [
    ["start of each node", starts],
    ["one changed site applied; shown by all nodes", `${seconds(applied)}; ${seconds(shown)}`],
    [`first page of ${opened} sites on each node, p50 and p99`, spread(first)],
    ["repeated page, p50 and p99", spread(repeated)],
    ["memory of each node after its start", startMemory],
    [`… with ${opened} sites opened`, memory()],
  ];
  return table(["what", `${sites.length} sites`], lines);
}

/** Through Caddy, which gives each request to the next node. */
async function openPages({ sites, nodes, edge }: Cluster) {
  const visitor = createVisitor(edge);
  const step = Math.max(1, Math.floor(sites.length / MOST_OPENED));
  const opened = sites.filter((_, n) => n % step === 0).slice(0, MOST_OPENED);
  const [first, repeated]: [number[], number[]] = [[], []];
  const timed = async (host: string, path: string, times: number[]) => {
    const begun = performance.now();
    const { status } = await visitor.ask({ host, path, headers: { "accept-encoding": "br" } });
    if (status !== 200) throw new Error(`${host}${path} answered ${status}`);
    times.push(performance.now() - begun);
  };
  for (const { slug } of opened) {
    const host = `www.${slug}.example`;
    // Caddy makes the certificate, and the connection stays open: neither is part of a page.
    await visitor.ask({ host, path: "/healthz" });
    const { location } = await visitor.ask({ host, path: "/search" });
    const listing = location === undefined ? "/search" : new URL(location, `https://${host}`).pathname;
    for (const _node of nodes) await timed(host, listing, first);
    for (let n = 0; n < REPEATS; n += 1) await timed(host, listing, repeated);
  }
  visitor.close();
  return { first, repeated, opened: opened.length };
}

/** One file of the folder changes, and the whole folder is applied by the command while the nodes run. */
async function changeOne({ sites, nodes, sitesDir, commandEnv }: Cluster) {
  const slug = sites[Math.floor(sites.length / 2)]?.slug ?? "";
  const [applied, shown]: [number[], number[]] = [[], []];
  for (let n = 1; n <= CHANGES; n += 1) {
    const phone = `07 7010 440${n}`;
    changePhone(sitesDir, slug, phone);
    const begun = performance.now();
    const { code, err } = await startForecourt(["sites", "apply", sitesDir], commandEnv, "cli/forecourt.js").ended;
    if (code !== 0) throw new Error(`sites apply ended with code ${code}: ${err.slice(-500)}`);
    applied.push(performance.now() - begun);
    for (const { port } of nodes) {
      while (!(await ask(port, slug, "/contact")).text.includes(phone)) {
        if (performance.now() - begun > GIVE_UP_MS) throw new Error(`The change of ${slug} never showed.`);
        await pause(20);
      }
    }
    shown.push(performance.now() - begun);
  }
  return { applied, shown };
}

/** The value below which this share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const spread = (ms: readonly number[]): string =>
  `${quantile(ms, 0.5).toFixed(0)} ms, ${quantile(ms, 0.99).toFixed(0)} ms (${ms.length} pages)`;
const seconds = (ms: readonly number[]): string => `${(quantile(ms, 0.5) / 1000).toFixed(1)} s`;
