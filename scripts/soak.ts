import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { showHelp } from "./show-help.ts";

/**
 * `npm run soak [-- --requests 50000]`: sends mixed requests to the demo network and watches its memory. Fails on a
 * server error, or when memory in the last third is clearly above that of the second.
 */
showHelp(`npm run soak [-- --requests 50000]

Sends mixed requests to the demo network and watches its memory.`);
const { values } = parseArgs({ options: { requests: { type: "string", default: "50000" } } });
const total = Number(values.requests);
const workers = 12;
const allowedGrowth = 1.15;
const samples = 30;

type Asking = { slug: string; path: string; method?: string; body?: string; type?: string; hangUpMs?: number };

const sites = ["harbour-city-motors", "sunstate-autos", "corner-lot", "redline-motorcycles", "kauri-motor-company"];
const lead = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com", message: "Is it still there?" };
const event = { name: "favourite", event_id: 39, page: "/cars/x", at: 1, details: {} };

/** The mix of a hundred requests. */
const mix: readonly [share: number, make: (n: number, slug: string) => Asking][] = [
  [55, (_n, slug) => ({ slug, path: "/search" })],
  [12, (n, slug) => ({ slug, path: `/search/used-cars?price=,${10_000 + (n % 20_000)}` })],
  [8, (_n, slug) => ({ slug, path: "/" })],
  [6, (_n, slug) => ({ slug, path: "/healthz" })],
  [5, (n, slug) => ({ slug, path: `/no-such-page-${n % 500}` })],
  [4, () => ({ slug: "corner-lot", path: "/api/leads", method: "POST", body: JSON.stringify({ lead }) })],
  [5, (_n, slug) => ({ slug, path: "/api/events", method: "POST", body: JSON.stringify({ events: [event] }) })],
  [3, (n, slug) => ({ slug, path: `/search/used-cars?price=,${50_000 + n}`, hangUpMs: 5 })],
  [2, (_n, slug) => ({ slug, path: "/api/search/token" })],
];
const kinds = mix.flatMap(([share, make]) => Array.from({ length: share }, () => make));

const demo = await startDemoServer({ LEADS_PER_MINUTE: "0", LOG_LEVEL: "silent", EVENTS_PER_DAY: "0" });
const agent = new Agent({ keepAlive: true, maxSockets: workers });
const statuses = new Map<string, number>();
const memory: number[] = [];
let sent = 0;

function ask({ slug, path, method = "GET", body, hangUpMs }: Asking): Promise<string> {
  const headers = {
    host: `${slug}.localhost:${demo.port}`,
    "accept-encoding": "br",
    ...(body === undefined ? {} : { "content-type": "application/json", "idempotency-key": randomUUID() }),
  };
  return new Promise((done) => {
    const own = hangUpMs === undefined ? { agent } : { agent: false as const };
    const call = request({ host: "127.0.0.1", port: demo.port, path, method, headers, ...own }, (response) => {
      response.resume().once("close", () => done(String(response.statusCode)));
    });
    call.on("error", () => done(hangUpMs === undefined ? "broken" : "hung up"));
    if (hangUpMs !== undefined) setTimeout(() => call.destroy(), hangUpMs);
    call.end(body);
  });
}

const residentMb = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${demo.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

async function work(): Promise<void> {
  while (sent < total) {
    const n = sent++;
    const make = kinds[(n * 37) % kinds.length];
    const answer = make ? await ask(make(n, sites[n % sites.length] ?? "corner-lot")) : "";
    statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    if (n % Math.ceil(total / samples) === 0) memory.push(residentMb());
  }
}

const begun = performance.now();
await Promise.all(Array.from({ length: workers }, work));
const seconds = (performance.now() - begun) / 1000;
agent.destroy();
await demo.stop();

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const third = Math.floor(memory.length / 3);
const [second, last] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
const faults = [...statuses].filter(([status]) => status === "500" || status === "broken");
const isFlat = last <= second * allowedGrowth;
process.stdout.write(
  [
    `${total} requests in ${seconds.toFixed(0)} s, load average ${loadavg()[0]?.toFixed(1)}`,
    `answers: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(", ")}`,
    `memory in MB: ${memory.map((value) => value.toFixed(0)).join(" ")}`,
    `median of the second third ${second.toFixed(0)} MB, of the last ${last.toFixed(0)} MB: ${isFlat ? "flat" : "GROWS"}`,
    "",
  ].join("\n"),
);
process.exit(isFlat && faults.length === 0 ? 0 : 1);
