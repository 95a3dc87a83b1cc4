import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { load } from "#bench/machine.ts";
import { tableOf } from "./markdown.ts";
import { parts } from "./parts.ts";

/** `npm run bench -- NAME [--quick]`: the lines of one part. `--rows FILE` writes them for `npm run bench`. */
export async function measureOne(name: string, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { quick: { type: "boolean", default: false }, rows: { type: "string" } },
  });
  // Ended by its parent: whatever it started ends with it.
  process.once("SIGTERM", () => process.exit(1));
  const part = await parts[name]?.load();
  const rows = (await part?.measure({ quick: values.quick })) ?? [];
  if (values.rows !== undefined) writeFileSync(values.rows, JSON.stringify(rows));
  process.stdout.write(`${tableOf(rows)}load average ${load()}\n`);
}
