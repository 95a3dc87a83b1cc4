import { runQuickStages } from "./gate.ts";

// `npm run check`: the quick gate of the inner loop.
const failed = await runQuickStages({ name: "unit tests", command: "vitest", args: ["run", "--project", "unit"] });
if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(", ")}\n`);
process.exit(failed.length > 0 ? 1 : 0);
