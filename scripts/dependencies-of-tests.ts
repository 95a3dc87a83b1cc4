import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { pagesInputs, programsInputs } from "./build-stamps.mjs";
import { importsOf } from "./import-graph.ts";
import { testProjects } from "./test-projects.ts";

// Which tests a change affects. A test depends on what it imports, on the files and folders that it names by their path,
// on what starts before its project, and on what all of these import and name.

type Project = "server" | "faults" | "dev" | "e2e";
const projects: readonly Project[] = ["server", "faults", "dev", "e2e"];

/** Stand for what a build is made of: modules name the built files. */
const builtPages = "the built pages";
const builtPrograms = "the built programs";

/** These make the build, and name what is in it: that does not read it. */
const makers = new Set(["scripts/build-stamps.mjs", "scripts/build-what-is-stale.mjs"]);

/** Looked at by people. A test that reads one names it. */
const isForPeople = (file: string): boolean => /(?:^|\/)(?:(?:README|LICENCES|CREDITS)\.md|picture\.webp)$/.test(file);

/** A change of these may change anything. */
const ofEverything = new Set(["package.json", "package-lock.json", "vitest.config.ts", "scripts/test-projects.ts"]);

const isCode = (file: string): boolean => /\.(?:tsx?|mjs|js)$/.test(file);
/** Types are looked at by the compiler alone, and comments by people. */
const runningCode = (source: string): string =>
  source
    .replaceAll(/(?:^|\n)(?:import|export) type\b[^;]*?\bfrom\s+"[^"]+";/g, "\n")
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
/** The data of a folder, for a module that looks for files beside itself. */
const dataIn = (folder: string): string => `the data in ${folder}`;

/** Calls whose words are paths, also such as have no slash. */
const pathCalls = /\b(?:join|resolve|URL|globSync|cpSync|\w*(?:readFile|readdir|Folder)\w*)\(([^()]*)\)/g;
const words = /"([^"\n]*)"|`([^`$\n]*)/g;

type Graph = {
  /** What a file depends on directly. A folder stands for the files below it. */
  next: (file: string) => readonly string[];
};

/** Reads each module once. */
function graphOf(root: string): Graph {
  const known = new Map<string, readonly string[]>();
  const isThere = (path: string) => path !== "." && !path.startsWith("..") && existsSync(join(root, path));
  const named = (file: string, word: string): string[] => {
    // Of a pattern, the folder that it begins in.
    const path = word.replace(/[*{?].*$/, "").replace(/\/$/, "");
    if (/^[./]*$|^\/| /.test(path)) return [];
    if (/^(?:\.\.\/)*build\/(?:server|client)\b/.test(path)) return [builtPages];
    if (/^(?:\.\.\/)*build\/programs\/.*\.js$/.test(path)) return [builtPrograms];
    const candidates = path.startsWith(".")
      ? [join(dirname(file), path)]
      : [normalize(path), join(dirname(file), path)];
    return candidates.filter((one) => one !== dirname(file) && isThere(one));
  };
  const read = (file: string): string[] => {
    const source = runningCode(readFileSync(join(root, file), "utf8"));
    const inCalls = [...source.matchAll(pathCalls)].flatMap(([, inside = ""]) => [...inside.matchAll(words)]);
    const withSlash = [...source.matchAll(words)].filter(([, a = "", b = ""]) => (a + b).includes("/"));
    const paths = [...inCalls, ...withSlash].flatMap(([, a = "", b = ""]) => named(file, a + b));
    const beside = /\bimport\.meta\.(?:dirname|url)\b/.test(source) ? [dataIn(dirname(file))] : [];
    return [...new Set([...importsOf(file, source), ...paths, ...beside])];
  };
  return {
    next(file) {
      const found =
        known.get(file) ?? (isCode(file) && !makers.has(file) && isFile(join(root, file)) ? read(file) : []);
      known.set(file, found);
      return found;
    },
  };
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** What a test depends on, each with the file that it was reached from. */
function reachedFrom(graph: Graph, starts: readonly string[]): Map<string, string | null> {
  const found = new Map<string, string | null>(starts.map((one) => [one, null]));
  for (const [file] of found) {
    for (const one of graph.next(file)) if (!found.has(one)) found.set(one, file);
  }
  return found;
}

export type Affected = {
  project: Project;
  files: string[];
  /** How many there are in the project. */
  all: number;
  /** One way from a test to each change that reaches any, as file names. */
  why: { change: string; tests: number; way: string[] }[];
};

/** Finds the tests that depend on any of some changed files. Reads the checkout once. */
export function dependenciesOfTests(root: string): (changes: readonly string[]) => Affected[] {
  const graph = graphOf(root);
  const pages = new Set(pagesInputs(root));
  const programs = new Set(programsInputs(root));
  const tests = projects.map((project) => {
    const { include, globalSetup } = testProjects[project];
    const files = globSync(include, { cwd: root }).sort();
    return { project, files: files.map((file) => ({ file, reached: reachedFrom(graph, [file, ...globalSetup]) })) };
  });
  /** A file that is gone was an input if others of its folder are. */
  const isIn = (inputs: Set<string>, change: string) =>
    inputs.has(change) ||
    (!existsSync(join(root, change)) && [...inputs].some((one) => dirname(one) === dirname(change)));
  /** The names by which tests may depend on a change: its own, its folders', the builds'. */
  const namesOf = (change: string): string[] => {
    if (isForPeople(change)) return [change];
    const parts = change.split("/");
    return [
      ...parts.map((_part, at) => parts.slice(0, at + 1).join("/")),
      ...(isCode(change) ? [] : [dataIn(dirname(change))]),
      ...(isIn(pages, change) ? [builtPages] : []),
      ...(isIn(programs, change) ? [builtPrograms] : []),
    ];
  };
  return (changes) => {
    const named = changes.map((change) => ({ change, names: namesOf(change) }));
    return tests.map(({ project, files: all }) => {
      const why = new Map<string, { change: string; tests: number; way: string[] }>();
      const files = all.filter(({ reached }) => {
        const reasons = named.flatMap(({ change, names }) => {
          if (ofEverything.has(change)) return [{ change, way: [change] }];
          const name = names.findLast((one) => reached.has(one));
          return name === undefined ? [] : [{ change, way: wayTo(name, reached) }];
        });
        for (const { change, way } of reasons) {
          const known = why.get(change);
          why.set(change, { change, tests: (known?.tests ?? 0) + 1, way: known?.way ?? way });
        }
        return reasons.length > 0;
      });
      return { project, files: files.map(({ file }) => file), all: all.length, why: [...why.values()] };
    });
  };
}

const kinds: Record<Project, string> = { server: "server", faults: "fault", dev: "development", e2e: "browser" };

/** What will be run for each change, and why. */
export function explainAffected(affected: readonly Affected[], changes: readonly string[]): string {
  const ofChange = (change: string): string[] => {
    const reasons = affected.flatMap(({ project, all, why }) =>
      why.filter((one) => one.change === change).map((one) => ({ project, all, ...one })),
    );
    if (reasons.length === 0) return [`  ${change}: no server, fault or browser test depends on it`];
    return [
      `  ${change}`,
      ...reasons.map(
        ({ project, all, tests, way }) => `    ${tests} of ${all} files of ${kinds[project]} tests: ${way.join(" > ")}`,
      ),
    ];
  };
  return changes.flatMap(ofChange).join("\n");
}

function wayTo(end: string, reached: Map<string, string | null>): string[] {
  const way: string[] = [];
  for (let at: string | null | undefined = end; at; at = reached.get(at)) way.unshift(at);
  return way;
}
