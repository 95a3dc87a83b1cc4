import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { usesOfOutsideNames } from "./outside-names.ts";

const product = /^(?:app|cli|demo|domain|search-engine|server|site|templates)\/(?!.*(?:\.test\.tsx?$|\/testing\/))/;
/** The functions that everything else calls. The search engine imports nothing of ours, so it has its own copy. */
const allowed = /^(?:domain\/text|search-engine)\/own-value\.ts:/;

test("[11.3.6] no name from outside looks into a plain object", () => {
  const found = usesOfOutsideNames(process.cwd(), (file) => product.test(file));
  expect(found.filter((use) => !allowed.test(use))).toEqual([]);
  expect(found).toHaveLength(4);
});

test("a name is from outside unless its type lists what it may be", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-names-"));
  const lines = [
    "declare const table: Record<string, number>; declare const pair: { a: number; b: number };",
    "declare const outside: string; declare const closed: 'a' | 'b'; declare const path: `/${string}`;",
    "table[outside]; table[outside.slice(1)]; table[`${outside}g`];",
    "pair[outside as 'a'];",
    "outside in table;",
    "const { [outside]: value } = table;",
    "function look<Name extends string>(name: Name) { return table[name]; }",
    "table[closed]; pair[closed]; table[path]; table[`/${outside}`]; table['a']; [1, 2][0]; ({ [outside]: 1 });",
  ];
  try {
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
    writeFileSync(join(folder, "a.ts"), lines.join("\n"));
    expect(usesOfOutsideNames(folder, () => true)).toEqual([
      "a.ts:3 table[outside]",
      "a.ts:3 table[outside.slice(1)]",
      "a.ts:3 table[`${outside}g`]",
      "a.ts:4 pair[outside as 'a']",
      "a.ts:5 outside in table",
      "a.ts:6 [outside]",
      "a.ts:7 table[name]",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
