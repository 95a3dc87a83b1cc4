import { existsSync, readFileSync } from "node:fs";
import { chmod, copyFile, cp, link, mkdir, readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** The programs, and folders of files that they read. The pages are inside the programs. */
const folders = ["build", "cli", "demo", "domain", "search-engine", "server", "site", "templates"];
const files = ["package.json", "LICENSE"];

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, Locked> };

/** Everything that a server needs, and nothing else: no tests, no packages for development, no type declarations. */
export async function makeImageTree(root: string, out: string): Promise<{ packages: number }> {
  if (!existsSync(join(root, "build/programs/server-main.js"))) throw new Error("Run npm run build first.");
  if (existsSync(out)) throw new Error(`${out} exists. Remove it, or name another folder.`);
  await mkdir(out, { recursive: true });
  for (const name of files) await cp(join(root, name), join(out, name));
  for (const name of folders) await cp(join(root, name), join(out, name), { recursive: true, filter: isOfProduct });
  const packages = packagesOf(root);
  for (const path of packages) await linkFolder(join(root, path), join(out, path));
  // The folder of a container's data. A volume that is mounted on it gets its owner.
  await mkdir(join(out, "data"));
  await chmod(join(out, "data"), 0o777);
  return { packages: packages.length };
}

/** Servers run from the bundle, so only browsers read source maps. */
const isOfProduct = (path: string): boolean =>
  !/\.(?:test\.tsx?|d\.ts)$|\/(?:README\.md|\.stamp|\.vite|testing)$|\/build\/(?:desk\/)?server\/.*\.map$/.test(path);

/** Packages inside of packages are copied for themselves. Licences stay. */
const isOfPackage = (path: string): boolean =>
  basename(path) !== "node_modules" && !/\.(?:d\.[cm]?ts|test\.ts|map|md|markdown)$/i.test(path);

/** Two hundred megabytes that nobody writes to: linked where the file system can. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!isOfPackage(source)) continue;
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Folders of the packages that the product needs, and that are installed: optional ones may be for other machines. */
function packagesOf(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const found = new Set<string>();
  const visit = (from: string): void => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolved(packages, from, name);
      if (path === null || found.has(path) || !existsSync(join(root, path))) continue;
      found.add(path);
      visit(path);
    }
  };
  visit("");
  return [...found].sort();
}

/** Where Node finds a package from another: in its own folder, or in one around it. */
function resolved(packages: Lock["packages"], from: string, name: string): string | null {
  const path = join(from, "node_modules", name);
  if (packages[path]) return path;
  if (from === "" || from === ".") return null;
  const outer = dirname(from.slice(0, from.lastIndexOf("node_modules") + 1));
  return resolved(packages, outer === "." ? "" : outer, name);
}
