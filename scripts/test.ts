import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStages, runStaticStages, type Stage } from "./gate.ts";

// `npm test`: everything. `--full` raises the counts of the fault, fuzz and matrix runs.
if (process.argv.includes("--full")) {
  Object.assign(process.env, { FULL: "1", FUZZ_RUNS: "20000", FAULT_RUNS: "100" });
}

const reports = mkdtempSync(join(tmpdir(), "forecourt-test-"));
const projects = ["unit", "server", "faults", "e2e"];
const suites: Stage[] = projects.map((project) => ({
  name: `${project} tests`,
  command: "vitest",
  args: [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${project}.json`)}`,
  ],
}));

const failed = [...(await runStaticStages()), ...(await runStages(suites))];
const counts = projects.map((project) => countsOf(join(reports, `${project}.json`)));
rmSync(reports, { recursive: true });
const passed = counts.reduce((sum, { passed: n }) => sum + n, 0);
const broken = counts.reduce((sum, { failed: n }) => sum + n, 0);
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(", ")}\n`);
process.stdout.write(`\n${passed} passed, ${broken} failed\n`);
process.exit(failed.length > 0 || passed === 0 ? 1 : 0);

function countsOf(file: string): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as { numPassedTests: number; numFailedTests: number };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
