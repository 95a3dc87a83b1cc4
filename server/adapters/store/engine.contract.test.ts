import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { statement, type Engine, type Statement } from "./engine.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { Migration } from "./migrations/migration.ts";
import { createQueryBuilder } from "./query-builder.ts";

const slots: Migration = {
  name: "9001-slots",
  statements: (db) => [
    sql`create table slots (name text not null primary key, holder text)`.compile(db),
    sql`insert into slots (name) values ('ten'), ('eleven')`.compile(db),
  ],
};
const migrations = [...allMigrations, slots];

describe.each(["sqlite", "postgres"] as const)("a batch on %s", (kind) => {
  const places = useStorePlaces(kind);
  const db = createQueryBuilder(kind);

  const add = (name: string): Statement => statement(sql`insert into slots (name) values (${name})`.compile(db));
  const claim = (name: string, holder: string): Statement =>
    statement(sql`update slots set holder = ${holder} where name = ${name} and holder is null`.compile(db), {
      rows: 1,
      otherwise: "taken",
    });
  const namesIn = async (engine: Engine) => {
    const rows = await engine.read<{ name: string }>({
      compile: () => sql<{ name: string }>`select name from slots order by name`.compile(db),
    });
    return rows.map(({ name }) => name);
  };

  test("answers with the rows each statement changed or returned", async () => {
    const engine = await places.openEngine(migrations);
    const freed = sql`update slots set holder = 'x' returning name`.compile(db);
    const [added, returned] = await engine.write([add("twelve"), statement(freed)]);
    expect(added).toEqual({ rowsAffected: 1, rows: [] });
    expect(returned?.rowsAffected).toBe(3);
    expect(returned?.rows.map((row) => row.name).toSorted()).toEqual(["eleven", "ten", "twelve"]);
  });

  test("[19.3.2] is undone as a whole when a statement did not change the rows it had to", async () => {
    const engine = await places.openEngine(migrations);
    await engine.write([claim("ten", "ann")]);
    const late = engine.write([add("twelve"), claim("ten", "bob"), add("thirteen")]);
    await expect(late).rejects.toMatchObject({ kind: "refused", message: "taken" });
    expect(await namesIn(engine)).toEqual(["eleven", "ten"]);
  });

  test("[19.3.2] of many that claim one thing at once exactly one gets it", async () => {
    const place = await places.emptyPlace();
    const [one, two] = [await places.openEngine(migrations, place), await places.openEngine(migrations, place)];
    const claims = Array.from({ length: 40 }, (_, n) =>
      (n % 2 === 0 ? one : two).write([claim("ten", `buyer ${n}`), add(`won by ${n}`)]),
    );
    const outcomes = await Promise.allSettled(claims);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await namesIn(one)).filter((name) => name.startsWith("won by"))).toHaveLength(1);
  });

  test("fails alone: those that share its commit are kept", async () => {
    const engine = await places.openEngine(migrations);
    const broken = statement(sql`insert into no_such_table values (1)`.compile(db));
    const outcomes = await Promise.allSettled([
      engine.write([add("a")]),
      engine.write([add("b"), add("ten")]),
      engine.write([add("c")]),
      engine.write([add("d"), broken]),
      engine.write([add("e"), claim("no such slot", "x")]),
      engine.write([add("f")]),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? "kept" : kindOf(outcome.reason)))).toEqual([
      "kept",
      "duplicate",
      "kept",
      "failed",
      "refused",
      "kept",
    ]);
    expect(await namesIn(engine)).toEqual(["a", "c", "eleven", "f", "ten"]);
  });

  test("fails alone also among prepared ones, which PostgreSQL commits in groups", async () => {
    const engine = await places.openEngine(migrations);
    const prepared = (name: string): Statement => ({ ...add(name), preparedAs: "add a slot" });
    const names = Array.from({ length: 40 }, (_, n) => (n % 13 === 5 ? "ten" : `slot ${String(n).padStart(2, "0")}`));
    const written = await Promise.allSettled(
      names.map((name) => engine.write([prepared(name), prepared(`${name} b`)])),
    );
    const stored = names.filter((_, at) => written[at]?.status === "fulfilled");
    expect(stored).toEqual(names.filter((name) => name !== "ten"));
    expect(await namesIn(engine)).toEqual(["eleven", ...stored.flatMap((name) => [name, `${name} b`]), "ten"]);
    for (const result of written.filter(({ status }) => status === "rejected")) {
      expect(result).toMatchObject({ reason: { kind: "duplicate", table: "slots" } });
    }
  });

  test("a NUL in a name is no fault: what is asked for by it is not there, and what is kept by it stays whole", async () => {
    const engine = await places.openEngine(migrations);
    const query = sql<{ name: string }>`select name from slots where name = ${"te\0n"}`;
    expect(await engine.read({ compile: () => query.compile(db) })).toEqual([]);
    await engine.write([add("twelve\0")]);
    expect((await namesIn(engine)).filter((name) => name.startsWith("twelve"))).toHaveLength(1);
  });

  test("that fails leaves nothing behind for the next one", async () => {
    const engine = await places.openEngine(migrations);
    await expect(engine.write([add("a"), add("ten")])).rejects.toMatchObject({ kind: "duplicate", table: "slots" });
    await engine.write([add("b")]);
    expect(await namesIn(engine)).toEqual(["b", "eleven", "ten"]);
  });

  test("sees what the one before it wrote", async () => {
    const engine = await places.openEngine(migrations);
    const writes = Array.from({ length: 200 }, (_, n) => engine.write([add(`n${n}`)]));
    await Promise.all(writes);
    expect(await namesIn(engine)).toHaveLength(202);
  });

  test("a migration that fails leaves the store as it was", async () => {
    const place = await places.emptyPlace();
    await (await places.openEngine(migrations, place)).close();
    const bad: Migration = {
      name: "9002-bad",
      statements: () => [
        sql`create table half (x text)`.compile(db),
        sql`insert into no_such_table values (1)`.compile(db),
      ],
    };
    await expect(places.openEngine([...migrations, bad], place)).rejects.toMatchObject({ kind: "failed" });
    const engine = await places.openEngine(migrations, place);
    await engine.write([statement(sql`create table half (x text)`.compile(db))]);
  });

  test("a further migration runs once, on what is already there", async () => {
    const place = await places.emptyPlace();
    await (await places.openEngine(allMigrations, place)).close();
    const engines = await Promise.all([1, 2, 3].map(() => places.openEngine(migrations, place)));
    expect(await Promise.all(engines.map((engine) => namesIn(engine)))).toEqual(
      Array.from({ length: 3 }, () => ["eleven", "ten"]),
    );
  });
});

function kindOf(reason: unknown): unknown {
  return reason instanceof Error && "kind" in reason ? reason.kind : reason;
}
