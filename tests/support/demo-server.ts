import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startServerProcess } from "./server-process.ts";

/** Tests open more pages from one address than any visitor, and send more forms in one person's name. */
const unlimited = {
  CONFIRMATIONS_PER_HOUR: "0",
  CONFIRMATIONS_PER_DAY: "0",
  PAGES_PER_MINUTE: "0",
  SEARCHES_PER_MINUTE: "0",
  IMAGES_PER_MINUTE: "0",
  EVENTS_PER_MINUTE: "0",
};

/** A busy machine is no reason to refuse a page; one thread builds one set of indexes. */
const patient = { RENDER_WAIT_SECONDS: "600", WORKERS: "1" };

/** The demo network as a user starts it, in its own folder or in one that was seeded before. */
export async function startDemoServer(env: Record<string, string> = {}, entry?: string, seeded?: string) {
  const dataDir = seeded ?? mkdtempSync(join(tmpdir(), "forecourt-demo-"));
  const server = await startServerProcess({ DEMO: "1", DATA_DIR: dataDir, ...unlimited, ...patient, ...env }, entry);
  // A server that several files share ends with their process, and so does its folder.
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  return {
    port: server.port,
    pid: server.pid,
    dataDir,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

const fixedNow = pathToFileURL(join(import.meta.dirname, "visual/fixed-now.ts")).href;

/** A server with a fixed clock: its pages look the same on every day. */
export const fixedClock = { NODE_OPTIONS: `--import=${fixedNow}` };

export const startStillPages = () => startDemoServer(fixedClock);

/** As `npm run dev` starts it, with the showcase and a fixed clock. */
export const startStillServer = () => startDemoServer({ NODE_ENV: "development", ...fixedClock }, "scripts/dev.ts");
