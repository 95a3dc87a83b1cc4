import { inspect } from "node:util";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { statement } from "../engine.ts";
import { openStore } from "../open-store.ts";
import { createQueryBuilder } from "../query-builder.ts";
import { listenForVersions } from "./listener.ts";
import { openPostgresEngine } from "./postgres-engine.ts";

const db = createQueryBuilder("postgres");
const site = (name: string) => ({ sites: [{ slug: "a", id: "a", hosts: [], document: { name } }] });

describe("PostgreSQL", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const asAdministrator = async (databaseUrl: string, query: string) => {
    const client = new Client(databaseUrl);
    await client.connect();
    const { rowCount } = await client.query(query);
    await client.end();
    return rowCount ?? 0;
  };
  const endConnections = (databaseUrl: string) =>
    asAdministrator(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );

  test("a write is synced before it is acknowledged even where the server's default is not to", async () => {
    const databaseUrl = await server.createDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await asAdministrator(databaseUrl, `alter database ${name} set synchronous_commit = off`);
    const engine = await openPostgresEngine(databaseUrl, () => undefined);
    const setting = statement(sql`select current_setting('synchronous_commit') as value`.compile(db));
    expect((await engine.write([setting]))[0]?.rows).toEqual([{ value: "on" }]);
    await engine.close();
  });

  test("keys are ordered by their bytes, whatever the locale of the database", async () => {
    const engine = await openPostgresEngine(await server.createDatabase(), () => undefined);
    const collations = sql`select distinct a.attcollation::regcollation::text as name from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indisprimary and i.indrelid in ('cars'::regclass, 'dealerships'::regclass, 'sites'::regclass)`;
    expect(await engine.read({ compile: () => collations.compile(db) })).toEqual([{ name: '"C"' }]);
    await engine.close();
  });

  test("lost connections are replaced, and no fault carries the connection's password", async () => {
    const databaseUrl = (await server.createDatabase()).replace("forecourt@", "forecourt:secret-word@");
    const faults: unknown[] = [];
    const store = await openStore({ databaseUrl, dataDir: "", onFault: (fault) => faults.push(fault) });
    await store.operator.sites.applyAll(site("before"));
    const stop = store.watch(() => undefined);
    const ended = await endConnections(databaseUrl);
    // A lost connection that has not been noticed yet would still be handed out.
    await expect.poll(() => faults.length).toBeGreaterThanOrEqual(ended);
    await store.operator.sites.applyAll(site("after"));
    expect((await store.versions()).get("site:a")).toBe(2);
    expect(inspect(faults, { depth: 10 })).not.toContain("secret-word");
    stop();
    await store.close();
  });

  test("a listener that lost its connection comes back and hears again", async () => {
    const databaseUrl = await server.createDatabase();
    const engine = await openPostgresEngine(databaseUrl, () => undefined);
    let hints = 0;
    const stop = listenForVersions({ connectionString: databaseUrl }, () => (hints += 1), () => undefined); // prettier-ignore
    await expect.poll(() => hints).toBe(1);
    await endConnections(databaseUrl);
    await expect.poll(() => hints).toBe(2);
    await engine.write([statement(db.insertInto("versions").values({ scope: "all", version: 7 }))]);
    await expect.poll(() => hints).toBe(3);
    stop();
    await engine.close();
  });

  test("while the server is away a store says so, and works again when it is back", async () => {
    const databaseUrl = await server.createDatabase();
    const store = await openStore({ databaseUrl, dataDir: "" });
    await store.operator.sites.applyAll(site("before"));
    await server.crash("SIGQUIT");
    await expect(store.ping()).rejects.toMatchObject({ kind: "unavailable" });
    await expect(store.operator.sites.applyAll(site("lost"))).rejects.toMatchObject({ kind: "unavailable" });
    await server.start();
    await store.ping();
    expect((await store.operator.sites.get("a"))?.document).toEqual({ name: "before" });
    await store.close();
  });

  test("an address where nothing listens is refused with a reason", async () => {
    const opening = openStore({ databaseUrl: "postgres://nobody@127.0.0.1:1/none", dataDir: "" });
    await expect(opening).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringMatching(/did not answer.*ECONNREFUSED/u) as string,
    });
  });
});
