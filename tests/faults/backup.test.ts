import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedDemo } from "#demo/seed.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { openPostgresSnapshot } from "#server/adapters/store/copy/postgres-snapshot.ts";
import { sumsOf } from "#server/adapters/store/copy/snapshot.ts";
import { openSqliteSnapshot } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import { folderFiles } from "#tests/support/folder-files.ts";
import { fillStore } from "#tests/support/full-store.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { createEmptyDatabase, createTestDatabase } from "#tests/support/test-database.ts";
import type { Place } from "#tests/support/store-places.ts";
import { aPdf, multipart } from "#tests/support/upload-samples.ts";
import { askFirstSite, leadIdOf } from "./ask-first-site.ts";
import { applyLeadSites } from "./leads-sites.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-backup-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const envOf = ({ dataDir, databaseUrl = "" }: Place) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
async function leadsIn(place: Place): Promise<Map<string, Lead>> {
  const store = await openStore(place);
  try {
    const leads = new Map<string, Lead>();
    for await (const lead of store.operator.leads.all("first-site")) leads.set(lead.id, lead);
    return leads;
  } finally {
    await store.close();
  }
}

describe.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("[19.9.2] a backup of %s under load, restored into %s", (from, to) => {
  test("has every lead that was acknowledged before it, each as it was sent, with its files", async () => {
    const placeOf = async (kind: typeof from, name: string): Promise<Place> => ({
      dataDir: join(folder, `${from}-${name}`),
      databaseUrl: kind === "postgres" ? await createEmptyDatabase() : undefined,
    });
    const [source, target] = [await placeOf(from, "source"), await placeOf(to, "target")];
    await applyLeadSites(source);
    const server = await startServerProcess({
      ...envOf(source),
      LEADS_PER_MINUTE: "0",
      LOG_LEVEL: "silent",
    });
    const acknowledged: string[] = [];
    const over = { isOver: false };
    const body = multipart([
      {
        name: "lead",
        body: JSON.stringify({ lead: { name: "Ana", phone: "0412345678", email: "a@example.com", message: "x" } }),
      },
      { name: "files", filename: "cv.pdf", body: aPdf() },
    ]);
    const client = async () => {
      while (!over.isOver) {
        const sent = await askFirstSite(server.port, "/api/leads/with-files", body).catch(() => null);
        if (sent?.status === 201) acknowledged.push(leadIdOf(sent));
      }
    };
    const clients = [client(), client()];
    await expect.poll(() => acknowledged.length, { timeout: 300_000 }).toBeGreaterThan(10);
    const before = [...acknowledged];
    const file = join(folder, `${from}.backup`);
    const made = await startForecourt(["backup", file], envOf(source)).ended;
    const during = acknowledged.length - before.length;
    over.isOver = true;
    await Promise.all(clients);
    expect(made).toMatchObject({ code: 0 });
    // Leads were accepted while the backup ran.
    expect(during).toBeGreaterThan(0);
    const restored = await startForecourt(["restore", file], envOf(target)).ended;
    expect(restored).toMatchObject({ code: 0 });
    const [original, copy] = [await leadsIn(source), await leadsIn(target)];
    await server.stop();
    expect(before.filter((id) => !copy.has(id))).toEqual([]);
    const [leadFiles, other] = [folderFiles(source.dataDir), folderFiles(target.dataDir)];
    for (const [id, lead] of copy) {
      expect(lead).toEqual(original.get(id));
      for (const one of lead.files ?? []) expect(await other.read(one)).toEqual(await leadFiles.read(one));
    }
    process.stdout.write(`${from} to ${to}: ${before.length} leads before, ${during} during, ${copy.size} restored\n`);
  });
});

test("[19.9.6] migrate-store killed in the middle goes on, and no server starts on the half", async () => {
  const dataDir = join(folder, "large");
  await fillStore(dataDir, 60);
  const databaseUrl = await createTestDatabase();
  const words = ["migrate-store"];
  const [client, blocker] = [databaseUrl, databaseUrl].map((url) => new Client({ connectionString: url })) as [
    Client,
    Client,
  ];
  await Promise.all([client.connect(), blocker.connect()]);
  // The last table cannot be filled, so the copy is always unfinished when it is killed.
  await blocker.query("begin; lock table valuations in share mode");
  const first = startForecourt(words, envOf({ dataDir, databaseUrl }));
  const rowsIn = (table: string) =>
    client.query<{ n: string }>(`select count(*) as n from "${table}"`).then(
      ({ rows }) => Number(rows[0]?.n),
      () => 0,
    );
  await expect.poll(() => rowsIn("leads"), { interval: 5, timeout: 300_000 }).toBeGreaterThan(0);
  first.kill();
  expect((await first.ended).code).toBeNull();
  await blocker.end();
  await expect(openStore({ dataDir: join(folder, "none"), databaseUrl })).rejects.toThrow("Run it again");
  const second = await startForecourt(words, envOf({ dataDir, databaseUrl })).ended;
  expect(second).toMatchObject({ code: 0 });
  expect(second.out).toContain("an earlier run was gone on with");
  await client.end();
  const [source, copy] = [openSqliteSnapshot(sqliteFile(dataDir)), await openPostgresSnapshot(databaseUrl)];
  expect(await sumsOf(copy)).toEqual(await sumsOf(source));
  await source.close();
  await copy.close();
});

// Loading the demo takes a minute: `npm run test:full`.
test.runIf(process.env["FULL"] === "1")(
  "[19.9.6] the loaded demo goes to PostgreSQL, and its backup back",
  async () => {
    const dataDir = join(folder, "demo");
    const store = await openStore({ dataDir });
    (await seedDemo(store, dataDir)).stop();
    await store.close();
    const databaseUrl = await createEmptyDatabase();
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
    const moved = await startForecourt(["migrate-store"], envOf({ dataDir, databaseUrl })).ended;
    expect(moved).toMatchObject({ code: 0 });
    process.stdout.write(`${moved.out}migrated after ${seconds()} s\n`);
    const file = join(folder, "demo.backup");
    const made = await startForecourt(["backup", file], envOf({ dataDir: join(folder, "pg"), databaseUrl })).ended;
    expect(made).toMatchObject({ code: 0 });
    process.stdout.write(`${made.out}saved and verified after ${seconds()} s\n`);
    const back = join(folder, "demo-back");
    expect((await startForecourt(["restore", file], envOf({ dataDir: back, databaseUrl: undefined })).ended).code).toBe(
      0,
    );
    process.stdout.write(`restored after ${seconds()} s\n`);
    const [source, copy] = [openSqliteSnapshot(sqliteFile(dataDir)), openSqliteSnapshot(sqliteFile(back))];
    expect(await sumsOf(copy)).toEqual(await sumsOf(source));
    await source.close();
    await copy.close();
  },
);
