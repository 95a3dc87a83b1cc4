// Commands that an installation or a build runs. Works on any Node from 20 on, before anything is installed.
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { problemOf } from "./setup-problems.mjs";

/** The environment of commands: programs of the installed packages first. */
export const commandEnv = (root) => ({
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`,
});

export class CommandError extends Error {}

/** Throws a sentence if there is one for what has happened, otherwise what the command has printed. */
export function runCommand(root, command, args, { quiet = false, problem = null, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...commandEnv(root), ...env },
    stdio: ["inherit", quiet ? "pipe" : "inherit", "pipe"],
    encoding: "utf8",
  });
  if (status === 0) return;
  const printed = `${stdout ?? ""}${stderr ?? ""}${error ?? ""}`;
  throw new CommandError(problemOf(printed) ?? problem ?? `${printed}\n${command} ${args.join(" ")} failed.`);
}

/** Says what is done before it begins, and how long it took. */
export function inStep(label, work) {
  const begun = Date.now();
  process.stdout.write(`${label} …\n`);
  work();
  process.stdout.write(`  done in ${Math.round((Date.now() - begun) / 1000)} s\n`);
}
