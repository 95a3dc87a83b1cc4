import { expect, test } from "vitest";
import { demoAddress, openLive, phone, useBrowser } from "../support/browser.ts";
import { cards, listingStatus, searchBoxIn, searchButton, suggestions, wordsRead } from "#tests/support/page-parts.ts";

const browser = useBrowser();

const searches = [
  {
    slug: "redline-motorcycles",
    typed: "learner approved",
    says: /^\d+ LAMS approved bikes$/,
    chips: ["LAMS approved"],
  },
  {
    slug: "redline-motorcycles",
    typed: "low seat",
    says: /seat height up to 790 mm$/,
    chips: ["Seat height up to 790 mm"],
  },
  { slug: "outback-caravans-trucks", typed: "sleeps 4", says: /that sleeps? 4$/, chips: ["Sleeps 4"] },
  {
    slug: "outback-caravans-trucks",
    typed: "caravan I can tow with a Hilux",
    says: /^\d+ caravans with ATM up to 3,200 kg$/,
    chips: ["Caravans", "ATM up to 3,200 kg (Toyota HiLux)"],
  },
  { slug: "flexi-drive", typed: "under 300 a week", says: /under \$300 a week$/, chips: ["Up to $300 a week"] },
];

test.each(searches)(
  "[2.3, 16.3.1] $slug: “$typed” is suggested as the search that it leads to",
  async ({ slug, typed, says, chips }) => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress(slug));
    await searchButton(page).tap();
    const box = searchBoxIn(page.getByRole("dialog", { name: "Search stock" }));
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(typed);
    const first = suggestions(page).first();
    const said = async () => ((await first.textContent()) ?? "").replaceAll("\u00a0", " ");
    await expect.poll(async () => says.test(await said())).toBe(true);
    const label = await said();
    const cars = await page
      .locator("a[role=option][href^='/cars/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    await first.click();
    await page.waitForURL(/[?&]typed=/);
    await expect.poll(() => listingStatus(page).locator("b").textContent()).toBe(label.split(" ")[0]);
    expect(await wordsRead(page).allTextContents()).toEqual(chips);
    expect(cars.length).toBeGreaterThan(0);
  },
);

test("[2.3] without script, words that nothing matches leave the rest of the search standing", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(demoAddress("redline-motorcycles", "/search/motorcycles?q=learner+approved+zebra"));
  expect(await page.locator("h1").textContent()).toBe("LAMS approved");
  expect(await page.getByText("so this list leaves it out").textContent()).toBe(
    "No bike is listed with “zebra”, so this list leaves it out.",
  );
  expect(await cards(page).count()).toBeGreaterThan(3);
});

test.each(searches)(
  "[16.2.1] $slug: on a phone every chip of “$typed” and 'Clear all' are in view",
  async ({ slug, typed }) => {
    const page = await browser.page({ ...phone, viewport: { width: 390, height: 844 } });
    const query = new URLSearchParams({ q: `used ${typed}` }).toString();
    await page.goto(demoAddress(slug, `/search?${query}`));
    const links = await page.getByRole("list", { name: "Filters in use" }).getByRole("link").all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const { x = -1, width = 0 } = (await link.boundingBox()) ?? {};
      expect([x >= 0, x + width <= 390], await link.innerText()).toEqual([true, true]);
    }
  },
);
