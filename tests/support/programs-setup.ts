import { bundleTestPrograms } from "./programs.ts";

export const setup = (): Promise<void> => bundleTestPrograms();
