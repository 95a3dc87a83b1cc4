import type { TestProject } from "vitest/node";
import { startBrowser } from "./browser-launch.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the one Chromium of all files is driven. */
    browserAddress: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await startBrowser();
  project.provide("browserAddress", browser.wsEndpoint());
  return () => browser.close();
}
