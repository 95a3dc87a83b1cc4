import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { seedDemo } from "#demo/seed.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyCombinations } from "./combinations.ts";
import { sharePictures, startDemoServer } from "./demo-server.ts";
import { bringPictures, keepPictures } from "./stored-pictures.ts";
import { startTurnstileJudge } from "./turnstile-judge.ts";
import { displayProblem, isHeaded, windowedBrowser } from "./watching.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoPort: number;
    /** The demo server's data folder, for the command line. */
    demoDataDir: string;
    templatesPort: number;
    /** The server that verifies Turnstile tokens for the demo server. */
    turnstileUrl: string;
  }
}

/**
 * Two servers for all browser tests. Tests read from the demo network, or write to it under their own keys; from the
 * server with sites in other templates they only read. The stock is generated once.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Said once, before anything is started.
  const problem = isHeaded() ? displayProblem() : null;
  if (problem !== null) throw new Error(problem);
  if (isHeaded() && project.name === "e2e") windowedBrowser(chromium.executablePath());
  const [demoDir = "", templatesDir = ""] = ["demo", "templates"].map((name) =>
    mkdtempSync(join(tmpdir(), `forecourt-${name}-`)),
  );
  const store = await openStore({ dataDir: demoDir });
  const seeded = await seedDemo(store, demoDir);
  seeded.stop();
  await store.close();
  cpSync(demoDir, templatesDir, { recursive: true });
  bringPictures(demoDir);
  sharePictures(demoDir, templatesDir);
  await applyCombinations(templatesDir);
  const judge = await startTurnstileJudge();
  const [demo, templates] = await Promise.all([
    startDemoServer({ TURNSTILE_URL: judge.url }, undefined, demoDir),
    startDemoServer({}, undefined, templatesDir),
  ]);
  project.provide("demoPort", demo.port);
  project.provide("demoDataDir", demo.dataDir);
  project.provide("templatesPort", templates.port);
  project.provide("turnstileUrl", judge.url);
  return async () => {
    keepPictures(demoDir);
    await Promise.all([demo.stop(), templates.stop()]);
    judge.stop();
  };
}
