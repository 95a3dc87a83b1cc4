import { connect } from "node:net";
import { once } from "node:events";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { listen } from "./listen.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: Awaited<ReturnType<typeof listen>>;
let begun = false;
const lines: { level: number; msg?: string }[] = [];
const kept = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
    done();
  },
});
beforeAll(async () => {
  app = await createTestApp([], { build: noPages, log: pino({ level: "info" }, kept) });
  server = await listen({ PORT: 0, HOST: "127.0.0.1" });
  server.answerWith((request, env) => {
    begun = true;
    return app.app.fetch(request, env);
  });
});
afterAll(async () => {
  await server.close();
  await app.close();
});

test("[8] a form that breaks off half way is the visitor's doing, and no fault in the log", async () => {
  const visitor = connect(server.port, "127.0.0.1");
  await once(visitor, "connect");
  const head = [
    "POST /api/leads HTTP/1.1",
    `Host: first-site.localhost:${server.port}`,
    "Content-Type: application/json",
    "Content-Length: 500",
  ];
  visitor.write(`${head.join("\r\n")}\r\n\r\n{"lead":`);
  // Only once the call is being read: before that nothing has begun.
  await expect.poll(() => begun).toBe(true);
  visitor.resetAndDestroy();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain("the visitor went away");
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
