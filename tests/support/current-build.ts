import { join } from "node:path";
import { isCurrent, testProgramsStamp } from "../../scripts/build-stamps.mjs";
import { buildWhatIsStale } from "../../scripts/build-what-is-stale.mjs";
import { testProgramsFolder } from "./programs.ts";

/**
 * Tests never run stale code. The first process of a run builds what is older than the code; a stage that it starts
 * refuses to go on once the code has changed, because other stages are using the build.
 */
export function useCurrentBuild({ withTestPrograms = false } = {}): void {
  const ofRun = process.env["FORECOURT_PROGRAMS"];
  if (ofRun === undefined) {
    buildWhatIsStale({ withTestPrograms });
    if (withTestPrograms) process.env["FORECOURT_PROGRAMS"] = testProgramsFolder;
  } else if (!isCurrent(join(ofRun, ".stamp"), testProgramsStamp())) {
    throw new Error("The code has changed since this run built it: start the run again.");
  }
}
