import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const version = "13.5.0";
const folder = join(import.meta.dirname, "../../node_modules/.cache/lighthouse");
const home = join(folder, "node_modules/lighthouse");

type Audit = {
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly Record<string, unknown>[] };
};
export type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

/** 140 MB with its dependencies, for one measurement: installed by the first run instead of by every `npm install`. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (installedVersion() !== version) {
    process.stderr.write(`installing lighthouse ${version} …\n`);
    mkdirSync(folder, { recursive: true });
    const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status } = spawnSync("npm", [...args, `lighthouse@${version}`], { stdio: "inherit" });
    if (status !== 0) throw new Error("Lighthouse could not be installed: this bench needs the npm registry once.");
  }
  const { default: lighthouse } = (await import(pathToFileURL(join(home, "core/index.js")).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

function installedVersion(): string | null {
  const file = join(home, "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version : null;
}
