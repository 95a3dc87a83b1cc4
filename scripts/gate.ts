import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export type Stage = { name: string; command: string; args: string[] };
/** Output as the stage prints it, or all of it at the end. */
type Output = "inherit" | "end";

/** Runs stages one after another, each to its end, so that one run shows every failure. */
export async function runStages(stages: readonly Stage[]): Promise<string[]> {
  const failed: string[] = [];
  for (const stage of stages) {
    process.stdout.write(`\n── ${stage.name}\n`);
    if (!(await run(stage, "inherit"))) failed.push(stage.name);
  }
  return failed;
}

/** Two stages at a time, in this order. Reports each stage except the last when it ends. */
export async function runTwoAtATime(stages: readonly Stage[]): Promise<string[]> {
  const left = [...stages];
  const failed: string[] = [];
  const work = async () => {
    for (let stage = left.shift(); stage; stage = left.shift()) {
      // The last stage is the longest: a reader follows it.
      const output = left.length === 0 ? "inherit" : "end";
      if (output === "inherit") process.stdout.write(`\n── ${stage.name}\n`);
      if (!(await run(stage, output))) failed.push(stage.name);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

/** What only reads the code, and beside it the unit tests, which leave a core free while they begin and end. */
export async function runQuickStages(unitTests: Stage): Promise<string[]> {
  const stages = await Promise.all([runStages([unitTests]), runStaticStages()]);
  return stages.flat();
}

/** Runs the checks side by side; each prints its output when it ends. */
async function runStaticStages(): Promise<string[]> {
  // The others read the types that this one writes.
  const failed = await runStages(routeTypes);
  const stages = await Promise.all(staticStages.map(async (stage) => ({ ...stage, passed: await run(stage, "end") })));
  return [...failed, ...stages.filter(({ passed }) => !passed).map(({ name }) => name)];
}

function run({ name, command, args }: Stage, output: Output): Promise<boolean> {
  const begun = performance.now();
  const stdio = output === "inherit" ? "inherit" : "pipe";
  return new Promise((done, refused) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", stdio, stdio] });
    let said = "";
    const hear = (text: string) => void (said += text);
    child.stdout?.setEncoding("utf8").on("data", hear);
    child.stderr?.setEncoding("utf8").on("data", hear);
    child.on("error", refused);
    child.on("close", (code) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const title = output === "end" ? `\n── ${name}\n` : "";
      process.stdout.write(`${title}${said}── ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
      done(code === 0);
    });
  });
}

const routeTypes: readonly Stage[] = [
  { name: "route types of the sites", command: "react-router", args: ["typegen"] },
  { name: "route types of the desk", command: "react-router", args: ["typegen", "desk"] },
];
const staticStages: Stage[] = [
  { name: "types", command: "tsc", args: ["--noEmit"] },
  { name: "types of the desk", command: "tsc", args: ["--noEmit", "-p", "desk"] },
  { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "unused code", command: "knip", args: [] },
];
