import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundlePrograms } from "../../scripts/bundle-programs.ts";
import { bundledName, platformPrograms } from "../../scripts/programs.ts";

const root = join(import.meta.dirname, "../..");
/** Always the same folder: what Node keeps of compiled code it finds by the file's name. */
const folder = join(root, "node_modules/.cache/programs");
const variable = "FORECOURT_PROGRAMS";
const dayMs = 24 * 60 * 60 * 1000;

/** The platform's, and those which only tests start. */
const programs = [
  ...platformPrograms,
  "tests/faults/importer.ts",
  "tests/faults/retention-eraser.ts",
  "tests/faults/store-writer.ts",
  "tests/support/store-put-cars.ts",
];

/** The file to start for a program of the checkout: the bundled one where this run has made it. */
export function programFile(program: string): string {
  const bundled = process.env[variable];
  return bundled === undefined ? join(root, program) : join(bundled, bundledName(program));
}

/** Bundles them for this process and all that it starts, unless whoever started it has. */
export async function bundleTestPrograms(): Promise<void> {
  if (process.env[variable] !== undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file, { recursive: true, force: true });
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  await bundlePrograms(programs, folder, { keepOthers: true });
  process.env[variable] = folder;
}
