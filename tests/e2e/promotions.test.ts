import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoAddress, useBrowser } from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";

const browser = useBrowser("looks");
const handset = { viewport: { width: 390, height: 844 } };
const windows = [handset, { viewport: { width: 820, height: 1180 } }, { viewport: { width: 1440, height: 900 } }];

/** The lines of a promotion's words as a share of its height. */
async function wordsOf(promotion: Locator): Promise<number> {
  // Parts below the window have no size of their own yet.
  await promotion.scrollIntoViewIfNeeded();
  return promotion.evaluate((element) => {
    const words = [...element.querySelectorAll("h2, p, span")].map((part) => part.getBoundingClientRect().height);
    return words.reduce((sum, height) => sum + height, 0) / element.getBoundingClientRect().height;
  });
}

const promotionsOf = (page: Page) =>
  page.getByRole("region", { name: "Promotions" }).getByRole("listitem").or(page.locator("[data-results] > a"));

describe("[18.1.11] a promotion without a picture is as high as its words need", () => {
  test.each([
    ["flexi-drive", "/search"],
    ["sunstate-autos", "/search"],
    ["redline-motorcycles", "/search"],
    ["redline-motorcycles", "/"],
    ["redline-motorcycles", demoCar("redline-motorcycles", (car) => !car.sold)],
    ["harbour-city-motors", "/"],
    ["meridian-new-cars", "/search"],
    ["southern-cross-prestige", "/search"],
  ])("%s%s", async (site, path) => {
    const page = await browser.page(handset);
    await page.goto(demoAddress(site, path));
    for (const { viewport } of windows) {
      await page.setViewportSize(viewport);
      const wordy = await promotionsOf(page)
        .filter({ hasNot: page.locator("img") })
        .all();
      expect(wordy.length).toBeGreaterThan(0);
      for (const one of wordy) expect([viewport.width, (await wordsOf(one)) > 0.4]).toEqual([viewport.width, true]);
    }
  });
});

test.each(["harbour-city-motors", "lone-star-imports", "outback-caravans-trucks"])(
  "[4.11.6] on a phone the first car of %s stands before a promotion that is pinned first",
  async (site) => {
    const page = await browser.page(handset);
    await page.goto(demoAddress(site, "/search"));
    const results = page.locator("[data-results]");
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const promotion = results.locator("> a").first();
    const cars = results.getByRole("article");
    for (const { viewport } of windows) {
      await page.setViewportSize(viewport);
      const [first, second, own] = [await topOf(cars.nth(0)), await topOf(cars.nth(1)), await topOf(promotion)];
      const order = viewport.width < 768 ? [first, own, second] : [own, first, second];
      expect([viewport.width, order]).toEqual([viewport.width, order.toSorted((a, b) => a - b)]);
    }
  },
);
