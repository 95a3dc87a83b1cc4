import { readFileSync } from "node:fs";
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
  const path = process.env["CHROME_PATH"] ?? readFileSync(found, "utf8");
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
