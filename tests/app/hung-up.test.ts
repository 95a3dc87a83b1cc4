import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { tokenAt } from "#tests/support/search-app.ts";
import { createTestApp, testNow } from "#tests/support/test-app.ts";
import { listen } from "#server/http/listen.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let server: Awaited<ReturnType<typeof listen>>;
let begun = false;
const lines: { level: number; path?: string; status?: number }[] = [];
const logStream = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
    done();
  },
});
beforeAll(async () => {
  app = await createTestApp([], { build: noPages, log: pino({ level: "info" }, logStream) });
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

test.each(["/api/leads", "/api/search/multi-search"])(
  "[8.2.4] a call to %s that breaks off half way is the visitor's doing, and no fault in the log",
  async (path) => {
    begun = false;
    const visitor = connect(server.port, "127.0.0.1");
    await once(visitor, "connect");
    const head = [
      `POST ${path} HTTP/1.1`,
      `Authorization: Bearer ${await tokenAt(testNow.getTime())}`,
      `Host: first-site.localhost:${server.port}`,
      "Content-Type: application/json",
      "Content-Length: 500",
    ];
    visitor.write(`${head.join("\r\n")}\r\n\r\n{"lead":`);
    // Only once the body is being read: before that nothing has started.
    await expect.poll(() => begun).toBe(true);
    visitor.resetAndDestroy();
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ path, status: 499 }));
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  },
);

test("[8] what is refused before it has arrived says that its connection ends; what was read whole does not", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (body: string) => {
    const headers = { host: "first-site.localhost", "content-type": "application/json", "content-length": body.length };
    const call = request({ agent, host: "127.0.0.1", port: server.port, path: "/api/leads", method: "POST", headers });
    call.end(body);
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return [answer.statusCode, answer.headers.connection];
  };
  expect(await send(`"${"x".repeat(400_000)}"`)).toEqual([413, "close"]);
  expect(await send("{}")).toEqual([400, "keep-alive"]);
  agent.destroy();
});

test("[6] the log has neither the key of a reservation nor a path without end", async () => {
  await app.get("http://first-site.localhost/api/reservations/the-key-of-mine/calendar.ics");
  await app.get(`http://first-site.localhost/api/${"x".repeat(5000)}`);
  const paths = lines.map(({ path = "" }) => path);
  expect(paths).toContain("/api/reservations/…/calendar.ics");
  expect(Math.max(...paths.map((path) => path.length))).toBe(300);
});
