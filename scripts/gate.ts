import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export type Stage = { name: string; command: string; args: string[] };

/** Runs stages one after another, each to its end, so that one run shows everything that is wrong. */
export async function runStages(stages: readonly Stage[]): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, command, args } of stages) {
    const begun = performance.now();
    process.stdout.write(`\n── ${name}\n`);
    const code = await run(command, args);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`── ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
    if (code !== 0) failed.push(name);
  }
  return failed;
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((done, refused) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit" });
    child.on("error", refused);
    child.on("close", (code) => done(code ?? 1));
  });
}

export const staticStages: Stage[] = [
  { name: "route types", command: "react-router", args: ["typegen"] },
  { name: "types", command: "tsc", args: ["--noEmit"] },
  { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "unused code", command: "knip", args: [] },
];
