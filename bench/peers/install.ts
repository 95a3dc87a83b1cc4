import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const source = join(import.meta.dirname, "next");
export const home = join(import.meta.dirname, "../../node_modules/.cache/next-peer");
export const nextCommand = join(home, "node_modules/next/dist/bin/next");
export const quietly = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

/** Installs the application into a cache folder, puts the data in and builds it for production; nothing twice. */
export function buildNext(data: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    dependencies: { next: string };
  };
  if (installed() !== dependencies.next) {
    process.stderr.write(`installing next ${dependencies.next} …\n`);
    mkdirSync(home, { recursive: true });
    cpSync(join(source, "package.json"), join(home, "package.json"));
    call("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: home });
  }
  const stamp = createHash("sha256").update(data).update(filesOf(source)).digest("hex");
  const stampFile = join(home, ".stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return dependencies.next;
  for (const name of ["pages", "lib", "next.config.js"]) {
    rmSync(join(home, name), { recursive: true, force: true });
    cpSync(join(source, name), join(home, name), { recursive: true });
  }
  mkdirSync(join(home, "data"), { recursive: true });
  writeFileSync(join(home, "data/listing.json"), data);
  process.stderr.write("building the listing with next …\n");
  call(process.execPath, [nextCommand, "build"], { cwd: home, env: { ...process.env, ...quietly } });
  writeFileSync(stampFile, stamp);
  return dependencies.next;
}

function installed(): string | null {
  const file = join(home, "node_modules/next/package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version : null;
}

const filesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\0");

function call(command: string, args: string[], options: SpawnSyncOptions): void {
  const { status, stderr, stdout } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (status === 0) return;
  throw new Error(`${command} ${args.join(" ")} ended with ${status}: ${String(stdout)}${String(stderr)}`.slice(-4000));
}
