import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Recorder } from "#server/metrics/recorder.ts";
import { proxyMatcher } from "#server/middleware/client-address.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { withoutCaptcha } from "#tests/support/without-captcha.ts";
import type { Span } from "./otlp-json.ts";
import { SpanExporter } from "./span-exporter.ts";
import { Tracer } from "./tracer.ts";

const spans: Span[] = [];
const traceId = "0af7651916cd43dd8448eb211c80319c";
const traceparent = (flags: string) => `00-${traceId}-b7ad6b7169203331-${flags}`;
const world = { random: 0 };
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  const tracer = new Tracer({
    add: (span) => void spans.push(span),
    ratio: 0.5,
    isTrusted: proxyMatcher(["10.0.0.1"]),
    random: () => world.random,
  });
  const exporter = new SpanExporter({ endpoint: "http://127.0.0.1:9", headers: {}, resource: {} });
  const recorder = new Recorder({ tracer, exporter });
  app = await createTestApp([aCar({ id: "c1" })], { recorder }, { threads: {} });
  await withoutCaptcha(app);
});
afterAll(() => app.close());
beforeEach(() => {
  spans.length = 0;
  world.random = 0;
});

const origin = "http://first-site.localhost:3000";
const named = (name: string) => spans.filter((span) => span.name === name);
const lead = (fields: object) => ({
  method: "POST",
  headers: { "content-type": "application/json", origin },
  body: JSON.stringify({ lead: fields }),
});

test("a page is a span of its request, its render, and the searches of the render thread", async () => {
  expect((await app.get(`${origin}/search?make=Secret+Words`)).status).toBe(200);
  const [request] = named("GET page");
  const [render] = named("render");
  expect(request).toMatchObject({ parentId: null, kind: "server", isError: false });
  expect(request?.attributes).toEqual({
    "http.request.method": "GET",
    "http.response.status_code": 200,
    "forecourt.route": "page",
    "forecourt.site": "first-site",
    "forecourt.cache": "miss",
  });
  expect(render).toMatchObject({ parentId: request?.spanId, traceId: request?.traceId });
  expect(named("search")[0]).toMatchObject({ parentId: render?.spanId, traceId: request?.traceId });
  expect(render?.at).toBeGreaterThanOrEqual(request?.at ?? Infinity);
});

test("requests at the same time keep their parts apart", async () => {
  await Promise.all(
    ["/about-us", "/contact-us", "/finance"].map(async (path) => app.get(`${origin}${path}?x=${path}`)),
  );
  const requests = named("GET page");
  expect(new Set(requests.map((request) => request.traceId)).size).toBe(3);
  for (const render of named("render"))
    expect(requests.some(({ spanId, traceId: own }) => spanId === render.parentId && own === render.traceId)).toBe(
      true,
    );
});

test("a lead is the span of its commit, and says nothing of who sent it", async () => {
  const answer = await app.get(
    `${origin}/api/leads?ref=hidden-words`,
    lead({ name: "Ana Ito", email: "ana@example.com", phone: "0412345678", message: "call me" }),
  );
  expect(answer.status).toBe(201);
  expect(named("lead commit")[0]?.parentId).toBe(spans.find(({ kind }) => kind === "server")?.spanId);
  expect(JSON.stringify(spans)).not.toMatch(/Ana|ana@|0412|call me|hidden|127\.0\.0\.1/u);
});

test("a proxy's trace is continued where the proxy is trusted, and nobody else's", async () => {
  const ask = (from: string, flags: string) =>
    app.get(`${origin}/`, { headers: { traceparent: traceparent(flags) } }, from);
  await ask("10.0.0.1", "01");
  expect(spans[0]).toBeDefined();
  expect(named("GET page")[0]).toMatchObject({ traceId, parentId: "b7ad6b7169203331" });
  spans.length = 0;
  await ask("203.0.113.9", "01");
  expect(named("GET page")[0]).toMatchObject({ parentId: null });
  expect(named("GET page")[0]?.traceId).not.toBe(traceId);
  spans.length = 0;
  await ask("10.0.0.1", "00");
  expect(spans).toEqual([]);
});

test("only the chosen share of requests is recorded", async () => {
  world.random = 0.5;
  await app.get(`${origin}/search?page=9`);
  expect(spans).toEqual([]);
});
