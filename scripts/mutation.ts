import { globSync } from "node:fs";
import { join } from "node:path";
import { runStages } from "./gate.ts";

// `npm run mutation [-- folder …]`: mutates the rules of one folder at a time and checks whether a test notices.
// Results are stored in reports/mutation, so the next run tries only what has changed.
const folders = ["car", "finance", "form", "lead", "reservation", "search"].map((name) => `domain/${name}`);

/** Types and shapes without a decision, and samples and tables that only tests read. */
const notRules = [
  "**/*.test.ts",
  "domain/car/car.ts",
  "**/sample-*.ts",
  "domain/search/smart/{query-table*,testing-*}.ts",
];

const rulesOf = (folder: string) =>
  globSync(`${folder}/**/*.ts`, { cwd: join(import.meta.dirname, ".."), exclude: notRules });
const nameOf = (folder: string) => folder.replace("domain/", "");

const chosen = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ""));
const unknown = chosen.filter((folder) => !folders.includes(folder));
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(", ")}: not a folder of mutation tests. Name one of ${folders.join(", ")}.\n`);
  process.exit(1);
}
const failed: string[] = [];
for (const folder of chosen.length > 0 ? chosen : folders) {
  // Only the folder's own tests run (`vitest.mutation.config.ts`).
  process.env["MUTATED"] = folder;
  const args = ["--mutate", rulesOf(folder).join(), "--incrementalFile", `reports/mutation/${nameOf(folder)}.json`];
  failed.push(...(await runStages([{ name: folder, command: "stryker", args: ["run", ...args] }])));
}
if (failed.length > 0) process.stdout.write(`\nBelow the score: ${failed.join(", ")}\n`);
process.exit(failed.length > 0 ? 1 : 0);
