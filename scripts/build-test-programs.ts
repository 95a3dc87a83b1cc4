import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testProgramsFolder } from "#tests/support/programs.ts";
import { testPrograms } from "#tests/support/test-programs.ts";
import { bundlePrograms } from "./bundle-programs.ts";

// The programs that tests start as processes. Those of an older build stay for a day: another run may still load them.
const dayMs = 24 * 60 * 60 * 1000;

mkdirSync(testProgramsFolder, { recursive: true });
for (const name of readdirSync(testProgramsFolder)) {
  const file = join(testProgramsFolder, name);
  if (Date.now() - statSync(file).mtimeMs > dayMs) rmSync(file, { recursive: true, force: true });
}
writeFileSync(join(testProgramsFolder, "package.json"), '{ "type": "module" }');
await bundlePrograms(testPrograms, testProgramsFolder, { keepOthers: true });
