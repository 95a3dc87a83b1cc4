import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { demoAddress, desktop, phone, useBrowser } from "#tests/support/browser.ts";
import { demoSlugs } from "#tests/support/demo-sites.ts";

const browser = useBrowser("looks");

/** How far an element moves in the window during some frames. */
const moved = (element: Locator, frames: number): Promise<number> =>
  element.evaluate(async (one, count) => {
    const tops: number[] = [];
    for (let frame = 0; frame < count; frame++) {
      tops.push(one.getBoundingClientRect().top);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return Math.max(...tops) - Math.min(...tops);
  }, frames);

test.each(demoSlugs)("[4.9.6] nothing of %s moves under a press while the rest of the script comes", async (slug) => {
  for (const screen of [phone, desktop]) {
    const page = await browser.page(screen);
    let come = () => {};
    const awaited = new Promise<void>((done) => (come = done));
    await page.route(/\/assets\/(?!entry)[^/]+\.js$/, async (route) => {
      await awaited;
      await route.continue();
    });
    await page.goto(demoAddress(slug, "/search"));
    await page.locator("html[data-live]").waitFor();
    const pager = page.getByRole("navigation", { name: "Pages" });
    await pager.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
    // What has come near is laid out.
    await expect.poll(() => moved(pager, 10)).toBe(0);
    await pager.hover();
    await page.mouse.down();
    const loaded = page.waitForResponse(/live-listing/);
    come();
    await (await loaded).finished();
    expect(await moved(pager, 60), `at ${screen.viewport.width}`).toBe(0);
    await page.mouse.up();
  }
});
