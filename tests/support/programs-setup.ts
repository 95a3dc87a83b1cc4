import type { TestProject } from "vitest/node";
import { useCurrentBuild } from "./current-build.ts";

/** For tests that start programs as processes. Servers that run already are of the code of their start. */
export function setup(project: TestProject): void {
  useCurrentBuild({ withTestPrograms: true });
  project.onTestsRerun(() => useCurrentBuild({ withTestPrograms: true }));
}
