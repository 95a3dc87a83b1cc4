import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { failureFolder } from "#tests/support/failure-folder.ts";
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

const root = join(import.meta.dirname, "../..");
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
  const { testPath = "", currentTestName = "" } = expect.getState();
  const folder = failureFolder({ file: { name: relative(root, testPath) }, fullTestName: currentTestName });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keep = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return relative(root, join(folder, name));
  };
  const said = await window.faults();
  return [
    `Page: ${await window.address()} of ${site}`,
    `  picture: ${keep("page.png", await window.screenshot())}`,
    `  html: ${keep("page.html", String(await window.run("return document.documentElement.outerHTML")))}`,
    said.length === 0 ? "  errors: none" : `  errors (${keep("page.errors.txt", said.join("\n"))}): ${said.join(", ")}`,
  ].join("\n");
}
