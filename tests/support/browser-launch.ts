import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { isHeaded, slowMs, windowedBrowser } from "./watching.ts";

const found = join(import.meta.dirname, "../../node_modules/.cache/browser-path");

/** Flags that stop the browser from fetching anything on its own. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that setup found, or Playwright's own. */
export function browserPath(): string {
  const chosen = process.env["CHROME_PATH"];
  if (chosen === undefined && !existsSync(found)) {
    throw new Error("No browser has been looked for yet: run node scripts/setup.mjs test, or set CHROME_PATH to one.");
  }
  const path = chosen ?? readFileSync(found, "utf8");
  return path === "" ? chromium.executablePath() : path;
}

/** With a window if somebody watches. */
export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: isHeaded() ? windowedBrowser(chromium.executablePath()) : browserPath(),
    headless: !isHeaded(),
    slowMo: slowMs(),
    args: [...quietFlags, ...flags],
  });
