import { existsSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { contentSchemas } from "./schema/content.ts";
import type { Problem } from "./yaml-file.ts";

/** Files that nobody would read, because of their names. Hidden files and what editors leave behind are not meant. */
export function misnamedFiles(folder: string): Problem[] {
  return [
    ...filesIn(folder, "").flatMap(yamlProblem),
    ...filesIn(folder, "dealerships").flatMap(yamlProblem),
    ...filesIn(folder, "defaults").flatMap((file) => otherThan(".yaml", file)),
    ...foldersIn(folder).flatMap((site) => [
      ...filesIn(folder, site).flatMap((file) => listProblem(folder, site, file)),
      ...filesIn(folder, `${site}/pages`).flatMap((file) => otherThan(".md", file)),
    ]),
  ];
}

const lists = Object.keys(contentSchemas).filter((name) => name !== "pages");
const isNoise = (name: string): boolean => /^[.#]|[~#]$|\.(?:bak|orig|swp)$/.test(name);
/** Notes that somebody keeps beside the files. */
const isNote = (name: string): boolean => /^(?:readme|notes?|changelog)\b/i.test(name);

/** The names as they are shown, from the operator's folder on. */
function filesIn(folder: string, below: string): string[] {
  const path = join(folder, below);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isNoise(entry.name) && !isNote(entry.name))
    .map(({ name }) => (below === "" ? name : `${below}/${name}`))
    .sort();
}

/** Folders of sites: those beside a site's file, and those that hold lists. */
function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isNoise(entry.name))
    .map(({ name }) => name)
    .filter((name) => existsSync(join(folder, `${name}.yaml`)) || holdsLists(join(folder, name)))
    .sort();
}

const holdsLists = (path: string): boolean => lists.some((list) => existsSync(join(path, `${list}.yaml`)));

const problem = (file: string, expected: string): Problem[] => [{ file, line: null, path: "", expected }];

function yamlProblem(file: string): Problem[] {
  return extname(file).toLowerCase() === ".yml"
    ? problem(file, `rename it to ${basename(file, extname(file))}.yaml`)
    : [];
}

function otherThan(ending: string, file: string): Problem[] {
  if (extname(file) === ending) return [];
  return problem(file, `only files that end in ${ending} are read here; rename it, or take it out`);
}

function listProblem(folder: string, site: string, file: string): Problem[] {
  const name = basename(file, ".yaml");
  if (!existsSync(join(folder, `${site}.yaml`))) {
    return problem(file, `there is no site of that name; expected a file ${site}.yaml, or take the folder out`);
  }
  if (file.endsWith(".yaml") && lists.includes(name)) return [];
  return problem(file, `no list has this name; the lists are ${lists.map((list) => `${list}.yaml`).join(", ")}`);
}
