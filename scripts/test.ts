import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { bundleTestPrograms } from "#tests/support/programs.ts";
import { runQuickStages, runStages, runTwoAtATime, type Stage } from "./gate.ts";
import { showHelp } from "./show-help.ts";

// `npm test`: everything. `--full` raises the counts of the fault, fuzz and matrix runs.
showHelp(`npm test, or npm run test:full (--full)

Everything; --full raises the counts of the fault, fuzz and matrix runs. One test: npx vitest run --project unit FILE.
--shard=2/6 runs the second of six parts; what only reads the code belongs to the first.`);
if (process.argv.includes("--full")) {
  Object.assign(process.env, { FULL: "1", FUZZ_RUNS: "20000", FAULT_RUNS: "100" });
}

const shard = process.argv.find((word) => word.startsWith("--shard="));

const reports = mkdtempSync(join(tmpdir(), "forecourt-test-"));
const projects = ["unit", "server", "faults", "dev", "e2e"] as const;
const suiteOf = (project: (typeof projects)[number]): Stage => ({
  name: `${project} tests`,
  command: "vitest",
  args: [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${project}.json`)}`,
    ...(shard === undefined ? [] : [shard]),
  ],
});

const isFirst = shard === undefined || shard.startsWith("--shard=1/");
const quick = await (isFirst ? runQuickStages(suiteOf("unit")) : runStages([suiteOf("unit")]));
// Once for all stages that start programs; each of them finds the folder in its environment.
await bundleTestPrograms();
const failed = [
  ...quick,
  // Fault tests wait for processes to start, die and come back; browser tests begin when one of the others has ended.
  ...(await runTwoAtATime([suiteOf("server"), suiteOf("faults"), suiteOf("dev"), suiteOf("e2e")])),
];
const results = projects.map((project) => resultOf(join(reports, `${project}.json`)));
rmSync(reports, { recursive: true });
const passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
const broken = results.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(", ")}\n`);
// Readers look at the end of a long log first, so each failure is repeated there in one line.
for (const line of results.flatMap(failuresOf)) process.stdout.write(`  ${line}\n`);
process.stdout.write(`\n${passed} passed, ${broken} failed\n`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);

type Result = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

function resultOf(file: string): Result {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Result;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

function failuresOf({ testResults }: Result): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const broken = assertionResults.filter((one) => one.status === "failed");
    const file = relative(process.cwd(), name);
    if (status === "failed" && broken.length === 0) return [`${file}: ${firstLine(message)}`];
    return broken.map((one) => `${file}: ${one.fullName}: ${firstLine(one.failureMessages[0])}`);
  });
}

function firstLine(message = ""): string {
  return message.trim().split("\n", 1)[0]?.slice(0, 300) ?? "";
}
