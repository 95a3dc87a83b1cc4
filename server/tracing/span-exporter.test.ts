import { afterEach, expect, test } from "vitest";
import { startCollector } from "#tests/support/otlp-collector.ts";
import type { Span } from "./otlp-json.ts";
import { SpanExporter } from "./span-exporter.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const aSpan = (name: string): Span => ({
  traceId: "0af7651916cd43dd8448eb211c80319c",
  spanId: "b7ad6b7169203331",
  parentId: null,
  name,
  kind: "server",
  at: 1_794_871_157_195.25,
  ms: 1.5,
  attributes: { "http.response.status_code": 200, "forecourt.site": "one", "forecourt.cache": undefined },
  isError: false,
});
const quick = { mostWaiting: 6, mostPerBatch: 2, everyMs: 5, longestPauseMs: 10, timeoutMs: 60_000, lastMs: 60_000 };

async function world(pace: Partial<typeof quick> = {}) {
  const collector = await startCollector();
  ends.push(() => collector.stop());
  const settings = { endpoint: `${collector.url}/`, headers: { "x-team": "web" }, resource: { "service.name": "f" } };
  const exporter = new SpanExporter(settings, { ...quick, ...pace });
  ends.push(() => exporter.stop());
  const add = (count: number) => Array.from({ length: count }, (_, n) => exporter.add(aSpan(`s${n}`)));
  return { collector, exporter, add, received: collector.world };
}
const patiently = { timeout: 60_000 };

test("spans arrive as OTLP writes them", async () => {
  const { exporter, received } = await world();
  exporter.add(aSpan("GET page"));
  await expect.poll(() => received.spans, patiently).toHaveLength(1);
  expect(received.spans[0]).toEqual({
    traceId: "0af7651916cd43dd8448eb211c80319c",
    spanId: "b7ad6b7169203331",
    name: "GET page",
    kind: 2,
    startTimeUnixNano: "1794871157195250000",
    endTimeUnixNano: "1794871157196750000",
    attributes: [
      { key: "http.response.status_code", value: { intValue: "200" } },
      { key: "forecourt.site", value: { stringValue: "one" } },
    ],
  });
  expect(received.resources).toEqual([{ "service.name": "f" }]);
  expect(received.headers[0]).toMatchObject({ "x-team": "web", "content-type": "application/json" });
  await expect.poll(() => exporter.counts, patiently).toEqual({ sent: 1, dropped: 0 });
});

test("portions are bounded, and all arrive", async () => {
  const { exporter, add, received } = await world();
  add(5);
  await expect.poll(() => exporter.counts.sent, patiently).toBe(5);
  expect(received.requests).toBe(3);
  expect(received.spans.map(({ name }) => name)).toEqual(["s0", "s1", "s2", "s3", "s4"]);
});

test("a collector that is busy gets them later", async () => {
  const { exporter, add, received } = await world();
  received.mood = 503;
  add(3);
  await expect.poll(() => received.requests, patiently).toBeGreaterThan(2);
  expect(exporter.counts).toEqual({ sent: 0, dropped: 0 });
  received.mood = 200;
  await expect.poll(() => exporter.counts, patiently).toEqual({ sent: 3, dropped: 0 });
});

test("what a collector refuses is dropped and counted, and the next portion is tried", async () => {
  const { exporter, add, received } = await world();
  received.mood = 500;
  add(2);
  await expect.poll(() => exporter.counts, patiently).toEqual({ sent: 0, dropped: 2 });
  received.mood = 200;
  add(1);
  await expect.poll(() => exporter.counts, patiently).toEqual({ sent: 1, dropped: 2 });
});

test("a collector that hangs holds a bounded number; the rest is dropped and counted", async () => {
  const { exporter, add, received } = await world({ lastMs: 1 });
  received.mood = "hang";
  add(2);
  await expect.poll(() => received.requests, patiently).toBe(1);
  add(50);
  expect(exporter.waiting).toBe(6);
  expect(exporter.counts).toEqual({ sent: 0, dropped: 46 });
  // The end of a server does not wait for it either.
  await exporter.stop();
  expect(exporter.counts.dropped).toBe(52);
});

test("a collector that hangs is given up after its time and tried again", async () => {
  const { add, exporter, received } = await world({ timeoutMs: 50 });
  received.mood = "hang";
  add(1);
  await expect.poll(() => received.requests, patiently).toBeGreaterThan(1);
  received.mood = 200;
  await expect.poll(() => exporter.counts.sent, patiently).toBe(1);
});

test("a collector that is away costs its spans alone, and the end waits for nobody", async () => {
  const { collector, exporter, add } = await world();
  ends.shift();
  await collector.stop();
  add(10);
  expect(exporter.counts.dropped).toBe(4);
  await exporter.stop();
  expect(exporter.counts).toEqual({ sent: 0, dropped: 10 });
});

test("what waits at the end is sent", async () => {
  const { exporter, received } = await world({ everyMs: 3_600_000 });
  exporter.add(aSpan("last"));
  await exporter.stop();
  expect(received.spans.map(({ name }) => name)).toEqual(["last"]);
});
