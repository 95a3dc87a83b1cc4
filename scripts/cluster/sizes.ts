import { setTimeout as pause } from "node:timers/promises";
import { table } from "#bench/browser/table.ts";
import { changePhone } from "#bench/growth/network.ts";
import { memoryMb } from "#bench/machine.ts";
import { ask } from "#tests/support/ask.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import type { Cluster } from "./topology.ts";
import { createVisitor } from "./visitor.ts";
import { within } from "./within.ts";

const MOST_OPENED = 100;
const CHANGES = 3;
const REPEATS = 9;
const MOST_SECONDS = 120;

/** Figures of a cluster: how it starts, takes a change, and answers visitors behind Caddy. */
export async function measureSizes(cluster: Cluster, say: (line: string) => void): Promise<string> {
  const { nodes, sites } = cluster;
  const memory = () => nodes.map(({ process }) => `${process ? memoryMb(process.pid).toFixed(0) : "-"} MB`).join(", ");
  // A second start: the first has compiled what the others only load.
  for (const at of nodes.keys()) {
    await cluster.end(at, "SIGKILL");
    await cluster.start(at);
    say(`node ${at + 1} again   ready after ${Math.round(nodes[at]?.startMs ?? 0)} ms`);
  }
  const starts = nodes.map(({ startMs }) => `${(startMs / 1000).toFixed(1)} s`).join(", ");
  const startMemory = memory();
  const { first, repeated, opened } = await openPages(cluster, say);
  const { applied, shown } = await changeOne(cluster, say);
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
async function openPages({ sites, nodes, edge }: Cluster, say: (line: string) => void) {
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
  for (const [at, { slug }] of opened.entries()) {
    if (at % 10 === 0) say(`opening pages  ${at} of ${opened.length} sites`);
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
async function changeOne({ sites, nodes, sitesDir, commandEnv }: Cluster, say: (line: string) => void) {
  const slug = sites[Math.floor(sites.length / 2)]?.slug ?? "";
  const [applied, shown]: [number[], number[]] = [[], []];
  for (let n = 1; n <= CHANGES; n += 1) {
    const phone = `07 7010 440${n}`;
    changePhone(sitesDir, slug, phone);
    const begun = performance.now();
    const { ended, kill } = startForecourt(["sites", "apply", sitesDir], commandEnv, "cli/forecourt.js");
    const { code, err } = await within(MOST_SECONDS, "sites apply", ended).finally(kill);
    if (code !== 0) throw new Error(`sites apply ended with code ${code}: ${err.slice(-500)}`);
    applied.push(performance.now() - begun);
    for (const { port } of nodes) {
      while (!(await ask(port, slug, "/contact")).text.includes(phone)) {
        if (performance.now() - begun > MOST_SECONDS * 1000) throw new Error(`The change of ${slug} never showed.`);
        await pause(20);
      }
    }
    shown.push(performance.now() - begun);
    say(`changed a site ${n} of ${CHANGES}`);
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
