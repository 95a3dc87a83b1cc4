import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { madePrefix } from "#server/images/made-picture.ts";
import { ask } from "./ask.ts";
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

/** Pictures look the same whenever they are compared, and no test waits for encoders. */
const sameFormat = { PICTURE_FORMAT: "webp" };

/** The demo network as a user starts it, in its own folder or in one that was seeded before. */
export async function startDemoServer(env: Record<string, string> = {}, entry?: string, seeded?: string) {
  const dataDir = seeded ?? mkdtempSync(join(tmpdir(), "forecourt-demo-"));
  const server = await startServerProcess(
    { DEMO: "1", DATA_DIR: dataDir, ...unlimited, ...patient, ...sameFormat, ...env },
    entry,
  );
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

/** The sizes of a picture that one server has generated are there for the other: their names are hashes of it. */
export function sharePictures(from: string, to: string): void {
  const made = join(from, madePrefix);
  mkdirSync(made, { recursive: true });
  symlinkSync(made, join(to, madePrefix.replace("/", "")));
}

/** A page of the showcase that shows a template in its own colours. */
export const [showcaseSlug, showcasePath] = ["harbour-city-motors", "/showcase/metro/metro"];

const fixedNow = pathToFileURL(join(import.meta.dirname, "visual/fixed-now.ts")).href;

/** A server with a fixed clock: its pages look the same on every day. */
export const fixedClock = { NODE_OPTIONS: `--import=${fixedNow}` };

/** It uses the pictures that the server with this data folder has generated. */
export function startStillPages(beside: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-still-"));
  sharePictures(beside, dataDir);
  return startDemoServer(fixedClock, undefined, dataDir);
}

/** As `npm run dev` starts it, with the showcase and a fixed clock. It compiles during the first request: this one. */
export async function startStillServer() {
  const server = await startDemoServer({ NODE_ENV: "development", ...fixedClock }, "scripts/dev.ts");
  await ask(server.port, showcaseSlug, showcasePath);
  return server;
}
