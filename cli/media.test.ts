import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-media-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("[19.8.6] media put stores a file or a folder, and refuses names that no address can have", async () => {
  const dataDir = join(folder, "data");
  mkdirSync(join(folder, "logos/dark"), { recursive: true });
  writeFileSync(join(folder, "logos/logo.svg"), "<svg/>");
  writeFileSync(join(folder, "logos/dark/logo.svg"), "<svg></svg>");
  const put = await forecourtIn(dataDir, ["media", "put", join(folder, "logos"), "--as", "brand/first"]);
  expect(put.err).toBe("");
  expect(put.out.trim().split("\n").sort()).toEqual([
    "/media/brand/first/dark/logo.svg",
    "/media/brand/first/logo.svg",
  ]);
  expect(readFileSync(join(dataDir, "media/brand/first/dark/logo.svg"), "utf8")).toBe("<svg></svg>");
  writeFileSync(join(folder, "a b.svg"), "<svg/>");
  const refused = await forecourtIn(dataDir, ["media", "put", join(folder, "a b.svg")]);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("use letters, digits")]);
  expect((await forecourtIn(dataDir, ["media", "put", "nowhere"])).code).toBe(1);
});
