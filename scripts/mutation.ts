import { globSync } from "node:fs";
import { join } from "node:path";
import { runStages } from "./gate.ts";
import { mutatedFolders } from "./mutated-folders.ts";
import { showHelp } from "./show-help.ts";

// `npm run mutation [-- folder …]`: mutates the rules of one folder at a time and checks whether a test notices.
showHelp(`npm run mutation [-- FOLDER …]

Mutates the rules of each folder and checks whether a test notices, such as npm run mutation -- domain/finance.
Results are stored in reports/mutation, and the next run tries what has changed. Delete a file there to try all again.`);

/** Types and shapes without a decision, and code that only tests use. */
const notRules = ["**/*.test.ts", "**/testing/**", "domain/car/car.ts"];

const chosen = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ""));
const unknown = chosen.filter((folder) => !mutatedFolders.includes(folder));
if (unknown.length > 0) {
  process.stderr.write(
    `${unknown.join(", ")}: not a folder of mutation tests. Name one of ${mutatedFolders.join(", ")}.\n`,
  );
  process.exit(1);
}
const stages = (chosen.length > 0 ? chosen : mutatedFolders).map((folder) => {
  const rules = globSync(`${folder}/**/*.ts`, { cwd: join(import.meta.dirname, ".."), exclude: notRules });
  const results = `reports/mutation/${folder.replace("domain/", "")}.json`;
  const args = ["--mutate", rules.join(), "--testFiles", `${folder}/**/*.test.ts`, "--incrementalFile", results];
  return { name: folder, command: "stryker", args: ["run", ...args] };
});
const failed = await runStages(stages);
if (failed.length > 0) process.stdout.write(`\nBelow the score: ${failed.join(", ")}\n`);
process.exit(failed.length > 0 ? 1 : 0);
