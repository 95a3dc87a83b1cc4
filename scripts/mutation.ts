import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runStages } from "./gate.ts";
import { showHelp } from "./show-help.ts";

// `npm run mutation [-- folder …]`: mutates the rules of one folder at a time and checks whether a test notices.
// Results are stored in reports/mutation: the next run tries surviving mutants and those of changed code again.
showHelp(`npm run mutation [-- FOLDER …]

Mutates the rules of each folder and checks whether a test notices, such as npm run mutation -- domain/finance.`);
const folders = ["car", "finance", "form", "lead", "reservation", "search"].map((name) => `domain/${name}`);

/** Types and shapes without a decision, and code that only tests use. */
const notRules = ["**/*.test.ts", "**/testing/**", "domain/car/car.ts"];

const rulesOf = (folder: string) =>
  globSync(`${folder}/**/*.ts`, { cwd: join(import.meta.dirname, ".."), exclude: notRules });
const nameOf = (folder: string) => folder.replace("domain/", "");

/**
 * Forgets what survived the last run. Stryker would not try it again with a new test where the mutant is in a table that
 * is built when its module loads, because it does not know which tests reach such a mutant.
 */
function forgetSurvivors(results: string): void {
  if (!existsSync(results)) return;
  const report = JSON.parse(readFileSync(results, "utf8")) as { files: Record<string, { mutants: Mutant[] }> };
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === "Killed");
  writeFileSync(results, JSON.stringify(report));
}

interface Mutant {
  status: string;
}

const chosen = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ""));
const unknown = chosen.filter((folder) => !folders.includes(folder));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(", ")}: not a folder of mutation tests. Name one of ${folders.join(", ")}.\n`);
  process.exit(1);
}
const failed: string[] = [];
for (const folder of chosen.length > 0 ? chosen : folders) {
  // Only the folder’s own tests run (`mutation/test-runner.ts`).
  process.env["MUTATED"] = folder;
  const results = `reports/mutation/${nameOf(folder)}.json`;
  forgetSurvivors(join(import.meta.dirname, "..", results));
  const args = ["--mutate", rulesOf(folder).join(), "--incrementalFile", results];
  failed.push(...(await runStages([{ name: folder, command: "stryker", args: ["run", ...args] }])));
}
if (failed.length > 0) process.stdout.write(`\nBelow the score: ${failed.join(", ")}\n`);
process.exit(failed.length > 0 ? 1 : 0);
