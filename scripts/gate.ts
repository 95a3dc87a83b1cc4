import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export type Stage = { name: string; command: string; args: string[] };
/** As the stage says it; in whole lines, for stages side by side; or all at its end. */
type Output = "inherit" | "lines" | "end";

/** Runs stages one after another, each to its end, so that one run shows everything that is wrong. */
export async function runStages(stages: readonly Stage[], output: Output = "inherit"): Promise<string[]> {
  const failed: string[] = [];
  for (const stage of stages) {
    process.stdout.write(`\n── ${stage.name}\n`);
    if (!(await run(stage, output))) failed.push(stage.name);
  }
  return failed;
}

/** Rows of stages side by side: while one waits for a disk or a browser, another has the processor. */
export async function runBeside(rows: readonly (readonly Stage[])[]): Promise<string[]> {
  return (await Promise.all(rows.map((row) => runStages(row, "lines")))).flat();
}

/** What only reads the code is judged side by side; each is told of when it ends. */
export async function runStaticStages(): Promise<string[]> {
  // The others read the types that this one writes.
  const failed = await runStages([routeTypes]);
  const stages = await Promise.all(staticStages.map(async (stage) => ({ ...stage, passed: await run(stage, "end") })));
  return [...failed, ...stages.filter(({ passed }) => !passed).map(({ name }) => name)];
}

function run({ name, command, args }: Stage, output: Output): Promise<boolean> {
  const begun = performance.now();
  const stdio = output === "inherit" ? "inherit" : "pipe";
  return new Promise((done, refused) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", stdio, stdio] });
    let said = "";
    const hear = (text: string) => {
      said += text;
      const whole = output === "lines" ? said.lastIndexOf("\n") + 1 : 0;
      process.stdout.write(said.slice(0, whole));
      said = said.slice(whole);
    };
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

const routeTypes: Stage = { name: "route types", command: "react-router", args: ["typegen"] };
const staticStages: Stage[] = [
  { name: "types", command: "tsc", args: ["--noEmit"] },
  { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
  { name: "format", command: "oxfmt", args: ["--check"] },
  { name: "unused code", command: "knip", args: [] },
];
