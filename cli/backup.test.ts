import { createHash } from "node:crypto";
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openPostgresSnapshot } from "#server/adapters/store/copy/postgres-snapshot.ts";
import { type Snapshot, sumsOf } from "#server/adapters/store/copy/snapshot.ts";
import { openSqliteSnapshot } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { openSqliteLoader } from "#server/adapters/store/copy/sqlite-loader.ts";
import { notCopied, ownTables } from "#server/adapters/store/copy/table-shape.ts";
import { allMigrations } from "#server/adapters/store/migrations/all-migrations.ts";
import { type Sum, TableSum } from "#server/adapters/store/copy/table-sum.ts";
import { COPY_UNDER_WAY } from "#server/adapters/store/migrations/pending-migrations.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { openS3Storage } from "#server/adapters/storage/s3/s3-storage.ts";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { FileSum } from "#server/operations/backup/backup-records.ts";
import { sealing } from "#server/operations/backup/sealed-file.ts";
import { forecourtIn, type Said } from "#tests/support/forecourt-command.ts";
import { fillStore } from "#tests/support/full-store.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { createEmptyDatabase, createTestDatabase } from "#tests/support/test-database.ts";
import { createTestApp } from "#tests/support/test-app.ts";
import { withoutCaptcha } from "#tests/support/without-captcha.ts";
import { aPdf, multipart, multipartHeader } from "#tests/support/upload-samples.ts";

let folder: string;
let full: string;
let backup: string;
let made: Said;
let s3: Awaited<ReturnType<typeof startS3Server>>;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-backup-"));
  s3 = await startS3Server();
  full = at("full");
  await fillStore(full);
  backup = at("full.backup");
  made = await forecourtIn(full, ["backup", backup]);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const sumsIn = async (opened: Snapshot | Promise<Snapshot>) => {
  const snapshot = await opened;
  try {
    return await sumsOf(snapshot);
  } finally {
    await snapshot.close();
  }
};
const sqliteSums = (dataDir: string) => sumsIn(openSqliteSnapshot(sqliteFile(dataDir)));
/** Rebuilding the media catalogue raises versions. */
const butVersions = ({ versions: _raised, ...sums }: Record<string, Sum>) => sums;

/** Sets the keys of the bucket. Returns the address of a folder in it. */
function useBucket(name: string): string {
  for (const [variable, value] of Object.entries(s3.env)) vi.stubEnv(variable, value);
  return s3.env.STORAGE.replace("?", `/${name}?`);
}
const inBucket = (name: string) => filesOf(openS3Storage({ ...s3.settings, prefix: `${name}/` }));

/** Every file that a backup must contain, with its bytes. */
async function filesOf(storage: Storage): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const prefix of ["files/kept/", "media/", "mail/"])
    for await (const { key } of storage.list(prefix))
      files[key] = (await storage.read(key))?.toString("base64") ?? "gone";
  return files;
}

describe("[19.9.1] what is copied", () => {
  test("is every table of the schema, on both engines, and tables that a later migration adds", async () => {
    const databaseUrl = await createTestDatabase();
    await (await openStore({ dataDir: at("unused"), databaseUrl })).close();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const inPostgres = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    await client.end();
    const helpers = new Set(["migrations", "heartbeats", ...Object.keys(notCopied)]);
    const named = (names: string[]) => names.filter((name) => !helpers.has(name)).sort();
    expect(named(inPostgres.rows.map(({ name }) => name))).toEqual([...ownTables("postgres", allMigrations)].sort());
    const sums = await sqliteSums(full);
    expect(Object.keys(sums).sort()).toEqual(
      [...ownTables("sqlite", allMigrations)].filter((name) => name in sums).sort(),
    );
    expect(Object.values(sums).every(({ rows }) => rows === 3)).toBe(true);
    const later = {
      name: "9999-later",
      statements: (db: Parameters<(typeof allMigrations)[number]["statements"]>[0]) => [
        db.schema.createTable("added_later").addColumn("id", "text").compile(),
      ],
    };
    expect(ownTables("sqlite", [...allMigrations, later])).toContain("added_later");
  });
});

describe("[19.9.2] a backup", () => {
  test("is verified by restoring it into a scratch store", () => {
    expect(made).toMatchObject({ code: 0 });
    expect(made.out).toContain("Restored into a scratch store and compared: whole.");
    expect(readdirSync(join(full, "scratch")).filter((name) => name.startsWith("verify"))).toEqual([]);
  });

  test("goes from SQLite and a folder to PostgreSQL and S3, encrypted, row by row and file by file", async () => {
    const databaseUrl = await createTestDatabase();
    vi.stubEnv("BACKUP_PASSPHRASE", "correct horse battery");
    const sealed = at("sealed.backup");
    expect((await forecourtIn(full, ["backup", sealed, "--no-verify"])).out).toContain(", encrypted. Not verified.");
    expect(readFileSync(sealed).includes("%PDF")).toBe(false);
    expect(statSync(sealed).mode & 0o777).toBe(0o600);
    vi.stubEnv("DATABASE_URL", databaseUrl);
    vi.stubEnv("STORAGE", useBucket("restored"));
    const restored = await forecourtIn(at("pg"), ["restore", sealed]);
    expect(restored).toMatchObject({ code: 0 });
    expect(butVersions(await sumsIn(openPostgresSnapshot(databaseUrl)))).toEqual(butVersions(await sqliteSums(full)));
    const originals = await filesOf(openFolderStorage(full));
    expect(Object.keys(originals).length).toBe(7);
    expect(await inBucket("restored")).toEqual(originals);
    // Pages know the restored pictures although the catalogue was not copied.
    const store = await openStore({ dataDir: at("unused"), databaseUrl });
    expect((await store.operator.media.all()).map(({ path }) => path)).toContain("brand/1.svg");
    await store.close();
  });

  test("goes back from PostgreSQL and S3 to SQLite and a folder", async () => {
    const databaseUrl = await createEmptyDatabase();
    vi.stubEnv("DATABASE_URL", databaseUrl);
    vi.stubEnv("STORAGE", useBucket("returned"));
    expect((await forecourtIn(at("pg"), ["restore", backup])).code).toBe(0);
    const back = at("back.backup");
    expect((await forecourtIn(at("pg"), ["backup", back])).code).toBe(0);
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("STORAGE", "");
    expect((await forecourtIn(at("again"), ["restore", back])).code).toBe(0);
    expect(butVersions(await sqliteSums(at("again")))).toEqual(butVersions(await sqliteSums(full)));
    expect(await filesOf(openFolderStorage(at("again")))).toEqual(await filesOf(openFolderStorage(full)));
  });

  test("brings the secret of its data folder along, and leaves no draft behind", async () => {
    writeFileSync(join(full, "secret"), "a secret that was made here\n");
    const file = at("secret.backup");
    await forecourtIn(full, ["backup", file, "--no-verify"]);
    await forecourtIn(at("elsewhere"), ["restore", file]);
    expect(readFileSync(join(at("elsewhere"), "secret"), "utf8")).toBe("a secret that was made here\n");
    rmSync(join(full, "secret"));
    expect(readdirSync(folder).filter((name) => name.endsWith(".partial"))).toEqual([]);
    expect(readdirSync(join(at("elsewhere"), "scratch")).filter((name) => name.startsWith("restore"))).toEqual([]);
  });

  test("is not written over another file", async () => {
    const before = readFileSync(backup);
    const refused = await forecourtIn(full, ["backup", backup]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("already exists")]);
    expect(readFileSync(backup).equals(before)).toBe(true);
  });
});

describe("[19.9.3] a damaged backup is refused with a sentence and changes nothing", () => {
  const attempt = async (bytes: Buffer, name: string) => {
    const file = at(`${name}.backup`);
    writeFileSync(file, bytes);
    const target = at(`target-${name}`);
    const refused = await forecourtIn(target, ["restore", file]);
    expect(existsSync(sqliteFile(target))).toBe(false);
    expect(existsSync(join(target, "files/kept"))).toBe(false);
    const checked = await forecourtIn(target, ["restore", file, "--check"]);
    expect([checked.code, checked.err]).toEqual([refused.code, refused.err]);
    return refused;
  };

  test("one bit flipped, anywhere", async () => {
    const whole = readFileSync(backup);
    for (const part of [0.02, 0.3, 0.6, 0.999]) {
      const bytes = Buffer.from(whole);
      const place = Math.floor(whole.length * part);
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      const refused = await attempt(bytes, `flipped-${part}`);
      expect([refused.code, refused.err]).toEqual([
        1,
        expect.stringMatching(/damaged|cut off|no backup|behind its end/),
      ]);
    }
  });

  test("cut off, lengthened, missing, or something else", async () => {
    const whole = readFileSync(backup);
    for (const [name, bytes, sentence] of [
      ["cut", whole.subarray(0, whole.length - 1), /cut off/],
      ["half", whole.subarray(0, whole.length / 2), /cut off|damaged/],
      ["long", Buffer.concat([whole, Buffer.from("x")]), /bytes behind its end/],
      ["other", Buffer.from("PK zip"), /no backup of Forecourt/],
      ["empty", Buffer.alloc(0), /no backup of Forecourt/],
    ] as const)
      expect((await attempt(bytes, name)).err).toMatch(sentence);
    expect((await forecourtIn(at("nowhere"), ["restore", at("none.backup")])).err).toContain("There is no file");
  });

  test("a wrong passphrase is told from damage", async () => {
    vi.stubEnv("BACKUP_PASSPHRASE", "another passphrase");
    expect((await forecourtIn(at("nowhere"), ["restore", at("sealed.backup")])).err).toContain(
      "Check BACKUP_PASSPHRASE",
    );
    vi.stubEnv("BACKUP_PASSPHRASE", "");
    expect((await forecourtIn(at("nowhere"), ["restore", at("sealed.backup")])).err).toContain("is encrypted");
  });
});

test("[19.9.7] with a passphrase set, a backup that is not encrypted is taken only when that is said", async () => {
  vi.stubEnv("BACKUP_PASSPHRASE", "correct horse battery");
  for (const words of [
    ["restore", backup],
    ["restore", backup, "--check"],
  ]) {
    const refused = await forecourtIn(at("plain"), words);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("is not encrypted")]);
    expect(existsSync(sqliteFile(at("plain")))).toBe(false);
  }
  expect(await forecourtIn(at("plain"), ["restore", backup, "--unencrypted"])).toMatchObject({ code: 0 });
  const sealed = at("sealed-again.backup");
  await forecourtIn(full, ["backup", sealed, "--no-verify"]);
  const both = await forecourtIn(at("plain-2"), ["restore", sealed, "--unencrypted"]);
  expect([both.code, both.err]).toEqual([1, expect.stringContaining("leave --unencrypted out")]);
});

describe("[19.9.8] a restore believes nothing that a backup names", () => {
  const about = { kind: "about", made_at: "2026-01-01T00:00:00.000Z", engine: "sqlite", secret: null };
  /** A backup that passes every comparison, made by somebody else. */
  const forge = async (name: string, own: object[], bytes = "x") => {
    const file = at(`${name}.backup`);
    const files = new FileSum();
    const tables: Record<string, Sum> = {};
    const lines = own.flatMap((record) => {
      const { kind, key, table, rows } = record as { kind: string; key: string; table: string; rows: string[][] };
      if (kind !== "file") {
        const sum = new TableSum();
        for (const row of rows) sum.add(row);
        tables[table] = sum.result();
        return [`${JSON.stringify(record)}\n`];
      }
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      files.add(key, bytes.length, sha256);
      return [
        `${JSON.stringify({ ...record, bytes: bytes.length })}\n${bytes}${JSON.stringify({ kind: "sha256", sha256 })}\n`,
      ];
    });
    const first = { ...about, migrations: allMigrations.map((one) => one.name) };
    const end = { kind: "end", tables, files: files.result() };
    const text = `${JSON.stringify(first)}\n${lines.join("")}${JSON.stringify(end)}\n`;
    await pipeline(Readable.from([Buffer.from(text)]), createGzip(), await sealing(null), createWriteStream(file));
    return file;
  };

  test.each([
    "secret",
    "forecourt.sqlite-wal",
    "scratch/restore-1/forecourt.sqlite",
    "images/ab/made.webp",
    "files/incoming/a/intent.json",
    "media/../secret",
    "../outside/secret",
    "/etc/passwd",
    "media",
  ])("a file under the key %s is written nowhere", async (key) => {
    const target = at(`forged-${key.replaceAll(/\W/g, "-")}`);
    const refused = await forecourtIn(target, [
      "restore",
      await forge(`forged-${key.replaceAll(/\W/g, "-")}`, [{ kind: "file", key }]),
    ]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("was not made by forecourt backup")]);
    expect(existsSync(target) ? readdirSync(target, { recursive: true, withFileTypes: true }) : []).toEqual([]);
    expect(existsSync(at("outside/secret"))).toBe(false);
  });

  test.each([
    ["a table of the engine", "migrations", ["name", "applied_at"]],
    ["a column that is SQL", "car_views", ['views") select 1 --', "car_id"]],
  ])("%s is not written to", async (_case, table, columns) => {
    const target = at(`forged-${table}`);
    const forged = await forge(`forged-${table}`, [{ kind: "rows", table, columns, rows: [["9999-x", "x"]] }]);
    const refused = await forecourtIn(target, ["restore", forged]);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("was not made by forecourt backup")]);
    expect(existsSync(sqliteFile(target))).toBe(false);
  });

  test("records of another shape are refused with a sentence", async () => {
    for (const record of [
      { kind: "rows", table: 7, columns: "x", rows: [] },
      { kind: "file", key: 9 },
      { kind: "odd", rows: [] },
    ]) {
      const refused = await forecourtIn(at("shapeless"), ["restore", await forge("shapeless", [record])]);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("was not made by forecourt backup")]);
    }
  });
});

test("[19.9.4] a store that is not empty is replaced only when that is said, and then in one step", async () => {
  const target = at("occupied");
  await fillStore(target, 2);
  const before = await sqliteSums(target);
  const refused = await forecourtIn(target, ["restore", backup]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("This store is not empty")]);
  expect(await sqliteSums(target)).toEqual(before);
  const replaced = await forecourtIn(target, ["restore", backup, "--replace"]);
  expect(replaced).toMatchObject({ code: 0 });
  const sums = await sqliteSums(target);
  const same = Object.entries(await sqliteSums(full)).filter(([name]) => !["erasures", "consent_log"].includes(name));
  for (const [name, sum] of same) expect([name, sums[name]]).toEqual([name, sum]);
  const reminded = await forecourtIn(target, ["doctor", "--json"]);
  expect(reminded.out).toContain("people who were erased since are still in it");
  // An operator can recover the replaced store by hand.
  expect(existsSync(`${sqliteFile(target)}.before-restore`)).toBe(true);
});

test("[19.9.9] a database that was written while the backup was restored is not replaced", async () => {
  const target = at("written");
  await fillStore(target, 2);
  const loader = await openSqliteLoader(target, []);
  await loader.sums();
  const server = await openStore({ dataDir: target });
  await server.close();
  await expect(loader.publish()).rejects.toThrow("has written to");
  await loader.abandon();
});

test("[19.9.9] a database that a server has open is not replaced; one that cannot be read is set aside as it is", async () => {
  const target = at("running");
  await fillStore(target, 2);
  const server = await openStore({ dataDir: target });
  const before = await sqliteSums(target);
  const refused = await forecourtIn(target, ["restore", backup, "--replace"]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("is in use. Stop the server")]);
  await server.close();
  expect(await sqliteSums(target)).toEqual(before);
  const broken = "no database ".repeat(1000);
  writeFileSync(sqliteFile(target), broken);
  expect((await forecourtIn(target, ["restore", backup, "--replace"])).code).toBe(0);
  expect(await sqliteSums(target)).toMatchObject({ leads: (await sqliteSums(full))["leads"] });
  expect(readFileSync(`${sqliteFile(target)}.before-restore`, "utf8")).toBe(broken);
});

describe("[19.9.6] migrate-store", () => {
  test("copies every table to PostgreSQL and its files to the storage, and compares both", async () => {
    const databaseUrl = await createEmptyDatabase();
    const address = useBucket("moved");
    vi.stubEnv("STORAGE", "");
    vi.stubEnv("DATABASE_URL", databaseUrl);
    const source = at("moved");
    cpSync(full, source, { recursive: true });
    const said = await forecourtIn(source, ["migrate-store", "--files", address]);
    expect(said).toMatchObject({ code: 0 });
    expect(said.out).toContain("are the same in both stores");
    expect(butVersions(await sumsIn(openPostgresSnapshot(databaseUrl)))).toEqual(butVersions(await sqliteSums(source)));
    expect(await inBucket("moved")).toEqual(await filesOf(openFolderStorage(source)));
    const other = at("moved-too");
    cpSync(full, other, { recursive: true });
    const again = await forecourtIn(other, ["migrate-store"]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining("is not empty")]);
  });

  test("goes back by a backup, which replaces the store that was moved", async () => {
    const source = at("returning");
    await fillStore(source, 2);
    const databaseUrl = await createEmptyDatabase();
    vi.stubEnv("DATABASE_URL", databaseUrl);
    expect((await forecourtIn(source, ["migrate-store"])).code).toBe(0);
    const file = at("returning.backup");
    expect((await forecourtIn(at("elsewhere-2"), ["backup", file, "--no-verify"])).code).toBe(0);
    vi.stubEnv("DATABASE_URL", "");
    expect((await forecourtIn(source, ["sites", "list"])).err).toContain("This store was moved to PostgreSQL");
    expect(await forecourtIn(source, ["restore", file, "--replace"])).toMatchObject({ code: 0 });
    await (await openStore({ dataDir: source })).close();
  });

  test("goes on behind the rows that are there, and begins anew where the source has changed since", async () => {
    const source = at("moving");
    await fillStore(source);
    const databaseUrl = await createTestDatabase();
    vi.stubEnv("DATABASE_URL", databaseUrl);
    const undo = () => forecourtIn(source, ["migrate-store", "--undo"]);
    expect((await forecourtIn(source, ["migrate-store"])).code).toBe(0);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    // The state that a killed run leaves: the mark, some complete tables, one partial, the others empty.
    const breakOff = () =>
      client.query(
        `insert into migrations (name, applied_at) values ('${COPY_UNDER_WAY}', '');
         delete from events where id > 'x1'; delete from valuations`,
      );
    await breakOff();
    // Also where it was killed when the source was marked already.
    const resumed = await forecourtIn(source, ["migrate-store"]);
    expect(resumed.out).toContain("an earlier run was gone on with");
    expect(await sumsIn(openPostgresSnapshot(databaseUrl))).toEqual(await sqliteSums(source));
    await breakOff();
    await undo();
    const db = new DatabaseSync(sqliteFile(source));
    db.exec("update car_views set views = 99");
    db.close();
    expect((await forecourtIn(source, ["migrate-store"])).code).toBe(0);
    expect(await sumsIn(openPostgresSnapshot(databaseUrl))).toEqual(await sqliteSums(source));
    await client.end();
  });

  test("says what is missing, and takes no password from the command line, where everybody can read it", async () => {
    vi.stubEnv("DATABASE_URL", "");
    expect((await forecourtIn(full, ["migrate-store"])).err).toContain("Set DATABASE_URL to the target");
    for (const words of [
      ["--to", "postgresql://user:hunter22@db/forecourt"],
      ["--to=postgres://user:hunter22@db/forecourt"],
      ["postgresql://user:hunter22@db/forecourt"],
    ]) {
      const refused = await forecourtIn(full, ["migrate-store", ...words]);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("Set DATABASE_URL to the target")]);
      expect(refused.err).toContain("everybody on this machine");
      expect(refused.err).not.toContain("hunter22");
    }
  });
});

test("[19.9.5] a restore erases and unsubscribes again, from the replaced store and from a journal", async () => {
  const app = await createTestApp([]);
  const origin = "http://first-site.localhost:3000";
  const send = async (email: string) => {
    const lead = { name: "Ana", phone: "0412345678", email, message: email };
    const body = multipart([
      { name: "lead", body: JSON.stringify({ lead }) },
      { name: "files", filename: "cv.pdf", body: aPdf() },
    ]);
    const headers = { "content-type": multipartHeader, origin };
    const sent = await app.get(`${origin}/api/leads/with-files`, {
      method: "POST",
      headers,
      body: new Uint8Array(body),
    });
    expect(sent.status).toBe(201);
    return ((await sent.json()) as { lead: { id: string } }).lead.id;
  };
  await withoutCaptcha(app);
  const [erased, staying] = [await send("gone@example.com"), await send("stays@example.com")];
  const file = at("people.backup");
  expect((await forecourtIn(app.dataDir, ["backup", file])).code).toBe(0);

  const late = await send("late@example.com");
  expect((await forecourtIn(app.dataDir, ["people", "erase", "Gone@example.com"])).code).toBe(0);
  const evidence = { wording: "Stop", default: false, choice: false, at: new Date().toISOString(), page: "" };
  const { consent } = app.store.forSite({ slug: "first-site", dealershipIds: [] });
  const key = consent.keyOf("stays@example.com");
  await consent.suppress({ key, address: "stays@example.com" }, evidence, "link");
  const journal = at("journal.json");
  expect((await forecourtIn(app.dataDir, ["retention", "journal", journal])).out).toContain(
    "2 erasures and 1 unsubscribes",
  );

  // A restore does not replace what a server has open.
  const stopped = at("stopped");
  await app.store.close();
  cpSync(app.dataDir, stopped, { recursive: true });
  const again = await forecourtIn(stopped, ["restore", file, "--replace"]);
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toContain("Erased again: 1 leads, 1 addresses, 0 by age. Unsubscribed again: 1.");
  const elsewhere = await forecourtIn(at("journalled"), ["restore", file, "--journal", journal]);
  expect(elsewhere).toMatchObject({ code: 0 });
  for (const dataDir of [stopped, at("journalled")]) {
    const store = await openStore({ dataDir });
    const storage = openFolderStorage(dataDir);
    expect((await store.operator.leads.get(erased))?.erased_at).toBeDefined();
    expect((await store.operator.leads.get(staying))?.fields["email"]).toBe("stays@example.com");
    expect(await store.operator.leads.get(late)).toBeNull();
    expect(
      await store.forSite({ slug: "first-site", dealershipIds: [] }).consent.isSuppressed("stays@example.com"),
    ).toBe(true);
    // Only the file of the remaining lead is left.
    expect(Object.keys(await filesOf(storage)).filter((name) => name.startsWith("files/"))).toHaveLength(1);
    await store.close();
  }
  const none = await forecourtIn(at("without"), ["restore", file]);
  expect(none.out).toContain("what was erased since the backup is back");
  const bad = at("bad.json");
  writeFileSync(bad, "{}");
  const refused = await forecourtIn(at("bad"), ["restore", file, "--journal", bad]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("is no journal")]);
  await app.close();
});
