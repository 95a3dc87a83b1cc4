import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("every file that docs/security.md names as a proof exists", () => {
  const page = readFileSync(join(root, "docs/security.md"), "utf8");
  const named = [...page.matchAll(/`((?:server|site|scripts|tests|docs|domain|app)\/[\w./-]+\.(?:tsx?|md))`/g)];
  const missing = named.map(([, file = ""]) => file).filter((file) => !existsSync(join(root, file)));
  expect(named.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
