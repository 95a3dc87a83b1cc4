import { load } from "#bench/machine.ts";
import { writeDocument } from "./document.ts";
import { apart } from "./parts.ts";
import { readResults, writeResults } from "./results.ts";
import { row } from "./row.ts";

/**
 * `npm run bench -- record PART WHAT FIGURE TARGET yes|no`: puts a figure of a bench that is run apart into the document.
 * A line of the same name is replaced.
 */
export async function run([part = "", what = "", figure = "", target = "", verdict = ""]: string[]): Promise<void> {
  if (!(part in apart) || figure === "") {
    const known = Object.keys(apart).join(", ");
    throw new Error(`Write: npm run bench -- record PART WHAT FIGURE TARGET yes|no, with PART one of ${known}.`);
  }
  const results = readResults();
  const before = results.parts[part]?.rows.filter((one) => one.what !== what) ?? [];
  const rows = [...before, row(what, figure, { target, ...(verdict === "" ? {} : { reached: verdict === "yes" }) })];
  results.parts[part] = { at: new Date().toISOString(), load: load(), seconds: 0, rows };
  writeResults(results);
  process.stdout.write(`written to ${writeDocument(results)}\n`);
}
