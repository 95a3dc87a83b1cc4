import { mkdtempSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import { fillStore } from "#tests/support/full-store.ts";
import { programFile } from "#tests/support/programs.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import type { Place } from "#tests/support/store-places.ts";
import { createEmptyDatabase } from "#tests/support/test-database.ts";
import { askFirstSite, leadIdOf } from "./ask-first-site.ts";
import { applyLeadSites } from "./leads-sites.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-live-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placeOf = async (name: string, kind: "sqlite" | "postgres"): Promise<Place> => ({
  dataDir: join(folder, name),
  databaseUrl: kind === "postgres" ? await createEmptyDatabase() : undefined,
});
const envOf = ({ dataDir, databaseUrl = "" }: Place) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
async function startServer(place: Place) {
  const env = { ...envOf(place), LEADS_PER_MINUTE: "0", LOG_LEVEL: "silent", DRAIN_SECONDS: "0" };
  const server = await startServerProcess(env);
  // A test that fails leaves none behind.
  onTestFinished(() => server.stop("SIGKILL"));
  return server;
}
type Server = Awaited<ReturnType<typeof startServer>>;

async function leadIdsIn(place: Place): Promise<Set<string>> {
  const store = await openStore(place);
  try {
    const ids = new Set<string>();
    for await (const { id } of store.operator.leads.all("first-site")) ids.add(id);
    return ids;
  } finally {
    await store.close();
  }
}

/** Sends leads without a pause, and keeps the ids of those that were acknowledged. */
function sendLeads(server: Server) {
  const body = Buffer.from(
    JSON.stringify({ lead: { name: "Ana", phone: "0412345678", email: "a@example.com", message: "x" } }),
  );
  const acknowledged: string[] = [];
  const over = { isOver: false };
  const client = async () => {
    while (!over.isOver) {
      const sent = await askFirstSite(server.port, "/api/leads", body, "application/json").catch(() => null);
      if (sent?.status === 201) acknowledged.push(leadIdOf(sent));
      // The server is gone.
      if (sent === null) return;
    }
  };
  const clients = [client(), client()];
  return {
    acknowledged,
    end: async () => {
      over.isOver = true;
      await Promise.all(clients);
    },
  };
}

const refusalBy = (server: Server) => ({
  code: 1,
  err: expect.stringMatching(
    new RegExp(
      `Nothing was changed: a server runs on .*\\n` +
        `  host ${hostname()}, process ${server.pid}, running since \\d{4}-.* UTC, last seen \\d{4}-.* UTC\\n` +
        `Stop each one on its host \\(systemctl stop, [^]*counts as alive for 90 seconds: until \\d{4}-.* UTC\\.`,
    ),
  ),
});

/** As if the last report of each server was two minutes ago. */
async function letPresenceExpire({ dataDir, databaseUrl }: Place): Promise<void> {
  const expired = `update servers set seen_at = '${new Date(Date.now() - 120_000).toISOString()}'`;
  if (databaseUrl === undefined) {
    const db = new DatabaseSync(sqliteFile(dataDir));
    db.exec(expired);
    db.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(expired);
  await client.end();
}

describe("[19.8.7] migrate-store", () => {
  test("refuses while a server of the source takes leads, and takes every acknowledged one along once it stops", async () => {
    const source = await placeOf("source", "sqlite");
    const target = await placeOf("source", "postgres");
    await applyLeadSites(source);
    const server = await startServer(source);
    const { acknowledged, end } = sendLeads(server);
    await expect.poll(() => acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(10);
    const before = acknowledged.length;
    expect(await startForecourt(["migrate-store"], envOf(target)).ended).toMatchObject(refusalBy(server));
    await expect.poll(() => acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(before);
    // Tried while the server stops and leads still come in: it goes through when the last one is answered.
    const stopping = server.stop();
    const refusals: string[] = [];
    for (let code: number | null = 1; code !== 0;) {
      const tried = await startForecourt(["migrate-store"], envOf(target)).ended;
      code = tried.code;
      if (code !== 0) refusals.push(tried.err);
    }
    expect(refusals.filter((err) => !err.includes("a server runs on this store"))).toEqual([]);
    await stopping;
    await end();
    const moved = await leadIdsIn(target);
    expect(acknowledged.filter((id) => !moved.has(id))).toEqual([]);
    process.stdout.write(`${before} leads before, ${acknowledged.length} in all, ${moved.size} moved\n`);
  });

  test("refuses while a server of the target is alive", async () => {
    const source = await placeOf("full", "sqlite");
    const target = await placeOf("full", "postgres");
    await fillStore(source.dataDir, 2);
    const server = await startServer({ ...target, dataDir: join(folder, "early") });
    expect(await startForecourt(["migrate-store"], envOf(target)).ended).toMatchObject(refusalBy(server));
    await server.stop();
    expect(await startForecourt(["migrate-store"], envOf(target)).ended).toMatchObject({ code: 0 });
  });

  test("waits after a kill until the server is no longer taken for alive", async () => {
    const source = await placeOf("killed", "sqlite");
    const target = await placeOf("killed", "postgres");
    await applyLeadSites(source);
    const server = await startServer(source);
    await server.stop("SIGKILL");
    expect(await startForecourt(["migrate-store"], envOf(target)).ended).toMatchObject(refusalBy(server));
    await letPresenceExpire(source);
    expect(await startForecourt(["migrate-store"], envOf(target)).ended).toMatchObject({ code: 0 });
  });
});

describe("[19.8.8] the store that was moved", () => {
  const serve = (place: Place) =>
    startForecourt([], { ...envOf(place), PORT: "0", LOG_LEVEL: "silent" }, programFile("server/main.ts")).ended;

  test("is used by no server while it is moved, nor afterwards, until the move is undone", async () => {
    const source = await placeOf("moving", "sqlite");
    const target = await placeOf("moving", "postgres");
    await applyLeadSites(source);
    const [client, blocker] = [new Client(target.databaseUrl), new Client(target.databaseUrl)];
    await Promise.all([client.connect(), blocker.connect()]);
    // The tables exist, and the last one cannot be filled: the move goes on until the test has looked.
    await (await openStore(target)).close();
    await blocker.query("begin; lock table versions in share mode");
    const moving = startForecourt(["migrate-store"], envOf(target)).ended;
    const mark = () => client.query("select 1 from migrations where name = 'a copy is under way'");
    await expect.poll(async () => (await mark()).rowCount, { timeout: 300_000 }).toBe(1);
    const early = await serve(source);
    expect([early.code, early.err]).toEqual([
      1,
      expect.stringContaining("is in use by a command such as forecourt migrate-store"),
    ]);
    await blocker.end();
    expect(await moving).toMatchObject({ code: 0 });
    await client.end();
    for (const late of [await serve(source), await startForecourt(["sites", "list"], envOf(source)).ended])
      expect([late.code, late.err]).toEqual([
        1,
        expect.stringContaining("This store was moved to PostgreSQL by forecourt migrate-store. Set DATABASE_URL"),
      ]);
    const again = await startForecourt(["migrate-store"], envOf(target)).ended;
    expect([again.code, again.err]).toEqual([1, expect.stringContaining("This store was moved to PostgreSQL")]);

    const undone = await startForecourt(["migrate-store", "--undo"], envOf(source)).ended;
    expect([undone.code, undone.out]).toEqual([0, expect.stringContaining("can be used again")]);
    expect(await startForecourt(["sites", "list"], envOf(source)).ended).toMatchObject({ code: 0 });
    const twice = await startForecourt(["migrate-store", "--undo"], envOf(source)).ended;
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining("was not moved")]);
  });
});

describe.each(["sqlite", "postgres"] as const)("[19.8.7] restore --replace on %s", (kind) => {
  test("refuses while a server is alive, and replaces the store once it has stopped", async () => {
    const place = await placeOf(`replaced-${kind}`, kind);
    await applyLeadSites(place);
    const file = join(folder, `${kind}.backup`);
    expect(await startForecourt(["backup", file, "--no-verify"], envOf(place)).ended).toMatchObject({ code: 0 });
    const server = await startServer(place);
    const { acknowledged, end } = sendLeads(server);
    await expect.poll(() => acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(2);
    const words = ["restore", file, "--replace"];
    expect(await startForecourt(words, envOf(place)).ended).toMatchObject(refusalBy(server));
    await end();
    expect(await leadIdsIn(place)).toEqual(new Set(acknowledged));
    await server.stop("SIGKILL");
    expect(await startForecourt(words, envOf(place)).ended).toMatchObject(refusalBy(server));
    await letPresenceExpire(place);
    expect(await startForecourt(words, envOf(place)).ended).toMatchObject({ code: 0 });
    expect(await leadIdsIn(place)).toEqual(new Set());
  });
});
