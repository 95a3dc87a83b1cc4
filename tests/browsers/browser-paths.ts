import { readFileSync } from "node:fs";
import { join } from "node:path";

export type BrowserPaths = Record<"firefox" | "webkit" | "webkitDriver" | "xvfb", string>;

/** The browsers and drivers that `scripts/setup.mjs browsers` has found. */
export const browserPaths = (): BrowserPaths =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, "../../node_modules/.cache/browser-paths.json"), "utf8"),
  ) as BrowserPaths;
