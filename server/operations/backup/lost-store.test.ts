import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { openFolderStorage } from "#server/adapters/storage/folder-storage.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { readSecret } from "#server/platform/secret/secret.ts";
import { fillStore } from "#tests/support/full-store.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { lostStoreProblem } from "./lost-store.ts";

const places = useStorePlaces("sqlite");
const storages: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const storage of storages.splice(0)) await storage.close();
});

async function problemIn(dataDir: string): Promise<string | null> {
  const storage = openFolderStorage(dataDir);
  storages.push(storage);
  const place = { dataDir, databaseUrl: undefined };
  return lostStoreProblem({ store: await places.open(place), storage, place });
}

test.each([
  ["files of leads", "files/kept/ab/abcd.pdf"],
  ["media", "media/brand/logo.svg"],
  ["mails", "mail/1.eml"],
  ["a database that was set aside", "forecourt.sqlite.before-restore"],
])("[19.9.10] an empty database next to %s is called lost", async (_what, name) => {
  const { dataDir } = await places.emptyPlace();
  mkdirSync(join(dataDir, name, ".."), { recursive: true });
  writeFileSync(join(dataDir, name), "x");
  const problem = await problemIn(dataDir);
  expect(problem).toContain("The database is empty, but");
  expect(problem).toContain(name);
});

test("[19.9.10] a secret that is older than the empty database is a trace; one that this database's server made is none", async () => {
  const { dataDir } = await places.emptyPlace();
  const store = await places.open({ dataDir, databaseUrl: undefined });
  readSecret(undefined, dataDir);
  expect(await problemIn(dataDir)).toBeNull();
  const madeAt = Date.parse(await store.operator.servers.storeMadeAt()) / 1000;
  utimesSync(join(dataDir, "secret"), madeAt - 60, madeAt - 60);
  expect(await problemIn(dataDir)).toContain("the secret");
});

test("[19.9.10] a new platform, and a database with anything in it, are not", async () => {
  expect(await problemIn((await places.emptyPlace()).dataDir)).toBeNull();
  const { dataDir } = await places.emptyPlace();
  await fillStore(dataDir, 1);
  writeFileSync(`${sqliteFile(dataDir)}.before-restore`, "x");
  expect(await problemIn(dataDir)).toBeNull();
});
