#!/usr/bin/env node
// The platform needs its own pinned Node; this file runs on whichever one is installed.
import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isCurrent, programsStamp } from "../scripts/build-stamps.mjs";

const root = join(fileURLToPath(import.meta.url), "../..");
const node = join(root, "node_modules/node/bin/node");
// The built program starts in a third of the time; a checkout that has changed since runs its own source.
const isBuilt = isCurrent(join(root, "build/programs/.stamp"), programsStamp());
const program = join(root, isBuilt ? "build/programs/cli-main.js" : "cli/main.ts");
if (realpathSync(process.execPath) === realpathSync(node)) await import(pathToFileURL(program).href);
else {
  const { status } = spawnSync(node, [program, ...process.argv.slice(2)], { stdio: "inherit" });
  process.exit(status ?? 1);
}
