import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoSlugs } from "#tests/support/demo-sites.ts";

// Every demo site, and with them every template: its menus by keyboard and touch, wide and narrow, and its pages in the
// narrowest windows there are. FULL=1 opens every kind of page.

const browser = useBrowser();
const full = process.env["FULL"] !== undefined;

/** A phone, and a window of 1280 px at 400 %. */
const windows = [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
];
const further = ["/search", "/contact", "/dealerships", "/about", "/favourites", "/valuations", "/finance", "/credits"];

const isOpen = (page: Page, what: string) => page.evaluate((name) => document.querySelector(name) !== null, what);
const focusedIn = (page: Page, what: string) =>
  page.evaluate((name) => document.activeElement?.closest(name) !== null, what);

describe.each(demoSlugs)("%s", (slug) => {
  test("[4.11] menus by keyboard and touch; nothing covered, sideways or out of reach at 360 px and 400 %%", async () => {
    const page = await browser.page({ ...desktop, hasTouch: true, reducedMotion: "reduce" });
    await page.goto(demoAddress(slug), { waitUntil: "load" });
    await page.locator("header[data-menus]").waitFor();
    await expectDropdown(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await expectRoom(page);
      if (size.width === 360) await expectDrawer(page);
    }
    if (full) await expectRoomEverywhere(page, slug);
    await page.context().close();
  });

  test("a phone without a script has nothing sideways", async () => {
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    await page.goto(demoAddress(slug));
    await expectNoSidewaysScroll(page);
    await page.context().close();
  });
});

async function expectDropdown(page: Page): Promise<void> {
  const menu = page.locator("header nav summary:visible").first();
  if ((await menu.count()) === 0) return;
  const name = await menu.innerText();
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isOpen(page, "header.menu-open")).toBe(true);
  const entries = page.locator("header details[open]").getByRole("link");
  await expect
    .poll(() => page.getByRole("navigation", { name: "Main" }).ariaSnapshot())
    .toMatch(/- group[\s\S]*- link/);
  await page.keyboard.press("Tab");
  await expect.poll(() => entries.first().evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(page, "header.menu-open")).toBe(false);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).innerText)).toBe(name);
}

async function expectDrawer(page: Page): Promise<void> {
  const burger = page.locator("header .burger");
  await burger.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isOpen(page, "body.modal-open")).toBe(true);
  await expect.poll(() => focusedIn(page, "#menu")).toBe(true);
  await expectAccessible(page, "#menu");
  // Backwards from the first: never out of the drawer.
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press("Shift+Tab");
    await expect
      .poll(() => page.evaluate(() => document.querySelector("main")?.contains(document.activeElement)))
      .toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(page, "body.modal-open")).toBe(false);
  await expect.poll(() => burger.evaluate((button) => button === document.activeElement)).toBe(true);
  await burger.tap();
  await expect.poll(() => isOpen(page, "body.modal-open")).toBe(true);
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect.poll(() => isOpen(page, "body.modal-open")).toBe(false);
}

/** A header may lie over a picture; what is read begins below it. */
async function expectRoom(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const { bottom, top } = await page.evaluate(() => ({
    bottom: document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    top: document.querySelector("main h1")?.getBoundingClientRect().top ?? 0,
  }));
  expect(bottom).toBeLessThanOrEqual(top + 1);
  expect(await outOfReach(page)).toEqual([]);
}

async function expectRoomEverywhere(page: Page, slug: string): Promise<void> {
  const car = await page.locator("a[href^='/cars/']").first().getAttribute("href");
  for (const path of [...further, car ?? "/"]) {
    await page.goto(demoAddress(slug, path), { waitUntil: "load" });
    for (const size of windows) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, size.width, Math.max(wide, size.width), await outOfReach(page)]).toEqual([
        path,
        size.width,
        size.width,
        [],
      ]);
    }
  }
}

/** Links, buttons and fields that stand outside the page, where no scrolling brings them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(
    (width) =>
      [...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, summary")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".skip, .vh"))
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          const isOut = own > 1 && (left < -1 || right > width + 1);
          // Strips that are swept sideways bring theirs into view.
          let strip = isOut ? element.parentElement : null;
          while (strip && getComputedStyle(strip).overflowX !== "auto") strip = strip.parentElement;
          return isOut && strip === null;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    page.viewportSize()?.width ?? 0,
  );
}
