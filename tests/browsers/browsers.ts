import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { startFirefox } from "./firefox.ts";
import type { BrowserUnderTest } from "./means.ts";
import { Shopper } from "./shopper.ts";
import { startWebKit } from "./webkit.ts";

/** The browsers that shoppers use besides Chromium. */
export const browsers = [
  ["Firefox", () => startFirefox()],
  ["WebKit", () => startWebKit()],
] as const;

const phone = { width: 390, height: 844 };
const wide = { width: 1366, height: 900 };

/** One browser for the tests of a block; visits share nothing. A visit fails on any uncaught script error. */
export function useShoppers(start: () => Promise<BrowserUnderTest>) {
  let browser: BrowserUnderTest;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.end());
  const visit = async (site: string, size: typeof phone, walk: (shopper: Shopper) => Promise<void>) => {
    const window = await browser.window();
    try {
      await window.resize(size.width, size.height);
      await walk(new Shopper(window, `http://${site}.localhost:${inject("demoPort")}`));
      expect(await window.faults()).toEqual([]);
    } catch (error) {
      // Saved first: a picture helps most to understand a failure.
      const picture = join(import.meta.dirname, "../../reports", `${site}-${Date.now()}.png`);
      mkdirSync(dirname(picture), { recursive: true });
      writeFileSync(picture, await window.screenshot());
      const said = await window.faults();
      throw new Error(`at ${await window.address()}, seen in ${picture}; errors: ${said.join(", ")}`, { cause: error });
    } finally {
      await window.close();
    }
  };
  return {
    expectOnPhone: (site: string, walk: (shopper: Shopper) => Promise<void>) => visit(site, phone, walk),
    expectOnDesk: (site: string, walk: (shopper: Shopper) => Promise<void>) => visit(site, wide, walk),
  };
}
