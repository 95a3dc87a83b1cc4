import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf } from "./import-graph.ts";

type Graph = ReadonlyMap<string, readonly string[]>;

const folders = "{app,bench,cli,demo,domain,scripts,search-engine,server,site,templates,tests}/**/*.{ts,tsx}";
const text = new Map(globSync([folders, "*.ts"]).map((file) => [file, readFileSync(file, "utf8")]));

/** The first cycle that is met from each file not yet known to lead to none. */
function cyclesIn(graph: Graph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

test("a cycle is found, however long it is", () => {
  const graph = new Map([
    ["a", ["b", "c"]],
    ["b", ["c"]],
    ["c", ["d"]],
    ["d", ["b"]],
    ["e", ["a"]],
  ]);
  expect(cyclesIn(graph)).toEqual([["b", "c", "d", "b"]]);
  expect(
    importsOf("site/a.ts", 'import type { B } from "./b.ts";\nawait import("#app/c.ts");\nexport { d } from "zod";'),
  ).toEqual(["site/b.ts", "app/c.ts"]);
});

test("no file imports itself by way of others, not even for a type", () => {
  const graph = new Map([...text].map(([file, source]) => [file, importsOf(file, source)]));
  expect(graph.size).toBeGreaterThan(1500);
  expect(cyclesIn(graph)).toEqual([]);
});

test("only tests import from a folder of testing", () => {
  const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^(?:tests|bench)\//.test(file);
  const importing = [...text].filter(
    ([file, source]) => !isTest(file) && importsOf(file, source).some((name) => name.includes("/testing/")),
  );
  expect(importing.map(([file]) => file)).toEqual([]);
});

test("domain/ names no address of the API: those belong to whoever calls and answers", () => {
  const naming = [...text].filter(
    ([file, source]) => /^domain\/(?!.*(?:\.test\.|\/testing\/))/.test(file) && /["'`]\/(?:api|mock)\//.test(source),
  );
  expect(naming.map(([file]) => file)).toEqual([]);
});
