import { SpanKind } from "@opentelemetry/api";
import { afterEach, expect, test } from "vitest";
import { startCollector } from "#tests/support/otlp-collector.ts";
import { startSdk } from "./sdk.ts";
import { root, startRequest } from "./spans.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

async function world({ ratio = 1, ...pace }: Partial<Parameters<typeof startSdk>[1]> & { ratio?: number } = {}) {
  const collector = await startCollector();
  ends.push(() => collector.stop());
  const sdk = startSdk(
    {
      endpoint: `${collector.url}/`,
      headers: { "x-team": "web" },
      resource: { "service.name": "f" },
      ratio,
      isTrusted: () => false,
    },
    { everyMs: 5, ...pace },
  );
  ends.push(() => sdk.stop());
  const add = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => root(`s${n}`, () => Promise.resolve())));
  return { sdk, add, received: collector.world };
}
const patiently = { timeout: 60_000 };

test("spans arrive as OTLP writes them", async () => {
  const { sdk, received } = await world();
  const about = { kind: SpanKind.CLIENT, attributes: { "forecourt.site": "one", "forecourt.attempt": 2 } };
  await root("deliver email", () => Promise.resolve("refused"), {
    ...about,
    hasFailed: (found) => found === "refused",
  });
  await expect.poll(() => received.spans, patiently).toHaveLength(1);
  expect(received.spans[0]).toMatchObject({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    name: "deliver email",
    kind: 3,
    attributes: [
      { key: "forecourt.site", value: { stringValue: "one" } },
      { key: "forecourt.attempt", value: { intValue: 2 } },
    ],
    status: { code: 2 },
  });
  expect(received.resources).toEqual([{ "service.name": "f" }]);
  expect(received.headers[0]).toMatchObject({ "x-team": "web", "content-type": "application/json" });
  await expect.poll(() => sdk.sender.counts, patiently).toEqual({ sent: 1, dropped: 0 });
});

test("what a collector refuses is dropped and counted, and the next portion is tried", async () => {
  const { sdk, add, received } = await world();
  received.mood = 500;
  await add(2);
  await expect.poll(() => sdk.sender.counts, patiently).toEqual({ sent: 0, dropped: 2 });
  received.mood = 200;
  await add(1);
  await expect.poll(() => sdk.sender.counts, patiently).toEqual({ sent: 1, dropped: 2 });
});

test("a collector that hangs holds a bounded number; the rest is dropped and counted, and the end does not wait", async () => {
  const { sdk, add, received } = await world({ mostWaiting: 6, lastMs: 1 });
  received.mood = "hang";
  await add(2);
  await expect.poll(() => received.requests, patiently).toBe(1);
  await add(50);
  expect([sdk.sender.waiting, sdk.sender.counts]).toEqual([6, { sent: 0, dropped: 46 }]);
  await sdk.stop();
});

test("what waits at the end is sent", async () => {
  const { sdk, add, received } = await world({ everyMs: 3_600_000, lastMs: 60_000 });
  await add(1);
  await sdk.stop();
  expect(received.spans.map(({ name }) => name)).toEqual(["s0"]);
});

test("only the chosen share of requests is recorded, and without a collector none", async () => {
  const request = { method: "GET", route: "page", begun: 0, traceparent: undefined, peer: "203.0.113.9" } as const;
  const { sdk } = await world({ ratio: 0 });
  expect(startRequest(request).isRecording()).toBe(false);
  await sdk.stop();
  const { sdk: whole } = await world({ ratio: 1 });
  expect(startRequest(request).isRecording()).toBe(true);
  await whole.stop();
  expect(startRequest(request).isRecording()).toBe(false);
});
