import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./import-graph.ts";

type Graph = ReadonlyMap<string, readonly string[]>;

const folders = "{app,bench,cli,demo,desk,domain,scripts,search-engine,server,site,templates,tests}/**/*.{ts,tsx}";
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

/** What stands beside each other in a folder, files and folders alike, and which of these import which. */
function roomsOf(graph: Graph): Map<string, Map<string, Set<string>>> {
  const rooms = new Map<string, Map<string, Set<string>>>();
  for (const [file, imported] of graph) {
    for (const other of imported) {
      const [from, to] = [file.split("/"), other.split("/")];
      const at = from.findIndex((name, index) => name !== to[index]);
      if (at < 1) continue;
      const folder = from.slice(0, at).join("/");
      const room = rooms.get(folder) ?? new Map<string, Set<string>>();
      rooms.set(folder, room);
      const [own, others] = [from[at] ?? "", room.get(from[at] ?? "") ?? new Set<string>()];
      room.set(own, others.add(to[at] ?? ""));
    }
  }
  return rooms;
}

const layered = /^(?:domain|server|site|cli)\//;
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^(?:tests|bench)\//.test(file);

test("a circle of folders is found, also deep inside and by way of a file beside them", () => {
  const rooms = roomsOf(
    new Map([
      ["server/http/api/a.ts", ["server/http/limits/b.ts"]],
      ["server/http/limits/c.ts", ["server/http/limit.ts"]],
      ["server/http/limit.ts", ["server/http/api/d.ts"]],
      ["server/http/api/d.ts", ["server/stock/e.ts"]],
    ]),
  );
  const circles = [...rooms].map(([folder, room]) => [
    folder,
    cyclesIn(new Map([...room].map(([a, b]) => [a, [...b]]))),
  ]);
  expect(circles).toEqual([
    ["server/http", [["api", "limits", "limit.ts", "api"]]],
    ["server", []],
  ]);
});

test("folders import in one direction: no two of one folder, however deep, import each other in a circle", () => {
  const product = [...text].filter(([file]) => layered.test(file) && !isTest(file));
  const rooms = roomsOf(
    new Map(
      product.map(([file, source]) => [file, importsOf(file, source).filter((other) => layered.test(other))] as const),
    ),
  );
  const circles = [...rooms].flatMap(([folder, room]) =>
    cyclesIn(new Map([...room].map(([a, b]) => [a, [...b]]))).map((circle) => `${folder}: ${circle.join(" -> ")}`),
  );
  expect(circles).toEqual([]);
});

test("the top of server/ holds the two files that start it, and layers", () => {
  const loose = globSync("server/*.*").map((file) => basename(file));
  expect(loose.toSorted()).toEqual(["README.md", "main.ts", "start.ts"]);
});

test("no two files of domain/ and server/ share a name", () => {
  const places = new Map<string, string[]>();
  for (const file of globSync("{domain,server}/**/*.ts")) {
    if (!isTest(file)) places.set(basename(file), [...(places.get(basename(file)) ?? []), file]);
  }
  expect([...places.values()].filter((files) => files.length > 1)).toEqual([]);
});

test("only tests import from a folder of testing", () => {
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

test("what a server starts with reaches no React: pages are drawn in threads, or their code is given", () => {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    const source = text.get(file);
    if (source === undefined || reached.has(file)) return;
    reached.add(file);
    for (const next of importsOf(file, source)) walk(next);
  };
  walk("server/main.ts");
  expect(reached.size).toBeGreaterThan(500);
  const loading = [...reached].filter((file) => /^import (?!type)[^;]*from "react[-"]/m.test(text.get(file) ?? ""));
  expect(loading).toEqual([]);
});

test("desk/ reaches domain/, types of site/, and nothing else of ours", () => {
  const foreign = [...text].flatMap(([file, source]) =>
    file.startsWith("desk/") && !isTest(file)
      ? importsOf(file, source).filter((name) => !/^(?:desk|domain)\/|^site\/desk-port\.ts$|^scripts\//.test(name))
      : [],
  );
  expect(foreign).toEqual([]);
});

test("what browsers load reaches neither the vocabulary of the market nor the list of places", () => {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    const source = text.get(file);
    if (source === undefined || reached.has(file)) return;
    reached.add(file);
    for (const next of importsOf(file, source.replaceAll(/^(?:import|export) type\b[^;]*;/gm, ""))) walk(next);
  };
  for (const file of ["app/entry.client.ts", ...globSync("app/islands/**/*.{ts,tsx}")]) {
    if (!isTest(file)) walk(file);
  }
  expect(reached.size).toBeGreaterThan(200);
  expect([...reached].filter((file) => /^(?:domain\/(?:market|places)|server)\//.test(file))).toEqual([]);
});
