import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { percentile, printRows, rowOf } from "./figures.ts";
import type { FloodOrder } from "./flood.ts";
import { startFlood } from "./start-flood.ts";
import { ask, type Probe, Probing, type Question } from "./probes.ts";
import { paymentNotices } from "./reservations.ts";
import { leadQuestion, startSubject } from "./subject.ts";

const flooded = "harbour-city-motors";
const quiet = "sunstate-autos";
const noCaptcha = "corner-lot";
const cachedPath = "/search/used-cars";
const distinctPath = "/search/used-cars?price=,{n}";

/**
 * `npm run bench -- overload [--root DIR] [--connections 300,1000] [--seconds 15] [--addresses one,many]`. Each run
 * floods one site with requests for uncached pages, and measures what all other requests get meanwhile.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: "string", default: join(import.meta.dirname, "../..") },
      connections: { type: "string", default: "300,1000" },
      addresses: { type: "string", default: "many,one" },
      seconds: { type: "string", default: "15" },
    },
  });
  // Children inherit the affinity: the generator never uses the server's core.
  spawnSync("taskset", ["-cp", "1", String(process.pid)]);
  for (const spread of values.addresses.split(",")) {
    for (const connections of values.connections.split(",").map(Number)) {
      const addresses = spread === "one" ? 1 : connections;
      await measure(resolve(values.root), { connections, addresses }, Number(values.seconds));
    }
  }
}

type Load = Pick<FloodOrder, "connections" | "addresses">;

async function measure(root: string, load: Load, seconds: number): Promise<void> {
  const subject = await startSubject(root);
  try {
    const { port } = subject;
    const notices = await paymentNotices(port, flooded, Math.min(40, seconds * 2));
    for (let warm = 0; warm < 30; warm += 1) {
      for (const slug of [flooded, quiet]) await ask(port, page(port, slug, `${cachedPath}?price=,${900_000 + warm}`));
    }
    await ask(port, page(port, flooded, cachedPath));
    const title = `${load.connections} connections from ${load.addresses} address${load.addresses === 1 ? "" : "es"}`;

    const calm = new Probing(port, probesOf(port, []));
    await pause(Math.min(8, seconds) * 1000);
    const before = await calm.stop();
    const memory = { before: subject.residentMb(), most: 0 };
    printRows(
      `quiet, load average ${loadavg()[0]?.toFixed(1)}`,
      [...before].map(([name, samples]) => rowOf(name, samples)),
    );

    const head = `GET ${distinctPath} HTTP/1.1\r\nHost: ${flooded}.localhost:${port}\r\nAccept-Encoding: identity\r\n\r\n`;
    const flood = startFlood({ port, requests: [head], sends: "whole", ...load });
    await pause(1000);
    const busy = new Probing(port, probesOf(port, notices));
    for (let second = 0; second < seconds; second += 1) {
      await pause(1000);
      memory.most = Math.max(memory.most, subject.residentMb());
    }
    busy.pause();
    const counted = await flood.stop();
    const recovery = await recoveryMs(port);
    const during = await busy.stop();
    printRows(
      `${title} for ${seconds} s, load average ${loadavg()[0]?.toFixed(1)}`,
      [...during].map(([name, samples]) => rowOf(name, samples)),
    );
    const memoryText = `memory ${memory.before.toFixed(0)} MB before, ${memory.most.toFixed(0)} MB at most, ${subject.residentMb().toFixed(0)} MB after`;
    const ratio = p99(during, "uncached, other site") / p99(before, "uncached, other site");
    const stopMs = await subject.stop();
    process.stdout.write(
      `flood: ${counted.served} pages served, ${counted.refused} refused, ${counted.broken} connections broken\n` +
        `recovery ${recovery.toFixed(0)} ms; other site's p99 ${ratio.toFixed(1)} times its quiet value; ${memoryText}\n` +
        `acknowledged leads that are not in the store: ${await missingLeads(subject, [before, during])}; SIGTERM to exit ${stopMs.toFixed(0)} ms\n`,
    );
  } finally {
    await subject.stop();
    subject.remove();
  }
}

const page = (port: number, slug: string, path: string): Question => ({ host: `${slug}.localhost:${port}`, path });

function probesOf(port: number, notices: readonly Question[]): Probe[] {
  const first = Math.floor(performance.now()) * 1000;
  const distinct = (slug: string) => (index: number) =>
    page(port, slug, distinctPath.replace("{n}", `${1e9 + first + index}`));
  return [
    { name: "health", everyMs: 50, next: () => page(port, flooded, "/healthz") },
    { name: "cached page", everyMs: 100, next: () => page(port, flooded, cachedPath) },
    { name: "uncached, other site", everyMs: 250, next: distinct(quiet) },
    { name: "uncached, flooded site", everyMs: 500, next: distinct(flooded) },
    { name: "leads", everyMs: 200, next: () => leadQuestion(`${noCaptcha}.localhost:${port}`) },
    { name: "payment notices", everyMs: 500, next: (index) => notices[index] ?? null },
  ];
}

const p99 = (samples: Map<string, { ms: number }[]>, name: string): number =>
  percentile(
    (samples.get(name) ?? []).map(({ ms }) => ms),
    0.99,
  );

/** From the end of the flood until an uncached page of the flooded site is served as fast as health usually answers. */
async function recoveryMs(port: number): Promise<number> {
  const begun = performance.now();
  for (let tries = 0; ; tries += 1) {
    const request = page(port, flooded, distinctPath.replace("{n}", `${5e9 + Math.floor(begun) + tries}`));
    const { status, ms } = await ask(port, request, "127.8.1.1");
    if ((status === 200 && ms < 500) || performance.now() - begun > 120_000) return performance.now() - begun;
    await pause(50);
  }
}

async function missingLeads(
  subject: Awaited<ReturnType<typeof startSubject>>,
  runs: readonly Map<string, { status: number; body: string }[]>[],
): Promise<string> {
  const stored = await subject.storedLeads(noCaptcha);
  const acknowledged = runs.flatMap((run) => run.get("leads") ?? []).filter(({ status }) => status === 201);
  const missing = acknowledged.filter(
    ({ body }) => !stored.has((JSON.parse(body) as { lead: { id: string } }).lead.id),
  );
  return `${missing.length} of ${acknowledged.length}`;
}
