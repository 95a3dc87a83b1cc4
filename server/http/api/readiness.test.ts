import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { solveAltcha } from "#tests/support/solve-altcha.ts";
import type { AltchaChallenge } from "#domain/form/solve-altcha.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

import { readiness, type ReadinessDeps } from "./readiness.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let free = 1e12;
beforeEach(async () => {
  free = 1e12;
  app = await createTestApp([], { build: noPages, freeDisk: async () => free });
});
afterEach(() => app.close());

const ready = async (headers: Record<string, string> = {}, peer = "127.0.0.1", host = "127.0.0.1:3000") => {
  const answer = await app.get(`http://${host}/readyz`, { headers: { host, ...headers } }, peer);
  return [answer.status, await answer.json()] as const;
};
const person = { name: "Priya Nair", phone: "+61 412 345 678", email: "p@example.com", message: "Is it red?" };
const lead = async () => {
  const challenge = await app.get("http://first-site.localhost/api/captcha/challenge");
  return app.get("http://first-site.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lead: person, captcha: solveAltcha((await challenge.json()) as AltchaChallenge) }),
  });
};

test("[19.7.1] the public learns whether the server is ready, and nothing else", async () => {
  free = 0;
  expect(await ready({}, "203.0.113.7")).toEqual([503, { status: "not ready" }]);
  expect(await ready({ "x-forwarded-for": "203.0.113.7" })).toEqual([503, { status: "not ready" }]);
  expect(await ready({}, "127.0.0.1", "dealer.example")).toEqual([503, { status: "not ready" }]);
});

test("[19.7.1] somebody at the machine learns of a full disk and of sites in quarantine", async () => {
  expect(await ready()).toEqual([
    200,
    { status: "ready", problems: {}, warnings: [], quarantined: [], cspReports: [] },
  ]);
  free = 5_000_000;
  expect(await ready()).toMatchObject([503, { problems: { disk: expect.stringContaining("4 MB") as string } }]);
});

test.each<[string, (file: string) => void | Promise<void>]>([
  ["deleted", (file) => rmSync(file)],
  ["moved away", (file) => renameSync(file, `${file}.old`)],
  ["without its write-ahead log", (file) => rmSync(`${file}-wal`)],
  [
    "replaced by another",
    async (file) => {
      const other = join(app.dataDir, "other");
      const store = await openStore({ dataDir: other });
      await store.close();
      copyFileSync(sqliteFile(other), `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
])("[19.3.3] with its database file %s the server takes no lead, and says so", async (_what, damage) => {
  expect((await lead()).status).toBe(201);
  await damage(sqliteFile(app.dataDir));
  expect((await lead()).status).toBe(503);
  const [status, body] = await ready();
  expect(status).toBe(503);
  expect(JSON.stringify(body)).toMatch(/deleted or replaced/);
});

test("[19.3.3] a file that was copied over in place is known by the row of this process", async () => {
  const database = new DatabaseSync(sqliteFile(app.dataDir));
  database.exec("delete from heartbeats");
  database.close();
  expect((await lead()).status).toBe(503);
  expect(JSON.stringify(await ready())).toContain("was replaced");
});

test("[19.7.1] a server stays ready while PostgreSQL, which all servers share, does not answer in time", async () => {
  const hanging = await createTestApp([], { build: noPages });
  const store = { ...hanging.store, engine: "postgres" as const, ping: () => new Promise<never>(() => undefined) };
  const handler = readiness({ ...hanging.readiness, store });
  const asked = new Hono<RequestEnv>().get("/readyz", handler);
  const answer = await asked.request(
    "http://127.0.0.1:3000/readyz",
    {},
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    warnings: ["The database does not answer. Pages are served, leads are refused."],
  });
  await hanging.close();
});

test("[19.9.10] a server without sites is not ready on a database that cannot be meant to be empty", async () => {
  const lostStore = "The database is empty, but an earlier one has left traces (the secret).";
  const ask = async (registry: ReadinessDeps["registry"]) => {
    const asked = new Hono<RequestEnv>().get("/readyz", readiness({ ...app.readiness, registry, lostStore }));
    const peer = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
    const answer = await asked.request("http://127.0.0.1:3000/readyz", {}, peer);
    return [answer.status, await answer.json()];
  };
  const none = { all: () => [], quarantined: () => [] };
  expect(await ask(none)).toMatchObject([503, { problems: { data: lostStore } }]);
  // Its sites were applied, or restored, meanwhile.
  expect(await ask(app.readiness.registry)).toMatchObject([200, { problems: {} }]);
});
