import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { useCurrentBuild } from "#tests/support/current-build.ts";
import { runTwoAtATime, type Stage } from "./gate.ts";

// The test projects as stages, and their results at the end of the log.

const reports = mkdtempSync(join(tmpdir(), "forecourt-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
const reportOf = (project: string): string => join(reports, `${project}.json`);

/** A project, or some of its files. */
export const suiteOf = (project: string, words: readonly string[] = []): Stage => ({
  name: `${project} tests`,
  command: "vitest",
  args: [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportOf(project)}`,
    ...words,
  ],
});

/** Suites that need the build, in this order. Returns the names of those that failed. */
export function runBuiltSuites(suites: readonly Stage[]): Promise<string[]> {
  // Once for all of them; each finds the programs by its environment.
  if (suites.length > 0) useCurrentBuild({ withTestPrograms: true });
  return runTwoAtATime(suites);
}

/** Ends the run. Readers look at the end of a long log first, so each failure is repeated there in one line. */
export function endRun(failed: readonly string[], projects: readonly string[]): never {
  const results = projects.map((project) => resultOf(reportOf(project)));
  const passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
  const broken = results.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(", ")}\n`);
  for (const line of results.flatMap(failuresOf)) process.stdout.write(`  ${line}\n`);
  process.stdout.write(`\n${passed} passed, ${broken} failed\n`);
  process.exit(failed.length > 0 || passed === 0 ? 1 : 0);
}

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
