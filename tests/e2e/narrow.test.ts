import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { templateNames } from "#site/template-folder.ts";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoSlugs } from "#tests/support/demo-sites.ts";
import { siteIn } from "#tests/support/visual/references.ts";

// Every demo site, and so every template: its footer, its menus by keyboard and touch, wide and narrow, and its pages
// in the narrowest windows. FULL=1 opens every kind of page.

const browser = useBrowser("looks");
const full = process.env["FULL"] !== undefined;

/** A phone, and a window of 1280 px at 400 %. */
const windows = [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
];
const further = ["/search", "/contact", "/dealerships", "/about", "/favourites", "/valuations", "/finance", "/credits"];

/** The site that stands for its template: its menus are opened. */
const ofTemplates = new Set(templateNames.map((template) => siteIn(template).settings.slug));
/** axe reads the wide page and the drawer where most is in them; `template-looks.test.ts` reads every site on a phone. */
const readWhole = new Set(["harbour-city-motors"]);

/** How the footers differ; every site has its own. */
const footers: Record<string, (string | RegExp)[]> = {
  "harbour-city-motors": [/navigation "Quick links"/, /Part of Harbour City Group/, /MD 048213 · .*MVRL 51907 · ABN/],
  "sunstate-autos": [
    /Mick Doyle/,
    /Yard manager/,
    /link "Call Sam Faleolo, 0491 570 158"/,
    /View Holiday/,
    /\(today\)/,
  ],
  "southern-cross-prestige": [/heading "Find us"/, /link "Get Directions to Richmond showroom"/, /Powered by/],
  "kauri-motor-company": [/heading "Opening hours"/, /Penrose/],
  "corner-lot": [/LMCT 12088/],
  "flexi-drive": [/link "WhatsApp"/],
  "lone-star-imports": [/P128841 · P128842/],
  "meridian-new-cars": [/navigation "Our services"/],
  "outback-caravans-trucks": [/LMD 4520931 \(Qld\) · MD 071155 \(NSW\) · Repairer 88214/],
  "redline-motorcycles": [/link "Linktree"/],
  "tideline-motors": [/Above the lake, beside the bakery/],
};
/** Footers without a link to the top of the page. */
const withoutTop = new Set(["southern-cross-prestige", "corner-lot"]);

const isOpen = (page: Page, what: string) => page.evaluate((name) => document.querySelector(name) !== null, what);
const focusedIn = (page: Page, what: string) =>
  page.evaluate((name) => document.activeElement?.closest(name) !== null, what);

test("every demo site is looked at for a footer of its own", () => {
  expect(Object.keys(footers).toSorted()).toEqual(demoSlugs);
});

/** One window for all sites, which leave nothing in it. */
let page: Page;
beforeAll(async () => {
  page = await browser.page({ ...desktop, hasTouch: true, reducedMotion: "reduce" });
});

describe.each(demoSlugs)("%s", (slug) => {
  test("[2.3.61, 4.11, 18.3.1] a footer of its own, axe finds nothing; menus by keyboard and touch; nothing covered, sideways or out of reach at 360 px and 400 %%", async () => {
    await page.setViewportSize(desktop.viewport);
    await openLive(page, demoAddress(slug));
    if (full || readWhole.has(slug)) await expectAccessible(page);
    await expectFooter(page, slug);
    if (full || ofTemplates.has(slug)) await expectDropdown(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      await expectRoom(page);
      if (full) await expectAccessible(page);
      if (size.width === 360 && (full || ofTemplates.has(slug))) await expectDrawer(page, full || readWhole.has(slug));
    }
    if (full) await expectRoomEverywhere(page, slug);
  });
});

test("[18.3.2] a phone without a script has nothing sideways", async () => {
  const plain = await browser.page({ ...phone, javaScriptEnabled: false });
  for (const slug of demoSlugs) {
    await plain.goto(demoAddress(slug));
    await expectNoSidewaysScroll(plain);
  }
});

test("[18.3.8] on a phone a footer is at most one and a half windows high, and its groups open without a script", async () => {
  const size = { width: 390, height: 844 };
  const plain = await browser.page({ viewport: size, javaScriptEnabled: false });
  for (const slug of demoSlugs) {
    await plain.goto(demoAddress(slug, "/about"));
    const footer = plain.getByRole("contentinfo");
    const { height = 0 } = (await footer.boundingBox()) ?? {};
    expect([slug, Math.max(height, size.height * 1.5)]).toEqual([slug, size.height * 1.5]);
    for (const group of await footer.getByRole("navigation").all()) {
      const title = group.locator("summary");
      const links = await group.getByRole("link", { includeHidden: true }).all();
      expect(links.length).toBeGreaterThan(0);
      if ((await title.count()) > 0) await title.click();
      for (const link of links) expect(await link.isVisible()).toBe(true);
    }
  }
});

async function expectFooter(page: Page, slug: string): Promise<void> {
  const tree = await page.getByRole("contentinfo").ariaSnapshot();
  for (const line of footers[slug] ?? []) expect(tree).toMatch(line);
  const top = page.getByRole("link", { name: "Scroll To Top" });
  expect(await top.count()).toBe(withoutTop.has(slug) ? 0 : 1);
  for (const link of await top.all()) await link.press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

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

async function expectDrawer(page: Page, isRead: boolean): Promise<void> {
  const burger = page.getByRole("button", { name: "Menu", exact: true });
  await burger.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isOpen(page, "body.modal-open")).toBe(true);
  await expect.poll(() => focusedIn(page, "#menu")).toBe(true);
  if (isRead) await expectAccessible(page, page.locator("#menu"));
  // Backwards from the first: the focus never leaves the drawer.
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

/** A header may overlap a picture; text starts below it. */
async function expectRoom(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const covered = () =>
    page.evaluate(() => {
      const { bottom } = document.querySelector("header")?.getBoundingClientRect() ?? { bottom: 0 };
      return bottom - (document.querySelector("main h1")?.getBoundingClientRect().top ?? 0);
    });
  // The window has just changed its size, and parts of the page follow a frame later.
  await expect.poll(covered).toBeLessThanOrEqual(1);
  await expect.poll(() => outOfReach(page)).toEqual([]);
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

/** Links, buttons and fields outside the page, where no scrolling can reach them. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    // A part that is laid out later (decision 33) still has the place of the window's earlier size.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [laidOut];
    try {
      return [...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, summary")]
        .filter(
          (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('a[href="#main"]'),
        )
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          const isOut = own > 1 && (left < -1 || right > width + 1);
          // A strip that scrolls sideways can bring its items into view.
          let strip = isOut ? element.parentElement : null;
          while (strip && getComputedStyle(strip).overflowX !== "auto") strip = strip.parentElement;
          return isOut && strip === null;
        })
        .map((element) => {
          const { left, right, top } = element.getBoundingClientRect();
          return `${element.outerHTML.slice(0, 120)} from ${left} to ${right} at ${top}`;
        });
    } finally {
      document.adoptedStyleSheets = [];
    }
  }, page.viewportSize()?.width ?? 0);
}
