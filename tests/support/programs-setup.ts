import { useCurrentBuild } from "./current-build.ts";

/** For tests that start programs as processes. */
export const setup = (): void => useCurrentBuild({ withTestPrograms: true });
