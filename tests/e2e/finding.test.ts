import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  openLive,
  phone,
  useBrowser,
} from "../support/browser.ts";
import {
  budgetFinder,
  listingStatus,
  searchBox,
  searchBoxIn,
  searchButton,
  stockPanel,
  suggestions,
  wordsRead,
} from "#tests/support/page-parts.ts";

const harbour = { slug: "harbour-city-motors", word: "car" };
const sunstate = { slug: "sunstate-autos", word: "car" };
const redline = { slug: "redline-motorcycles", word: "bike" };
/** Box, panel and budget are the same components on every site: each is tested on one, with FULL=1 on three. */
const on = (one: typeof harbour) => (process.env["FULL"] === undefined ? [one] : [harbour, sunstate, redline]);
/** On one device, with FULL=1 on two. */
const devices = (one: typeof phone | typeof desktop) => (process.env["FULL"] === undefined ? [one] : [phone, desktop]);
const browser = useBrowser();

/** Opens a page and waits until its script responds. Events of the tag manager outlive the page. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.dataLayer = [];
    window.dataLayer.push = (...entries) => {
      const before = JSON.parse(sessionStorage.getItem("events") ?? "[]") as unknown[];
      sessionStorage.setItem("events", JSON.stringify([...before, ...entries]));
      return before.length;
    };
  });
  await openLive(page, address);
}

const eventIds = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem("events") ?? "[]") as { event_id: unknown }[]).map((e) => e.event_id),
  );

/** A make from the site's own panel. */
async function someMake(page: Page): Promise<string> {
  const option = await stockPanel(page).getByLabel("Make").locator("option").nth(1).getAttribute("value");
  return option ?? "";
}

const countIn = (text: string | null): number => Number(/[\d,]+/.exec(text ?? "")?.[0].replaceAll(",", ""));
const listingTotal = async (page: Page): Promise<number> => countIn(await listingStatus(page).textContent());

describe("finding a car", () => {
  test.each(on(harbour))(
    "[2.3.37] $slug: the search box is a combobox for the keyboard, and a pick fires event 29",
    async ({ slug }) => {
      const page = await browser.page(desktop);
      await open(page, demoAddress(slug));
      const box = searchBox(page);
      await box.focus();
      await page.keyboard.type(await someMake(page));
      const options = suggestions(page);
      // Before anything is typed, the box offers other rows.
      await page.getByRole("group", { name: "Suggestions" }).waitFor();
      await expect.poll(() => box.getAttribute("aria-expanded")).toBe("true");
      const active = async () => {
        const id = await box.getAttribute("aria-activedescendant");
        const isActive = (all: Element[], wanted: string | null) =>
          all.findIndex((option) => option.id === wanted && option.ariaSelected === "true");
        return options.evaluateAll(isActive, id);
      };
      const last = (await options.count()) - 1;
      const presses: [key: string, active: number][] = [
        ["ArrowDown", 0],
        ["ArrowDown", 1],
        ["End", last],
        ["ArrowDown", -1],
        ["ArrowUp", last],
        ["Home", 0],
      ];
      for (const [key, expected] of presses) {
        await page.keyboard.press(key);
        await expect.poll(active).toBe(expected);
      }
      await expectAccessible(page, page.getByRole("banner"));
      await page.keyboard.press("Escape");
      await expect.poll(() => box.getAttribute("aria-expanded")).toBe("false");
      await expect.poll(() => box.inputValue()).not.toBe("");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowUp");
      await expect.poll(active).toBe(last);
      await expectStill(page);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/cars\//);
      await expect.poll(() => eventIds(page)).toContain(29);
    },
  );

  test.each(on(redline))("[2.3.36] $slug: a phone's Search button opens it full screen", async ({ slug }) => {
    const page = await browser.page(phone);
    await open(page, demoAddress(slug));
    const make = await someMake(page);
    await searchButton(page).tap();
    const dialog = page.getByRole("dialog", { name: "Search stock" });
    const box = searchBoxIn(dialog);
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    // [16.3.4] Nothing is typed, and there are rows to pick.
    await dialog.getByRole("group", { name: "Make" }).getByRole("option").first().waitFor();
    await page.keyboard.type(make);
    const car = dialog.locator("a[role=option][href^='/cars/']").first();
    await car.waitFor();
    await expectAccessible(page, dialog);
    await expectNoSidewaysScroll(page);
    // The event is sent before the link is followed, because following it discards everything pending.
    const events = await car.evaluate((link: HTMLElement) => {
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
      return sessionStorage.getItem("events");
    });
    expect(events).toContain('"event_id":29');
    await car.tap();
    await page.waitForURL(/\/cars\//);
    await expect.poll(() => eventIds(page)).toContain(29);
  });

  test.each(on(sunstate))("$slug: words become chips, and each can be undone", async ({ slug }) => {
    const page = await browser.page(desktop);
    await open(page, demoAddress(slug));
    const make = await someMake(page);
    await searchBox(page).fill(`${make} under 90k zebra`);
    await searchBox(page).press("Enter");
    await page.waitForURL(/typed=/);
    const chips = wordsRead(page);
    await chips.first().waitFor();
    await expect.poll(() => chips.count()).toBe(2);
    await expect.poll(() => new URL(page.url()).searchParams.get("query")).toBe("zebra");
    await expect.poll(() => new URL(page.url()).searchParams.get("price")).toBe(",90000");
    await expectAccessible(page, page.getByRole("list", { name: "Filters in use" }));
    await page.getByRole("link", { name: /^Undo Up to \$90,000/ }).click();
    await page.waitForURL((url) => url.searchParams.get("query") === "under 90k zebra");
    await page.reload();
    await expect.poll(() => new URL(page.url()).searchParams.get("query")).toBe("under 90k zebra");
    await expect.poll(() => chips.count()).toBe(1);
  });

  describe.each(on(redline))("[2.3] $slug: the hero's button counts what it leads to", ({ slug, word }) => {
    test.each(devices(phone))("on $viewport.width px", async (device) => {
      const page = await browser.page(device);
      await open(page, demoAddress(slug));
      const button = stockPanel(page).getByRole("button", { name: /^Show / });
      const make = await someMake(page);
      await stockPanel(page).getByLabel("Make").selectOption(make);
      const models = stockPanel(page).getByLabel("Model").locator("option");
      await expect.poll(() => models.nth(1).getAttribute("value")).toContain(`${make}/`);
      const ofMake = countIn(await button.textContent());
      await stockPanel(page).getByLabel("Model").selectOption({ index: 1 });
      await expect.poll(async () => countIn(await button.textContent())).toBeLessThanOrEqual(ofMake);
      const promised = await button.textContent();
      expect(promised).toMatch(new RegExp(`^Show [\\d,]+ ${word}s?$`));
      await expectStill(page);
      await button.click();
      await page.waitForURL(/\/search/);
      await expect.poll(() => listingTotal(page)).toBe(countIn(promised));
    });
  });

  describe.each(on(sunstate))("[4.10] $slug: the budget finder, its states, and the way back", ({ slug, word }) => {
    test.each(devices(desktop))("on $viewport.width px", async (device) => {
      const page = await browser.page(device);
      await open(page, demoAddress(slug));
      const band = budgetFinder(page);
      const button = band.getByRole("button", { name: / In This Range$| Found$/ });
      await expect.poll(() => band.getByRole("heading").textContent()).toBe(`Find ${word}s for your budget`);
      await expect.poll(() => band.locator("legend").last().textContent()).toBe(`Select your preferred ${word} types`);
      await expect.poll(() => band.locator("strong").textContent()).toBe("$43,424");
      await expect.poll(() => button.textContent()).toBe(`View ${word}s In This Range`);
      await band.locator("[name=repayment]").fill("1");
      await band.locator("[name=deposit]").fill("0");
      await expect.poll(() => button.textContent()).toBe(`0 ${word}s Found`);
      await expect.poll(() => button.isDisabled()).toBe(true);
      await expect.poll(() => band.getByRole("status").textContent()).toBe(`No ${word}s found for this budget`);
      await expect.poll(() => band.locator("strong").textContent()).toBe("$0");
      await band.locator("[name=repayment]").fill("300");
      await expect.poll(() => band.locator("strong").textContent()).toBe("$62,431");
      await expectAccessible(page, band);
      await button.click();
      await page.waitForURL(/budget=300,weekly,0/);
      await expect.poll(() => new URL(page.url()).searchParams.get("sortBy")).toBe("price:desc");
      await expect.poll(() => listingTotal(page)).toBeGreaterThan(0);
      await page.goBack();
      await expect.poll(() => band.locator("[name=repayment]").inputValue()).toBe("300");
      await expect.poll(() => band.locator("strong").textContent()).toBe("$62,431");
    });

    test("[9.6.3] each period starts with its own amount, and keeps what was typed for it", async () => {
      const page = await browser.page(desktop);
      await open(page, demoAddress(slug));
      const band = budgetFinder(page);
      const shows = async (period: "Weekly" | "Fortnightly" | "Monthly", amount: string, total: string) => {
        await band.getByRole("radio", { name: period }).check();
        await expect.poll(() => band.locator("[name=repayment]").inputValue()).toBe(amount);
        await expect.poll(() => band.locator("strong").textContent()).toBe(total);
      };
      await shows("Monthly", "2000", "$97,781");
      await shows("Fortnightly", "400", "$43,269");
      await shows("Weekly", "200", "$43,424");
      await band.locator("[name=repayment]").fill("300");
      await shows("Monthly", "2000", "$97,781");
      await band.locator("[name=repayment]").fill("1500");
      await shows("Weekly", "300", "$64,431");
      await shows("Monthly", "1500", "$73,689");
    });
  });

  describe.each(on(redline))("[2.3.39] $slug: all of it works without a script", ({ slug, word }) => {
    test.each(devices(phone))("on $viewport.width px", async (device) => {
      const page = await browser.page({ ...device, javaScriptEnabled: false });
      await page.goto(demoAddress(slug));
      const band = budgetFinder(page);
      const make = await someMake(page);
      await stockPanel(page).getByLabel("Make").selectOption(make);
      await stockPanel(page)
        .getByRole("button", { name: /^Show / })
        .click();
      await expect.poll(() => listingTotal(page)).toBeGreaterThan(0);

      await searchBox(page).fill(`${make} under 90k`);
      await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
      await expect.poll(() => wordsRead(page).count()).toBe(2);
      await wordsRead(page).last().click();
      await expect.poll(() => new URL(page.url()).searchParams.get("query")).toBe("under 90k");

      await page.goto(demoAddress(slug));
      await band.locator("[name=repayment]").fill("1");
      await band.locator("[name=deposit]").fill("0");
      await band.getByRole("button", { name: / In This Range$/ }).click();
      await expect.poll(() => band.getByRole("status").textContent()).toBe(`No ${word}s found for this budget`);
      await band.locator("[name=repayment]").fill("300");
      await band.getByRole("button", { name: "Try this budget" }).click();
      await expect.poll(() => page.url()).toContain("budget=300,weekly,0");

      // 9.6.3: the weekly amount was left alone.
      await page.goto(demoAddress(slug));
      await band.getByRole("radio", { name: "Monthly" }).check();
      await band.getByRole("button", { name: / In This Range$/ }).click();
      await expect.poll(() => page.url()).toContain("budget=2000,monthly,2000");
    });
  });
});

describe("the search box", () => {
  const slug = "harbour-city-motors";

  test("[16.3.2] is a plain form where the service cannot be reached", async () => {
    const page = await browser.page(desktop);
    await page.route("**/api/suggestions*", (route) => route.abort());
    await open(page, demoAddress(slug));
    await searchBox(page).fill("Toyota");
    await searchBox(page).press("Enter");
    await expect.poll(() => page.url()).toMatch(/\/search\/toyota/);
  });

  test("remembers what was searched for, until it is cleared", async () => {
    const page = await browser.page(desktop);
    await open(page, demoAddress(slug));
    await searchBox(page).click();
    await expect.poll(() => searchBox(page).getAttribute("role")).toBe("combobox");
    await page.keyboard.type("white ute");
    await page.keyboard.press("Enter");
    await page.waitForURL(/typed=/);
    // The box holds the words of this search; an empty one offers earlier searches.
    await searchBox(page).click();
    await searchBox(page).fill("");
    const recent = page.getByRole("option", { name: "white ute" });
    await recent.waitFor();
    await expect.poll(() => recent.getAttribute("href")).toContain("q=white+ute");
    await expectAccessible(page, page.getByRole("banner"));
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect.poll(() => recent.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("forecourt.searches"))).toBeNull();
  });

  test("[2.3] 'Popular Makes' stand before 'All Makes' where the site says so", async () => {
    const { text } = await ask(inject("demoPort"), slug, "/");
    const make = /<select[^>]* name="make"[\s\S]*?<\/select>/.exec(text)?.[0] ?? "";
    const groups = [...make.matchAll(/<optgroup label="([^"]+)">([\s\S]*?)<\/optgroup>/g)].map(
      ([, label = "", options = ""]) => ({ label, makes: options.split("<option").length - 1 }),
    );
    expect(groups).toEqual([
      { label: "Popular Makes", makes: 20 },
      { label: "All Makes", makes: expect.toSatisfy((makes: number) => makes > 20) },
    ]);
  });
});
