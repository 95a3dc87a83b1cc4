import { pathToFileURL } from "node:url";
import { comparePages, compareText } from "./compare.ts";
import { measureMillion } from "./million.ts";
import { table } from "./report.ts";
import { measureUpdates } from "./updates.ts";

/**
 * The engine beside node:sqlite, Orama and MiniSearch on the same cars and queries.
 * `--cars 20000` for a smaller stock, `--million` for the engine alone with a million.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--million")) {
    await measureMillion(1_000_000);
    return;
  }
  const at = args.indexOf("--cars");
  const count = at < 0 ? 100_000 : Number(args[at + 1]);
  const { engines, title, lines } = await comparePages(count);
  console.log(table(title, lines));
  await compareText(engines);
  measureUpdates(engines.index);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await run(process.argv.slice(2));
