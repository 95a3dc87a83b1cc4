// What a build was made of. Runs on any Node from 20 on, before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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

function installStamp(root = checkout) {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

export function pagesStamp(root = checkout) {
  const hash = createHash("sha256").update(installStamp(root));
  addFolders(root, hash, ["app", "domain", "site", "templates"]);
  for (const name of ["vite.config.ts", "react-router.config.ts", ...buildPlugins(root)]) {
    hash.update(readFileSync(join(root, name)));
  }
  return hash.digest("hex");
}

/** What the configuration of the build imports from this checkout, and what that imports. */
function buildPlugins(root, from = "vite.config.ts", found = new Set()) {
  for (const [, name] of readFileSync(join(root, from), "utf8").matchAll(/from "(\.\/[^"]+)"/g)) {
    const file = join(from, "..", name);
    if (!found.has(file)) buildPlugins(root, file, found.add(file));
  }
  return [...found];
}

/** The programs contain the pages. */
export function programsStamp(root = checkout) {
  const hash = createHash("sha256").update(pagesStamp(root));
  addFolders(root, hash, ["cli", "search-engine", "server"]);
  addFolders(root, hash, ["demo"], (name) => name.endsWith(".ts"));
  for (const name of ["scripts/bundle-programs.ts", "scripts/programs.ts"]) hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}

function addFolders(root, hash, folders, isMeant = () => true) {
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (/\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/.test(name) || !isMeant(name)) continue;
      const { size, mtimeMs } = statSync(join(root, folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  }
}
