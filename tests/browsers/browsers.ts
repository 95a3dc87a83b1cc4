import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { startFirefox } from "./firefox.ts";
import { limited } from "./limited.ts";
import type { BrowserUnderTest, Means } from "./means.ts";
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
    browser = limited(await start());
  });
  afterAll(() => browser.end());
  const visit = async (site: string, size: typeof phone, walk: (shopper: Shopper) => Promise<void>) => {
    const window = limited(await browser.window());
    try {
      await window.resize(size.width, size.height);
      await walk(new Shopper(window, `http://${site}.localhost:${inject("demoPort")}`));
      expect(await window.faults()).toEqual([]);
    } catch (error) {
      throw new Error(await seenAt(window, site).catch(() => "the browser does not say where it is"), { cause: error });
    } finally {
      await window.close();
    }
  };
  return {
    expectOnPhone: (site: string, walk: (shopper: Shopper) => Promise<void>) => visit(site, phone, walk),
    expectOnDesk: (site: string, walk: (shopper: Shopper) => Promise<void>) => visit(site, wide, walk),
  };
}

/** What it looked like is the first thing to know. */
async function seenAt(window: Means<unknown>, site: string): Promise<string> {
  const picture = join(import.meta.dirname, "../../reports", `${site}-${Date.now()}.png`);
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, await window.screenshot());
  const said = await window.faults();
  return `at ${await window.address()}, seen in ${picture}; errors: ${said.join(", ")}`;
}
