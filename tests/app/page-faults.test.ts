import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
const lines: Record<string, unknown>[] = [];
const logStream = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
    done();
  },
});
beforeAll(async () => {
  app = await createTestApp([], { log: pino({ level: "error" }, logStream) });
});
afterAll(() => app.close());

test("[8.2.1] a page that fails is one line of the log, without its query, and is kept by nobody", async () => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  const { store } = app.registry.bySlug("first-site") ?? {};
  if (!store) throw new Error("the test site is not there");
  vi.spyOn(store.valuations, "get").mockRejectedValueOnce(new Error("two\nlines"));
  const path = "http://first-site.localhost/success?valuation_id=0123456789abcdef0123456789abcdef";
  const failed = await app.get(path);
  expect([failed.status, failed.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(lines).toMatchObject([{ msg: "a page failed", path: "/success", err: { message: "two\nlines" } }]);
  expect(JSON.stringify(lines)).not.toContain("0123456789abcdef");
  expect(printed).not.toHaveBeenCalled();
  expect((await app.get(path)).status).not.toBe(500);
  vi.restoreAllMocks();
});
