import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { openPostgresLoader } from "./copy/postgres-loader.ts";
import { openPostgresSnapshot } from "./copy/postgres-snapshot.ts";
import { openSqliteLoader } from "./copy/sqlite-loader.ts";
import { openSqliteSnapshot } from "./copy/sqlite-snapshot.ts";
import { statement } from "./engine.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { Migration } from "./migrations/migration.ts";
import { createQueryBuilder } from "./query-builder.ts";
import { sqliteFile } from "./sqlite/sqlite-engine.ts";

/** What a next version might bring. */
const moods: Migration = {
  name: "9001-moods",
  statements: (db) => [
    db.schema
      .alterTable("leads")
      .addColumn("mood", "text", (column) => column.notNull().defaultTo("calm"))
      .compile(),
    db.schema.createTable("moods").addColumn("name", "text").compile(),
  ],
};
const renamed: Migration = {
  name: "9002-renamed",
  statements: (db) => [db.schema.alterTable("moods").renameColumn("name", "word").compile()],
};
const vetoed: Migration = { name: "9003-new-documents", stopsOlderServers: true, statements: () => [] };
const next = [...allMigrations, moods];

const written = (lead: Lead) => ({ lead, deliveries: [], answer: null, captchaUse: null, seat: null });

describe.each(["sqlite", "postgres"] as const)("back out of an upgrade on %s", (kind) => {
  const places = useStorePlaces(kind);
  const db = createQueryBuilder(kind);
  const upgrade = async (place: Place, migrations: readonly Migration[]) =>
    (await places.openEngine(migrations, place)).close();
  const moodsOf = async (place: Place) => {
    const engine = await places.openEngine(next, place);
    return engine.read<{ id: string; mood: string }>({
      compile: () => sql<{ id: string; mood: string }>`select id, mood from leads order by id`.compile(db),
    });
  };
  const snapshotOf = ({ dataDir, databaseUrl }: Place) =>
    databaseUrl === undefined ? openSqliteSnapshot(sqliteFile(dataDir)) : openPostgresSnapshot(databaseUrl);

  test("[19.3.5] an older server takes leads in a store to which a newer one only added", async () => {
    const place = await places.newPlace();
    await upgrade(place, next);
    const older = await places.open(place);
    await older.forSite({ slug: "one", dealershipIds: [] }).leads.create(written(sampleLead("a")));
    await older.close();
    expect(await moodsOf(place)).toEqual([{ id: "a", mood: "calm" }]);
  });

  test("[19.3.5] the version before the last migration opens the store of this one", async () => {
    const place = await places.newPlace();
    await (await places.open(place)).close();
    const older = await places.openEngine(allMigrations.slice(0, -1), place);
    await expect(older.ping()).resolves.toBeUndefined();
  });

  test.each([
    ["changed", [...next, renamed], /newer version of Forecourt \(it has "9002-renamed"\).*restore the backup/],
    ["says that it did", [...next, vetoed], /it has "9003-new-documents"/],
  ])("[19.3.5] an older server does not start where a newer one %s more", async (_what, migrations, sentence) => {
    const place = await places.newPlace();
    await upgrade(place, migrations);
    await expect(places.open(place)).rejects.toThrow(sentence);
  });

  test("a store of the time before migrations were judged gets the columns for it", async () => {
    const place = await places.newPlace();
    const store = await places.openEngine(allMigrations, place);
    for (const column of ["only_adds", "tables"])
      await store.write([statement(sql.raw(`alter table migrations drop column ${column}`).compile(db))]);
    await store.close();
    await upgrade(place, allMigrations);
    await upgrade(place, next);
    await expect(places.open(place)).resolves.toMatchObject({ engine: kind });
  });

  test("[19.9.2] the older version's backup has what it knows, and can be restored by both", async () => {
    const place = await places.newPlace();
    await upgrade(place, next);
    const older = await places.open(place);
    await older.forSite({ slug: "one", dealershipIds: [] }).leads.create(written(sampleLead("a")));
    await older.close();
    const snapshot = await snapshotOf(place);
    expect(snapshot.newer).toEqual(["9001-moods"]);
    expect(snapshot.migrations).not.toContain("9001-moods");
    const target = await places.newPlace();
    await upgrade(target, next);
    const loader =
      target.databaseUrl === undefined
        ? await openSqliteLoader(target.dataDir, snapshot.migrations)
        : await openPostgresLoader(target.databaseUrl, snapshot.migrations);
    for (const table of snapshot.tables)
      for await (const rows of snapshot.rows(table)) await loader.insert(table.name, table.columns, rows);
    await loader.sums();
    await loader.publish();
    await snapshot.close();
    const restored = await places.open(target);
    expect(await restored.forSite({ slug: "one", dealershipIds: [] }).leads.get("a")).not.toBeNull();
    await restored.close();
    // The newer version creates its tables again: none was left from before the restore.
    expect(await moodsOf(target)).toEqual([{ id: "a", mood: "calm" }]);
  });
});
