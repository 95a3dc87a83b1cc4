import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { fillStore } from "#tests/support/full-store.ts";
import { sweepPartialBackups, sweepScratch } from "./sweep-leftovers.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-leftovers-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date("2026-03-10T12:00:00Z");
function put(name: string, hoursOld: number, text = "ana@example.com"): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const at = new Date(now.getTime() - hoursOld * 3_600_000);
  for (let path = file; path !== folder; path = dirname(path)) utimesSync(path, at, at);
  return file;
}

test("[12.3.9] databases and files that a killed backup, restore or copy has left go; those of a running one stay", async () => {
  put("scratch/verify-1/scratch/restore-2/forecourt.sqlite", 3);
  put("scratch/restore-3/forecourt.sqlite-wal", 3);
  put("scratch/restore-4", 3);
  put("scratch/copy-5", 3);
  put("scratch/restore-6/forecourt.sqlite", 1);
  put("scratch/uploads/a/part", 3);
  put("scratch/storage/b", 3);
  expect(await sweepScratch(folder, now)).toBe(4);
  expect(readdirSync(join(folder, "scratch")).toSorted()).toEqual(["restore-6", "storage", "uploads"]);
  expect(await sweepScratch(join(folder, "nowhere"), now)).toBe(0);
});

test("[12.3.9] partial backups go with the next backup into their folder; foreign and fresh files stay", async () => {
  const magic = "FORECOURT BACKUP 1\n";
  put("a.backup.partial", 3, `${magic}…`);
  put("b.backup.partial", 1, `${magic}…`);
  put("c.partial", 3, "a film that somebody downloads");
  put("d.backup", 3, `${magic}…`);
  await sweepPartialBackups(folder, now);
  expect(readdirSync(folder).toSorted()).toEqual(["b.backup.partial", "c.partial", "d.backup"]);
});

test("[12.3.9] forecourt backup sweeps before it begins", async () => {
  const dataDir = join(folder, "data");
  await fillStore(dataDir, 1);
  const left = [put("data/scratch/verify-1/forecourt.sqlite", 0), put("old.partial", 0, "FORECOURT BACKUP 1\n{}")];
  const old = new Date(Date.now() - 3 * 3_600_000);
  for (const path of [...left, dirname(left[0] ?? "")]) utimesSync(path, old, old);
  expect((await forecourtIn(dataDir, ["backup", join(folder, "new.backup"), "--no-verify"])).code).toBe(0);
  expect(left.filter((path) => existsSync(path))).toEqual([]);
});
