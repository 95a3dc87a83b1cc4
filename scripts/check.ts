import { join } from "node:path";
import { changedFiles } from "./changed-files.ts";
import { dependenciesOfTests, explainAffected } from "./dependencies-of-tests.ts";
import { runQuickStages, runStages } from "./gate.ts";
import { showHelp } from "./show-help.ts";
import { endRun, runBuiltSuites, suiteOf } from "./suites.ts";

// `npm run check`: the quick gate of the inner loop. With --changed, also every other test that a change can break.
showHelp(`npm run check [-- --changed[=BRANCH]]

Types, lint, format, unused code and unit tests. --changed runs the server, fault and browser tests too that depend on
what has changed since the last commit; --changed=main on what has changed since this branch left main.`);

const root = join(import.meta.dirname, "..");
const words = process.argv.slice(2);
const changed = words.find((word) => word === "--changed" || word.startsWith("--changed="));
const unknown = words.filter((word) => word !== changed);
if (unknown.length > 0) stop(`Not known: ${unknown.join(" ")}. npm run check -- --help says what is.`);

const affected = changed === undefined ? [] : affectedBy(changed.split("=")[1] ?? null);
const suites = affected
  .filter(({ files }) => files.length > 0)
  .map(({ project, files, all }) => suiteOf(project, files.length === all ? [] : files));
const quick = await runQuickStages(suiteOf("unit"));
// Builds, and finds the browser. Without a build there is nothing to test.
const prepared =
  suites.length > 0 ? await runStages([{ name: "build", command: "node", args: ["scripts/setup.mjs", "test"] }]) : [];
const built = prepared.length === 0 ? await runBuiltSuites(suites) : prepared;
endRun([...quick, ...built], ["unit", ...affected.map(({ project }) => project)]);

function affectedBy(branch: string | null) {
  const since = branch === null ? "the last commit" : `this branch left ${branch}`;
  try {
    const changes = changedFiles(root, branch);
    const found = dependenciesOfTests(root)(changes);
    process.stdout.write(`Changed since ${since}: ${changes.length} files.\n${explainAffected(found, changes)}\n`);
    return found;
  } catch (error) {
    return stop(String(error));
  }
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
