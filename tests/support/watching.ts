import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";

// How a person watches browser tests: HEADED=1 shows the windows, SLOW=1 slows every action (SLOW=500: by half a second),
// TRACE=1 keeps a trace of every test.

type Environment = Readonly<Record<string, string | undefined>>;

export const isHeaded = (env: Environment = process.env): boolean => isSet(env["HEADED"]);
export const isTraced = (env: Environment = process.env): boolean => isSet(env["TRACE"]);
export const isWatched = (env: Environment = process.env): boolean => isHeaded(env) || slowMs(env) > 0;

const usualSlowMs = 300;

/** How long each action waits before it begins. */
export function slowMs(env: Environment = process.env): number {
  const given = env["SLOW"];
  if (!isSet(given)) return 0;
  const ms = Number(given);
  if (!Number.isFinite(ms)) throw new Error(`SLOW=${given} is no number: SLOW=1, or milliseconds such as SLOW=500.`);
  return ms === 1 ? usualSlowMs : ms;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0";
}

/** What keeps a window from being shown, in a sentence; null if nothing does. */
export function displayProblem(env: Environment = process.env, platform: string = process.platform): string | null {
  if (platform !== "linux" || env["DISPLAY"] || env["WAYLAND_DISPLAY"]) return null;
  return "HEADED=1 shows windows, and this machine has no display: put xvfb-run before the command (Debian: apt-get install xvfb), or leave HEADED out.";
}

const withWindows = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];

/** A Chromium that has windows: CHROME_PATH, one of the system, or Playwright's own (`ofPlaywright`). Throws a sentence. */
export function windowedBrowser(
  ofPlaywright: string,
  env: Environment = process.env,
  isThere: (path: string) => boolean = existsSync,
): string {
  const folders = (env["PATH"] ?? "").split(delimiter);
  const ofSystem = withWindows.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [env["CHROME_PATH"] ?? "", ...ofSystem, ofPlaywright].find(
    (path) => path !== "" && !basename(path).includes("headless") && isThere(path),
  );
  if (found !== undefined) return found;
  throw new Error(
    "HEADED=1 needs a browser that has windows, and none was found: install Chromium (Debian: apt-get install chromium) or set CHROME_PATH to one.",
  );
}
