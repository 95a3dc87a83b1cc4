import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  openBeforeScript,
  phone,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { cards, compareOf, main, saveOf } from "#tests/support/page-parts.ts";

// The script of a page is blocked, fails on its way, or is late. The browser itself knows nothing of that: it runs
// scripts, so no style for browsers without them applies.

const used = demoAddress("harbour-city-motors", "/search/used-cars");
const everyScript = "**/assets/*.js";
/** What applies filters at once: the page's script fetches it later. */
const listingScript = "**/assets/live-listing-*.js";

const browser = useBrowser();

const box = (page: Page, name: string): Locator => page.getByRole("checkbox", { name: new RegExp(`^${name}\\b`) });
const show = (page: Page): Locator => main(page).getByRole("button", { name: /^Show [\d,]+ / });
const order = (page: Page): Locator => page.getByRole("combobox", { name: "Sort by" });
const sort = (page: Page): Locator => main(page).getByRole("button", { name: "Sort", exact: true });
const lose = (page: Page, scripts: string) => page.route(scripts, (route) => route.abort());

describe("[18.3.5] a listing whose script is lost", () => {
  test.each([
    ["the page's", everyScript],
    ["the listing's own", listingScript],
  ])("is filtered and sorted by buttons: %s", async (_whose, scripts) => {
    const page = await browser.page(desktop);
    await lose(page, scripts);
    await page.goto(used);
    await box(page, "SUV").check();
    await show(page).click();
    await expect.poll(() => page.url()).toBe(`${used}?body=SUV`);
    await order(page).selectOption("price:asc");
    await sort(page).click();
    await expect.poll(() => decodeURIComponent(page.url())).toBe(`${used}?body=SUV&sortBy=price:asc`);
  });

  test("is sorted by a button on a phone, which lies over no other control", async () => {
    const page = await browser.page(phone);
    await lose(page, everyScript);
    await page.goto(used);
    await order(page).selectOption("price:asc");
    await expectAccessible(page, sort(page));
    await sort(page).click();
    await expect.poll(() => decodeURIComponent(page.url())).toBe(`${used}?sortBy=price:asc`);
  });

  test("has its buttons while the script is late, and applies the choice when it comes", async () => {
    const page = await browser.page(desktop);
    let come = () => {};
    const awaited = new Promise<void>((done) => (come = done));
    await page.route(listingScript, (route) => awaited.then(() => route.continue()));
    await page.goto(used, { waitUntil: "commit" });
    await page.locator("html[data-live]").waitFor();
    await box(page, "SUV").check();
    await show(page).waitFor();
    await sort(page).waitFor();
    come();
    await expect.poll(() => page.url()).toBe(`${used}?body=SUV`);
    await show(page).waitFor({ state: "hidden" });
    await sort(page).waitFor({ state: "hidden" });
  });
});

test("[18.3.5] nothing moves when the buttons go", async () => {
  const page = await browser.page(desktop);
  const come = await openBeforeScript(page, used);
  await show(page).waitFor();
  const places = () =>
    Promise.all([order(page), box(page, "SUV"), cards(page).first()].map((part) => part.boundingBox()));
  const before = await places();
  come();
  await untilLive(page);
  await show(page).waitFor({ state: "hidden" });
  expect(await places()).toEqual(before);
});

describe("[4.8.8] cars can be saved and compared once the script is there, and not before", () => {
  const parts = (page: Page) => [saveOf(cards(page).first()), compareOf(cards(page).first())];

  test("a heart shows when its press will be kept", async () => {
    const page = await browser.page(phone);
    const come = await openBeforeScript(page, used);
    await cards(page).first().waitFor();
    for (const part of parts(page)) expect(await part.isVisible()).toBe(false);
    come();
    for (const part of parts(page)) await part.click();
    await expect.poll(() => saveOf(cards(page).first()).getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await expect.poll(() => saveOf(cards(page).first()).getAttribute("aria-pressed")).toBe("true");
    expect(await compareOf(cards(page).first()).isChecked()).toBe(true);
  });

  test("a page whose script is lost has none", async () => {
    const page = await browser.page(phone);
    await lose(page, everyScript);
    await page.goto(used);
    for (const part of parts(page)) expect(await part.isVisible()).toBe(false);
  });
});
