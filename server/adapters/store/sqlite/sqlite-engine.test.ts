import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { openMovingStore, openSqliteSnapshot } from "../copy/sqlite-snapshot.ts";
import { statement } from "../engine.ts";
import { allMigrations } from "../migrations/all-migrations.ts";
import { createQueryBuilder } from "../query-builder.ts";
import { openConnection } from "./connection.ts";
import { runGroup } from "./run-group.ts";
import { sqliteFile } from "./sqlite-engine.ts";

describe("SQLite", () => {
  const places = useStorePlaces("sqlite");
  const db = createQueryBuilder("sqlite");

  test("[19.3.1] a commit is synced before it is acknowledged", async () => {
    const { dataDir } = await places.newPlace();
    const connection = openConnection(sqliteFile(dataDir), "write");
    expect(connection.run("pragma journal_mode", []).rows).toEqual([{ journal_mode: "wal" }]);
    expect(connection.run("pragma synchronous", []).rows).toEqual([{ synchronous: 2 }]);
    connection.close();
  });

  describe("[19.8.8] a store that is moved", () => {
    const write = statement(
      db
        .insertInto("versions")
        .values({ scope: "all", version: 9 })
        .onConflict((one) => one.doNothing()),
    );

    test("acknowledges nothing more to a process that has it open", async () => {
      const place = await places.newPlace();
      const engine = await places.openEngine(undefined, place);
      await engine.write([write]);
      const moving = openMovingStore(sqliteFile(place.dataDir), new Date());
      moving.markMoved(new Date());
      await moving.close();
      await expect(engine.write([write])).rejects.toMatchObject({ kind: "unavailable" });
    });

    test("is closed to a process that waited for the end of the move", async () => {
      const place = await places.newPlace();
      await (await places.openEngine(undefined, place)).close();
      const moving = openMovingStore(sqliteFile(place.dataDir), new Date());
      const opening = places.openEngine(undefined, place);
      moving.markMoved(new Date());
      await moving.close();
      await expect(opening).rejects.toThrow("This store was moved to PostgreSQL");
    });
  });

  test("the connection that reads cannot write", async () => {
    const engine = await places.openEngine();
    const deletion = { compile: () => sql`delete from versions`.compile(db) };
    await expect(engine.read(deletion)).rejects.toMatchObject({ kind: "failed" });
  });

  test.each([
    ["feed_key in ('a', 'b')", "cars_of_feed (dealership_id=? AND feed_key=?)"],
    ["feed_key > 'a' order by feed_key limit 9", "cars_of_feed (dealership_id=? AND feed_key>?)"],
    ["slug = 'a'", "cars_by_slug (dealership_id=? AND slug=?)"],
    ["id in ('a', 'b')", "cars_of_dealership (dealership_id=? AND id=?)"],
  ])("cars with %s are found by their index, whatever the stock holds", async (where, index) => {
    const engine = await places.openEngine();
    const text = `explain query plan select document from current_cars where dealership_id = 'd' and ${where}`;
    const plan = await engine.read<{ detail: string }>({
      compile: () => sql<{ detail: string }>`${sql.raw(text)}`.compile(db),
    });
    expect(plan.map(({ detail }) => detail)).toContain(`SEARCH cars USING INDEX ${index}`);
  });

  describe("[12.3.8] what was deleted", () => {
    const insert = (id: string, text: string) =>
      statement(db.insertInto("captcha_uses").values({ id: `${id} ${text}`, expires_at: id }));
    const remove = (id: string) => statement(db.deleteFrom("captcha_uses").where("expires_at", "=", id));
    const bytesIn = (dataDir: string) =>
      ["", "-wal"].map((ending) => readFileSync(sqliteFile(dataDir) + ending, "latin1")).join("");

    test("is overwritten in the file, and its log is emptied while others have the database open", async () => {
      const place = await places.newPlace();
      const [engine] = [await places.openEngine(allMigrations, place), await places.open(place)];
      await engine.write([insert("gone", "ana@example.com".repeat(300)), insert("stays", "ben@example.com")]);
      await engine.write([remove("gone")]);
      expect(bytesIn(place.dataDir)).toContain("ana@example.com");
      expect(await engine.clearTraces([])).toBe(true);
      expect(bytesIn(place.dataDir)).not.toContain("ana@example.com");
      expect(bytesIn(place.dataDir)).toContain("ben@example.com");
    });

    test("and has left a copy where it once stood is found, and the file written anew", async () => {
      const place = await places.newPlace();
      const engine = await places.openEngine(allMigrations, place);
      await engine.write([insert("stays", "Trace@example.com")]);
      expect(await engine.clearTraces([])).toBe(true);
      // What a page that was split leaves in its unused part, made by hand: a table whose pages are free again.
      const other = new DatabaseSync(sqliteFile(place.dataDir));
      other.exec(`pragma secure_delete = off; create table t (x text);
        insert into t values ('${"left@example.com ".repeat(1000)}'); drop table t`);
      other.close();
      expect(await engine.clearTraces(["nobody@example.com"])).toBe(true);
      expect(bytesIn(place.dataDir)).toContain("left@example.com");
      expect(await engine.clearTraces(["LEFT@example.com"])).toBe(true);
      expect(bytesIn(place.dataDir)).not.toContain("left@example.com");
      expect(bytesIn(place.dataDir)).toContain("Trace@example.com");
    });

    test("stays in the log while somebody reads an older state, and nobody has to wait long for it", async () => {
      const place = await places.newPlace();
      const engine = await places.openEngine(allMigrations, place);
      await engine.write([insert("gone", "ana@example.com")]);
      const backup = openSqliteSnapshot(sqliteFile(place.dataDir));
      await engine.write([remove("gone")]);
      expect(await engine.clearTraces([])).toBe(false);
      await engine.write([insert("stays", "ben@example.com")]);
      await backup.close();
      expect(await engine.clearTraces([])).toBe(true);
      expect(bytesIn(place.dataDir)).not.toContain("ana@example.com");
    });
  });

  test("nobody but the owner can read the file", async () => {
    const place = await places.newPlace();
    const store = await places.open(place);
    await store.operator.sites.applyAll({ sites: [{ slug: "a", id: "a", hosts: [], document: {} }] });
    for (const file of ["", "-wal", "-shm"].map((end) => sqliteFile(place.dataDir) + end)) {
      expect((await stat(file)).mode & 0o077).toBe(0);
    }
  });

  test("a folder that cannot be made is an error that names the reason", async () => {
    await expect(places.open({ dataDir: "/dev/null/nowhere" })).rejects.toThrow(/ENOTDIR/u);
  });

  test("on a full disk exactly those writes are kept that were acknowledged", async () => {
    const { dataDir } = await places.newPlace();
    const connection = openConnection(sqliteFile(dataDir), "write");
    connection.execute("create table notes (name text, body text)");
    connection.execute("pragma max_page_count = 200");
    const note = (name: string, bytes: number) => [
      { sql: "insert into notes values (?, ?)", parameters: [name, "x".repeat(bytes)] },
    ];
    const names = ["before", "too large", "after"];
    const outcomes = runGroup(connection, [note("before", 10), note("too large", 5_000_000), note("after", 10)]);
    const acknowledged = names.filter((_, at) => "results" in (outcomes[at] ?? {}));
    expect(acknowledged).not.toContain("too large");
    expect(connection.run("select name from notes", []).rows.map((row) => row.name)).toEqual(acknowledged);
    expect(outcomes[1]).toMatchObject({ error: { kind: "unavailable" } });
    expect(connection.inTransaction).toBe(false);
    connection.close();
  });
});
