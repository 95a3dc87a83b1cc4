import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "#server/http/listen.ts";
import { Recorder } from "#server/platform/metrics/recorder.ts";
import { ask } from "#tests/support/ask.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: Awaited<ReturnType<typeof listen>>;
/** Requests that reached the application. */
let passedOn = 0;
const recorder = new Recorder();
const lines: Record<string, unknown>[] = [];
const logStream = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(JSON.parse(String(line)) as Record<string, unknown>);
    done();
  },
});
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "c1" })], { recorder, log: pino({ level: "info" }, logStream) });
  server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  server.answerWith((request, env) => {
    passedOn += 1;
    return app.app.fetch(request, env);
  }, app.hits);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

const get = (path: string, headers: Record<string, string> = {}) => ask(server.port, "first-site", path, headers);

test("[18.1.2] the application is asked once for a page, whatever parameters follow", async () => {
  const before = passedOn;
  const br = { "accept-encoding": "br" };
  const answers = [];
  for (const path of ["/search", "/search?utm_source=mail", "/robots.txt", "/no-such-page"]) {
    for (const headers of [br, br, {}]) answers.push((await get(path, headers)).headers["server-timing"]);
  }
  expect(answers.filter((found) => found === "cache;desc=miss")).toHaveLength(3);
  // A page that was compressed has its plain bytes too.
  expect(passedOn - before).toBe(3);
});

const hits = async () =>
  (await recorder.registry.getSingleMetricAsString("forecourt_page_cache_lookups_total"))
    .split("\n")
    .find((line) => line.includes('"hit"'))
    ?.split(" ")
    .at(-1);

test("[18.1.2] a page from the cache is logged and counted like any other", async () => {
  await get("/search");
  const before = Number(await hits());
  lines.length = 0;
  await get("/search?name=somebody", { "x-request-id": "a-name-of-mine" });
  expect(Number(await hits())).toBe(before + 1);
  const { host, path, status, cache, requestId, method } = lines[0] ?? {};
  expect({ host, path, status, cache, requestId, method }).toEqual({
    host: "first-site.localhost",
    path: "/search",
    status: 200,
    cache: "hit",
    requestId: "a-name-of-mine",
    method: "GET",
  });
});

test("[10.11.1] a site that is closed answers nobody, whatever is cached", async () => {
  await get("/contact");
  const runtime = app.registry.bySlug("first-site");
  expect.assert(runtime);
  runtime.suspended = true;
  expect((await get("/contact")).status).toBe(503);
  runtime.suspended = false;
  expect((await get("/contact")).status).toBe(200);
});
