import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/** What each site and dealership of a folder is made of, by the name of its file: of equal hashes nothing has changed. */
export type FolderHashes = { sites: Map<string, string>; dealerships: Map<string, string> };

const root = join(import.meta.dirname, "..");
const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

/** Of the bytes of the files: times and sizes may stay when a file changes. */
export function hashFolder(folder: string): FolderHashes {
  const program = programHash();
  const shared = hashFiles(join(folder, "defaults"), program);
  const dealers = join(folder, "dealerships");
  // Files that a dealership's stock comes from are named from its folder on.
  const mappings = hashFiles(dealers, `${program} ${resolve(dealers)}`, (name) => name.endsWith(".mapping.yaml"));
  return {
    sites: new Map(
      yamlNames(folder).map((name) => {
        const slug = basename(name, ".yaml");
        const file = readFileSync(join(folder, name));
        return [
          slug,
          createHash("sha256")
            .update(hashFiles(join(folder, slug), shared))
            .update(file)
            .digest("base64url"),
        ];
      }),
    ),
    dealerships: new Map(
      yamlNames(dealers).map((name) => {
        const file = readFileSync(join(dealers, name));
        return [basename(name, ".yaml"), createHash("sha256").update(mappings).update(file).digest("base64url")];
      }),
    ),
  };
}

/** Files of sites or dealerships in a folder. */
export const yamlNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".yaml") && !name.endsWith(".mapping.yaml"))
        .sort()
    : [];

/** Adds names and bytes of the files in a folder and below it to the given hash. */
function hashFiles(folder: string, before: string, isMeant: (name: string) => boolean = () => true): string {
  const hash = createHash("sha256").update(before);
  const add = (path: string, shown: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true }).sort(byName)) {
      if (entry.isDirectory()) add(join(path, entry.name), `${shown}/${entry.name}`);
      else if (isMeant(entry.name))
        hash.update(`${shown}/${entry.name}\0`).update(readFileSync(join(path, entry.name)));
    }
  };
  if (existsSync(folder)) add(folder, "");
  return hash.digest("base64url");
}

/** The program that reads the files: another one may read them otherwise. */
function programHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["site", "domain", "templates"]) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      const { size, mtimeMs } = statSync(join(root, folder, name));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest("base64url");
}
