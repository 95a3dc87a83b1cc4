import type { TestProject } from "vitest/node";
import { startDemoServer } from "./demo-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoPort: number;
    /** Where the demo server keeps what it was told, for the command line. */
    demoDataDir: string;
  }
}

/** One demo server for all browser tests: they only read, or write under keys of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startDemoServer();
  project.provide("demoPort", server.port);
  project.provide("demoDataDir", server.dataDir);
  return () => server.stop();
}
