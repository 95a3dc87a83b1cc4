import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sumsOf } from "#server/adapters/store/copy/snapshot.ts";
import { openSqliteSnapshot } from "#server/adapters/store/copy/sqlite-snapshot.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { fingerprintOf } from "#server/platform/secret/fingerprint.ts";
import { startForecourt } from "#tests/support/cli-process.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { fillStore } from "#tests/support/full-store.ts";
import { startServerProcess } from "#tests/support/server-process.ts";

const hook = pathToFileURL(join(import.meta.dirname, "kill-at-step.ts")).href;
const secret = "a secret that was made here";
const erased = "x2";
let folder: string;
let backup: string;
const at = (name: string) => join(folder, name);

function change(dataDir: string, sql: string): void {
  const db = new DatabaseSync(sqliteFile(dataDir));
  db.exec(sql);
  db.close();
}

/** Saved with two leads; afterwards one of them was erased, and the cars were seen by more people. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-restore-"));
  const current = at("current");
  await fillStore(current, 2);
  change(current, "update leads set erased_at = null; delete from signing_secret where id > 1");
  change(current, `update signing_secret set fingerprint = '${fingerprintOf(secret)}'`);
  writeFileSync(join(current, "secret"), `${secret}\n`);
  backup = at("saved.backup");
  await forecourtIn(current, ["backup", backup, "--no-verify"]);
  await forecourtIn(current, ["leads", "erase", erased]);
  change(current, "update car_views set views = 99");
  mkdirSync(at("empty"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rows with random ids, and counters that every command raises. */
const volatile = new Set(["erasures", "versions"]);

/** Every row of the database; null without one. */
async function rowsIn(dataDir: string): Promise<string | null> {
  if (!existsSync(sqliteFile(dataDir))) return null;
  const snapshot = openSqliteSnapshot(sqliteFile(dataDir));
  try {
    const sums = Object.entries(await sumsOf(snapshot)).filter(([name]) => !volatile.has(name));
    return JSON.stringify(sums);
  } finally {
    await snapshot.close();
  }
}

/** What belongs to the restored rows: the erasure that is repeated, the files, the secret. */
async function isWhole(dataDir: string): Promise<boolean> {
  const store = await openStore({ dataDir });
  const lead = await store.operator.leads.get(erased);
  await store.close();
  const files = ["files/kept/00/00000000000000000000000000000001.pdf", "media/brand/1.svg", "secret"];
  return (
    lead?.erased_at !== undefined &&
    Object.keys(lead.fields).length === 0 &&
    files.every((file) => existsSync(join(dataDir, file))) &&
    readFileSync(join(dataDir, "secret"), "utf8").trim() === secret
  );
}

test.each([
  ["replaces a store", "current", ["--replace"]],
  ["fills an empty folder", "empty", ["--journal", "journal.json"]],
])(
  "[19.9.9] a restore that %s is one step: killed at any other it leaves the old state, or the whole new one",
  async (_case, from, options) => {
    const journal = at("journal.json");
    expect((await forecourtIn(at("current"), ["retention", "journal", journal])).code).toBe(0);
    const words = ["restore", backup, ...options.map((word) => (word === "journal.json" ? journal : word))];
    const before = await rowsIn(at(from));
    const copy = (name: string) => {
      cpSync(at(from), at(name), { recursive: true });
      return at(name);
    };
    const undisturbed = copy(`${from}-undisturbed`);
    expect(await forecourtIn(undisturbed, words)).toMatchObject({ code: 0 });
    const after = await rowsIn(undisturbed);
    expect(after).not.toBe(before);
    expect(await isWhole(undisturbed)).toBe(true);

    const killedAt = async (n: number) => {
      const dataDir = copy(`${from}-${n}`);
      const env = { DATA_DIR: dataDir, DATABASE_URL: "", NODE_OPTIONS: `--import=${hook}`, KILL_AT: String(n) };
      const { code } = await startForecourt(words, env).ended;
      const found = await rowsIn(dataDir);
      const state = found === before ? "old" : found === after && (await isWhole(dataDir)) ? "new" : "neither";
      rmSync(dataDir, { recursive: true });
      return { code, state };
    };
    const states: string[] = [];
    let code: number | null = null;
    while (code === null) {
      const killed = await killedAt(states.length + 1);
      states.push(killed.state);
      code = killed.code;
    }
    expect(code).toBe(0);
    expect(states.join(" ")).toMatch(/^(?:old ){6,}new(?: new)+$/);
  },
);

test("[19.9.10] a server does not call itself ready on the empty database that a killed restore has left", async () => {
  const dataDir = at("half");
  const env = { DATA_DIR: dataDir, DATABASE_URL: "", NODE_OPTIONS: `--import=${hook}`, KILL_AT: "12" };
  expect((await startForecourt(["restore", backup], env).ended).code).toBeNull();
  expect(existsSync(sqliteFile(dataDir))).toBe(false);
  const ready = async () => {
    const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`);
    const { status, problems } = (await answer.json()) as { status: string; problems: { data?: string } };
    await server.stop();
    return [answer.status, status, problems.data];
  };
  const refusal = [503, "not ready", expect.stringContaining("The database is empty")];
  // Starting it again makes no new platform of it.
  expect([await ready(), await ready()]).toEqual([refusal, refusal]);
  expect((await forecourtIn(dataDir, ["restore", backup])).code).toBe(0);
  expect((await ready()).slice(0, 2)).toEqual([200, "ready"]);
});
