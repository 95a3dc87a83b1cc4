import { useCurrentBuild } from "./current-build.ts";

/** For tests that render the built pages. */
export const setup = (): void => useCurrentBuild();
