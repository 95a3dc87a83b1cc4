import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/in-memory.ts";

test("a run removes what runs that are gone have left, and nothing else", () => {
  const base = mkdtempSync(join(tmpdir(), "forecourt-runs-"));
  const { pid: gone } = spawnSync(process.execPath, ["--version"]);
  const others = [`forecourt-run-${process.ppid}`, "forecourt-other-1", "somebody"];
  for (const name of [`forecourt-run-${gone}`, ...others]) {
    mkdirSync(join(base, name));
    writeFileSync(join(base, name, "file"), "x");
  }
  const own = temporaryFolder(base);
  expect(own).toBe(join(base, `forecourt-run-${process.pid}`));
  expect(readdirSync(base).toSorted()).toEqual([`forecourt-run-${process.pid}`, ...others].toSorted());
  rmSync(base, { recursive: true });
});
