import { runQuickStages, runStages } from "./gate.ts";
import { showHelp } from "./show-help.ts";
import { endRun, runBuiltSuites, suiteOf } from "./suites.ts";

// `npm test`: everything. `--full` raises the counts of the fault, fuzz and matrix runs.
showHelp(`npm test, or npm run test:full (--full)

Everything; --full raises the counts of the fault, fuzz and matrix runs. One test: npx vitest run --project unit FILE.
--shard=2/6 runs the second of six parts; what only reads the code belongs to the first.`);
if (process.argv.includes("--full")) {
  Object.assign(process.env, { FULL: "1", FUZZ_RUNS: "20000", FAULT_RUNS: "100" });
}

const shard = process.argv.filter((word) => word.startsWith("--shard="));
const isFirst = shard.every((word) => word.startsWith("--shard=1/"));
const unit = suiteOf("unit", shard);
const quick = await (isFirst ? runQuickStages(unit) : runStages([unit]));
// Fault tests wait for processes to start, die and come back; browser tests begin when one of the others has ended.
const built = await runBuiltSuites([
  ...["server", "faults"].map((project) => suiteOf(project, shard)),
  // One file: it cannot be divided.
  ...(isFirst ? [suiteOf("dev")] : []),
  suiteOf("e2e", shard),
]);
endRun([...quick, ...built], ["unit", "server", "faults", "dev", "e2e"]);
