import { bundlePrograms } from "./programs.ts";

export const setup = (): Promise<void> => bundlePrograms();
