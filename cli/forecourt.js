#!/usr/bin/env node
// The platform needs its own pinned Node; this file runs on whichever one is installed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(fileURLToPath(import.meta.url), "../..");
const node = join(root, "node_modules/node/bin/node");
const { status } = spawnSync(node, [join(root, "cli/main.ts"), ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
