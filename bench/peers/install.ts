import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packagesOnDemand } from "../../scripts/packages-on-demand.ts";

const source = join(import.meta.dirname, "next");
const packages = { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" };
export const quietly = { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" };

export type NextHome = { home: string; command: string; version: string };

/** Puts the application with its data into a cache folder and builds it for production; nothing twice. */
export function buildNext(data: string): NextHome {
  const modules = packagesOnDemand("next-peer", packages);
  const home = dirname(modules);
  const built = { home, command: join(modules, "next/dist/bin/next"), version: packages.next };
  const stamp = createHash("sha256").update(data).update(filesOf(source)).digest("hex");
  const stampFile = join(home, ".stamp");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return built;
  for (const name of ["pages", "lib", "next.config.js"]) {
    rmSync(join(home, name), { recursive: true, force: true });
    cpSync(join(source, name), join(home, name), { recursive: true });
  }
  mkdirSync(join(home, "data"), { recursive: true });
  writeFileSync(join(home, "data/listing.json"), data);
  process.stderr.write("building the listing with next …\n");
  call(process.execPath, [built.command, "build"], { cwd: home, env: { ...process.env, ...quietly } });
  writeFileSync(stampFile, stamp);
  return built;
}

const filesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\0");

function call(command: string, args: string[], options: SpawnSyncOptions): void {
  const { status, stderr, stdout } = spawnSync(command, args, { ...options, encoding: "utf8" });
  if (status === 0) return;
  throw new Error(`${command} ${args.join(" ")} ended with ${status}: ${stdout}${stderr}`.slice(-4000));
}
