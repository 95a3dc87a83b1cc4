import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { proxyMatcher } from "#server/http/middleware/client-address.ts";
import { type ReceivedSpan, startCollector } from "#tests/support/otlp-collector.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { withoutCaptcha } from "#tests/support/without-captcha.ts";
import { startSdk } from "./sdk.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const proxySpan = "b7ad6b7169203331";
const traceparent = (flags: string) => `00-${traceId}-${proxySpan}-${flags}`;
let collector: Awaited<ReturnType<typeof startCollector>>;
let sdk: ReturnType<typeof startSdk>;
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  collector = await startCollector();
  const isTrusted = proxyMatcher(["10.0.0.1"]);
  sdk = startSdk({ endpoint: collector.url, headers: {}, resource: {}, ratio: 1, isTrusted }, { everyMs: 1 });
  app = await createTestApp([aCar({ id: "c1" })], {}, { threads: {} });
  await withoutCaptcha(app);
});
afterAll(async () => {
  await app.close();
  await sdk.stop();
  await collector.stop();
});
beforeEach(() => void (collector.world.spans.length = 0));

const origin = "http://first-site.localhost:3000";
const named = (name: string) => collector.world.spans.filter((span) => span.name === name);
/** The requests are the last of their traces to end. */
const requestsHaveArrived = async (count: number, name = "GET page") =>
  await expect.poll(() => named(name), { timeout: 60_000 }).toHaveLength(count);
const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

test("a page is a span of its request, its render, and the searches of the render thread", async () => {
  expect((await app.get(`${origin}/search?make=Secret+Words`)).status).toBe(200);
  await requestsHaveArrived(1);
  const [request] = named("GET page");
  const [render] = named("render");
  if (!request || !render) throw new Error("a span is missing");
  expect(request).toMatchObject({ kind: 2, status: { code: 0 } });
  expect(request.parentSpanId).toBeUndefined();
  expect(attributesOf(request)).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "forecourt.route": "page",
    "forecourt.site": "first-site",
    "forecourt.cache": "miss",
  });
  expect(render).toMatchObject({ parentSpanId: request.spanId, traceId: request.traceId });
  expect(named("search")[0]).toMatchObject({ parentSpanId: render.spanId, traceId: request.traceId });
  expect(BigInt(render.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano));
});

test("requests at the same time keep their parts apart", async () => {
  await Promise.all(
    ["/about-us", "/contact-us", "/finance"].map(async (path) => app.get(`${origin}${path}?x=${path}`)),
  );
  await requestsHaveArrived(3);
  const requests = named("GET page");
  expect(new Set(requests.map((request) => request.traceId)).size).toBe(3);
  for (const render of named("render"))
    expect(requests.some(({ spanId, traceId: own }) => spanId === render.parentSpanId && own === render.traceId)).toBe(
      true,
    );
});

test("a lead is the span of its commit, and says nothing of who sent it", async () => {
  const lead = { name: "Ana Ito", email: "ana@example.com", phone: "0412345678", message: "call me" };
  const answer = await app.get(`${origin}/api/leads?ref=hidden-words`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ lead }),
  });
  expect(answer.status).toBe(201);
  await requestsHaveArrived(1, "POST leads");
  expect(named("lead commit")[0]?.parentSpanId).toBe(named("POST leads")[0]?.spanId);
  expect(JSON.stringify(collector.world.spans)).not.toMatch(/Ana|ana@|0412|call me|hidden|127\.0\.0\.1/u);
});

test("a proxy's trace is continued where the proxy is trusted, and nobody else's", async () => {
  const ask = (from: string, flags: string) =>
    app.get(`${origin}/`, { headers: { traceparent: traceparent(flags) } }, from);
  await ask("10.0.0.1", "01");
  await requestsHaveArrived(1);
  expect(named("GET page")[0]).toMatchObject({ traceId, parentSpanId: proxySpan });
  // The proxy says that this one is not recorded.
  await ask("10.0.0.1", "00");
  await ask("203.0.113.9", "01");
  await requestsHaveArrived(2);
  expect(named("GET page")[1]?.parentSpanId).toBeUndefined();
  expect(named("GET page")[1]?.traceId).not.toBe(traceId);
});
