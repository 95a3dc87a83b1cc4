import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const cache = join(import.meta.dirname, "../node_modules/.cache");

/**
 * Installs packages that only one rare command needs, the first time it runs, instead of with every `npm install`.
 * Returns the folder they are in.
 */
export function packagesOnDemand(name: string, versions: Record<string, string>): string {
  const folder = join(cache, name);
  const modules = join(folder, "node_modules");
  const missing = Object.entries(versions).filter(([pkg, version]) => installedVersion(join(modules, pkg)) !== version);
  if (missing.length > 0) {
    process.stderr.write(`installing ${missing.map((one) => one.join(" ")).join(", ")} …\n`);
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const wanted = Object.entries(versions).map((one) => one.join("@"));
    const { status } = spawnSync("npm", [...args, ...wanted], { stdio: "inherit" });
    if (status !== 0) throw new Error(`${wanted.join(", ")} could not be installed. The npm registry is needed once.`);
  }
  return modules;
}

function installedVersion(folder: string): string | null {
  try {
    return (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;
  } catch {
    return null;
  }
}
