import { join } from "node:path";
import { bundledName } from "../../scripts/bundled-name.ts";

const root = join(import.meta.dirname, "../..");
const variable = "FORECOURT_PROGRAMS";

/** Where those of tests are built. */
export const testProgramsFolder = join(root, "node_modules/.cache/programs");

/** The file to start for a program of the checkout: the bundled one where this run has made it. */
export function programFile(program: string): string {
  const bundled = process.env[variable];
  return bundled === undefined ? join(root, program) : join(bundled, bundledName(program));
}
