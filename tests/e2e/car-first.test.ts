import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoAddress, useBrowser } from "#tests/support/browser.ts";
import { buyPanel, cards, footBar } from "#tests/support/page-parts.ts";

// One site in each template, at the sizes of a phone, a tablet and a laptop.

const browser = useBrowser("looks");
const handset = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const upright = [handset, tablet];
const sizes = [...upright, { width: 1440, height: 900 }];
const sites = [
  "harbour-city-motors",
  "tideline-motors",
  "sunstate-autos",
  "southern-cross-prestige",
  "meridian-new-cars",
  "outback-caravans-trucks",
  "redline-motorcycles",
  "flexi-drive",
];

/** The page of the first car of the site that has a story and a price. */
async function openCar(site: string): Promise<Page> {
  const page = await browser.page({ viewport: handset });
  await page.goto(demoAddress(site, "/search"));
  const address = await cards(page)
    .filter({ hasText: "$" })
    .first()
    .getByRole("heading")
    .getByRole("link")
    .getAttribute("href");
  await page.goto(demoAddress(site, address ?? ""));
  return page;
}

const story = (page: Page) => page.getByRole("heading", { name: /^About this/i });

/** Texts of the page's own car that a visitor can see: not those of the bar, which stays, or of other cars. */
const ownTexts = (page: Page, selector: string): Promise<{ text: string; bottom: number }[]> =>
  page.locator("main").evaluate((main, wanted) => {
    const own = [...main.querySelectorAll(wanted)].filter(
      (part) => part.checkVisibility() && !part.closest("article, [role=group], nav, [aria-label=Promotions], details"),
    );
    return own.map((part) => ({ text: part.textContent.trim(), bottom: part.getBoundingClientRect().bottom }));
  }, selector);

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

describe.each(sites)("%s", (site) => {
  test("[18.1.12] shows name and price of a car in the first screen", async () => {
    const page = await openCar(site);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const covered = (await footBar(page).isVisible()) ? (await box(footBar(page))).height : 0;
      const [name] = await ownTexts(page, "h1");
      const price = (await ownTexts(page, "strong, b")).find(({ text }) => text.startsWith("$"));
      const last = Math.max(name?.bottom ?? Infinity, price?.bottom ?? Infinity);
      expect([size.width, last <= size.height - covered, Math.round(last)]).toEqual([
        size.width,
        true,
        Math.round(last),
      ]);
    }
  });

  test("[18.1.13] tells the story before the fifth button", async () => {
    const page = await openCar(site);
    for (const size of upright) {
      await page.setViewportSize(size);
      const { y } = await box(story(page));
      const steps = await buyPanel(page).getByRole("link").or(buyPanel(page).locator("summary")).all();
      const boxes = await Promise.all(steps.map(box));
      const before = boxes.filter((step) => step.height > 0 && step.y < y).length;
      expect([size.width, before <= 4, before]).toEqual([size.width, true, before]);
    }
  });

  test("[18.1.14] states each fact once", async () => {
    const page = await openCar(site);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const labels = (await ownTexts(page, "dt")).map(({ text }) => text);
      expect([size.width, labels.filter((label, at) => labels.indexOf(label) !== at)]).toEqual([size.width, []]);
      expect(labels).not.toContain("Year");
      const prices = (await ownTexts(page, "strong, b")).filter(({ text }) => /^\$[\d,]+$/.test(text));
      expect([size.width, prices.length]).toEqual([size.width, 1]);
    }
  });

  test("[18.1.15] keeps the bar at the foot of a phone's window, and the end of the page above it", async () => {
    const page = await openCar(site);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const { y, height } = await box(footBar(page));
    expect(handset.height - (y + height)).toBeLessThan(16);
    const end = await page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(Math.ceil(y));
  });
});
