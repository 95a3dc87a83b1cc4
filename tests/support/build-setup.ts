import type { TestProject } from "vitest/node";
import { useCurrentBuild } from "./current-build.ts";

/** For tests that render the built pages, also again while vitest watches. */
export function setup(project: TestProject): void {
  useCurrentBuild();
  project.onTestsRerun(() => useCurrentBuild());
}
