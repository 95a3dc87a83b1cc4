// What a build is made of. Runs on any Node from 20 on, before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const checkout = join(fileURLToPath(import.meta.url), "../..");

/** Whether something was made of what there is now. */
export const isCurrent = (file, stamp) => existsSync(file) && readFileSync(file, "utf8") === stamp;

/**
 * Whether the packages of the lock file are installed, by whatever command. npm lists what it has installed in a file of
 * its own; packages of other platforms are not in it.
 */
export function isInstalled(root = checkout) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(packagesIn("package-lock.json")).every(([path, { version, integrity, optional }]) => {
    const one = installed[path];
    if (path === "" || (one === undefined && optional === true)) return true;
    return one?.version === version && one?.integrity === integrity;
  });
}

/** Package.json has the aliases of imports and the supported browsers. */
const configuration = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/precompress.mjs",
];

/** The files that the pages are built from, as paths in the checkout. */
export const pagesInputs = (root = checkout) => [
  ...configuration,
  ...buildPlugins(root),
  ...["app", "domain", "search-engine", "site", "templates"].flatMap((folder) => filesIn(root, folder)),
];

/** The files that the desk's pages are built from, which are an application of their own. */
export const deskInputs = (root = checkout) => [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "scripts/precompress.mjs",
  ...buildPlugins(root, "desk/vite.config.ts"),
  ...["desk", "domain", "site"].flatMap((folder) => filesIn(root, folder)),
];

/** The files that the programs are built from: the pages of sites and desk are in them. */
export const programsInputs = (root = checkout) => [
  ...pagesInputs(root),
  ...deskInputs(root),
  ...["build-programs.ts", "bundle-programs.ts", "bundled-name.ts", "programs.ts"].map((name) => `scripts/${name}`),
  ...["cli", "server"].flatMap((folder) => filesIn(root, folder)),
  // Its settings and pictures are read when a server starts.
  ...filesIn(root, "demo").filter((name) => name.endsWith(".ts")),
];

/** Tests start some files of their own as processes, with what those import. */
const testProgramsInputs = (root) => [
  ...programsInputs(root),
  "scripts/build-test-programs.ts",
  ...filesIn(root, "tests").filter((name) => name.endsWith(".ts")),
];

export const pagesStamp = (root = checkout) => stampOf(root, pagesInputs(root));
export const deskStamp = (root = checkout) => stampOf(root, deskInputs(root));
export const programsStamp = (root = checkout) => stampOf(root, programsInputs(root));
export const testProgramsStamp = (root = checkout) => stampOf(root, testProgramsInputs(root));

/** By content alone: a checkout, a clone and a touch leave a build as current as it was. */
function stampOf(root, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** What the configuration of the build imports from this checkout, and what that imports. */
function buildPlugins(root, from = "vite.config.ts", found = new Set()) {
  for (const [, name] of readFileSync(join(root, from), "utf8").matchAll(/from "(\.\.?\/[^"]+)"/g)) {
    const file = join(from, "..", name);
    if (!found.has(file)) buildPlugins(root, file, found.add(file));
  }
  return [...found];
}

/** Read by people or by tests, never by a build; or written by a tool. */
const notBuilt = /\.test\.tsx?$|(?:^|\/)\.react-router\/|(?:^|\/)testing\/|\.md$|\/picture\.webp$/;

function filesIn(root, folder) {
  /** @type {string[]} */
  const files = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (notBuilt.test(entry.isDirectory() ? `${path}/` : path)) continue;
    if (entry.isDirectory()) files.push(...filesIn(root, path));
    else files.push(path);
  }
  return files.sort();
}
