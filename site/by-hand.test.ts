import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { checkLegal } from "./legal/check-legal.ts";
import { loadFolder } from "./load-folder.ts";
import { sentence } from "./yaml-file.ts";

test("[10.2.1] the files that docs/add-a-dealer.md shows are a whole site, and no warning comes with them", () => {
  const folder = mkdtempSync(join(tmpdir(), "by-hand-"));
  const files = readFileSync("docs/add-a-dealer.md", "utf8").matchAll(/^`sites\/(\S+)`:\n\n```yaml\n([\s\S]*?)^```/gm);
  for (const [, name = "", text = ""] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { network, problems } = loadFolder(folder);
  rmSync(folder, { recursive: true });
  expect(problems.map(sentence)).toEqual([]);
  expect(network.sites).toHaveLength(1);
  expect(checkLegal(network).map(sentence)).toEqual([]);
});
