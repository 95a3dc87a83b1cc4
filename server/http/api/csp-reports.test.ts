import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let now = testNow;
let warnings = 0;
const logStream = new Writable({
  write(_line, _encoding, done) {
    warnings += 1;
    done();
  },
});
beforeEach(async () => {
  now = testNow;
  warnings = 0;
  app = await createTestApp([], { build: noPages, log: pino({ level: "warn" }, logStream), clock: () => now });
});
afterEach(() => app.close());

const send = async (body: unknown, headers = {}, address = "127.0.0.1") => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const init = { method: "POST", headers: { "content-type": "application/csp-report", ...headers }, body: text };
  return (await app.get("http://first-site.localhost/api/csp-reports", init, address)).status;
};
const report = (blocked: string, directive = "style-src-elem") => ({
  "csp-report": { "effective-directive": directive, "blocked-uri": blocked, "document-uri": "https://x/?name=jo" },
});
const counted = async () => {
  const answer = await app.get("http://127.0.0.1/readyz", { headers: { host: "127.0.0.1" } });
  return ((await answer.json()) as { cspReports: unknown[] }).cspReports;
};

test("[19.5.1] reports are counted by site, directive and origin, for the operator's eyes", async () => {
  expect(await send(report("https://evil.example/path?secret=1"), { origin: "null" })).toBe(204);
  expect(await send(report("https://evil.example/other"))).toBe(204);
  expect(await send(report("inline"))).toBe(204);
  const site = "first-site";
  expect(await counted()).toEqual([
    { site, directive: "style-src-elem", blocked: "https://evil.example", count: 2 },
    { site, directive: "style-src-elem", blocked: "inline", count: 1 },
  ]);
});

test("[19.5.1] whatever is sent, little is kept", async () => {
  expect(await send("no json")).toBe(400);
  expect(await send({})).toBe(400);
  expect(await send("x".repeat(20_000), { "content-length": "20000" })).toBe(413);
  for (let n = 0; n < 1200; n += 1) await send(report(`https://e${n}.example/`), {}, `127.0.1.${n % 250}`);
  expect((await counted()).length).toBeLessThanOrEqual(1000);
});

test("[19.5.7] one address reports 60 times in a minute; others go on", async () => {
  const statuses = [];
  for (let n = 0; n < 62; n += 1) statuses.push(await send(report("inline")));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429, 429]);
  expect(await send(report("inline"), {}, "127.0.0.2")).toBe(204);
});

test("[19.5.7] the log names a hundred kinds an hour, however many there are", async () => {
  for (let n = 0; n < 120; n += 1) await send(report(`https://e${n}.example/`), {}, `127.0.1.${n}`);
  expect(warnings).toBe(100);
  now = new Date(testNow.getTime() + 2 * 3_600_000);
  await send(report("https://later.example/"));
  await send(report("https://e1.example/"));
  expect(warnings).toBe(101);
});
