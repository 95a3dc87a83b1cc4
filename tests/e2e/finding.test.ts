import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ask } from "../support/ask.ts";
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
import { sampled } from "#tests/support/sampled.ts";

const sites = [
  { slug: "harbour-city-motors", word: "car" },
  { slug: "sunstate-autos", word: "car" },
  { slug: "redline-motorcycles", word: "bike" },
];
const browser = useBrowser();

/** Opens a page and waits until its script answers. Events of the tag manager outlive the page. */
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

/** A make that the site has, from its own panel. */
async function someMake(page: Page): Promise<string> {
  const option = await page.locator(".hs select[name=make] option").nth(1).getAttribute("value");
  return option ?? "";
}

const countIn = (text: string | null): number => Number(/[\d,]+/.exec(text ?? "")?.[0].replaceAll(",", ""));
const listingTotal = async (page: Page): Promise<number> =>
  countIn(await page.locator(".lh [role=status]").textContent());

describe.each(sites)("finding a car at $slug", ({ slug, word }) => {
  test("[2.3] the search box is a combobox for the keyboard, and a pick fires event 29", async () => {
    const page = await browser.page(desktop);
    await open(page, demoAddress(slug));
    const box = page.locator(".sb input");
    await box.focus();
    await page.keyboard.type(await someMake(page));
    const options = page.locator(".fnd [role=option]");
    await options.first().waitFor();
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("true");
    const active = () =>
      page.evaluate(() => {
        const id = document.querySelector(".sb input")?.getAttribute("aria-activedescendant");
        const all = [...document.querySelectorAll(".fnd [role=option]")];
        return id ? all.findIndex((option) => option.id === id && option.ariaSelected === "true") : -1;
      });
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
    await expectAccessible(page);
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
  });

  test("[2.3] a phone's Search button opens it full screen", async () => {
    const page = await browser.page(phone);
    await open(page, demoAddress(slug));
    const make = await someMake(page);
    await page.locator(".find").tap();
    const dialog = page.getByRole("dialog", { name: "Search stock" });
    const box = dialog.getByRole("searchbox").or(dialog.getByRole("combobox"));
    await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
    await page.keyboard.type(make);
    const car = dialog.locator("[role=option].fnd-c").first();
    await car.waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // It is told before the link is followed, which takes the page away with all that waits.
    const told = await car.evaluate((link: HTMLElement) => {
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
      return sessionStorage.getItem("events");
    });
    expect(told).toContain('"event_id":29');
    await car.tap();
    await page.waitForURL(/\/cars\//);
    await expect.poll(() => eventIds(page)).toContain(29);
  });

  test("words become chips, and each can be undone", async () => {
    const page = await browser.page(desktop);
    await open(page, demoAddress(slug));
    const make = await someMake(page);
    await page.locator(".sb input").fill(`${make} under 90k zebra`);
    await page.locator(".sb input").press("Enter");
    await page.waitForURL(/typed=/);
    const chips = page.locator(".act .und");
    await chips.first().waitFor();
    await expect.poll(() => chips.count()).toBe(2);
    await expect.poll(() => new URL(page.url()).searchParams.get("query")).toBe("zebra");
    await expect.poll(() => new URL(page.url()).searchParams.get("price")).toBe(",90000");
    await expectAccessible(page);
    await page.getByRole("link", { name: /^Undo Up to \$90,000/ }).click();
    await page.waitForURL((url) => url.searchParams.get("query") === "under 90k zebra");
    await page.reload();
    await expect.poll(() => new URL(page.url()).searchParams.get("query")).toBe("under 90k zebra");
    await expect.poll(() => chips.count()).toBe(1);
  });

  test.each(sampled([phone, desktop], 2))(
    "[2.3] the hero's button counts what it leads to ($viewport.width)",
    async (device) => {
      const page = await browser.page(device);
      await open(page, demoAddress(slug));
      const button = page.locator(".hs-b:not(.hs-bud) .btn");
      const make = await someMake(page);
      await page.locator(".hs select[name=make]").selectOption(make);
      const models = page.locator(".hs select[name=make_model] option");
      await expect.poll(() => models.nth(1).getAttribute("value")).toContain(`${make}/`);
      const ofMake = countIn(await button.textContent());
      await page.locator(".hs select[name=make_model]").selectOption({ index: 1 });
      await expect.poll(async () => countIn(await button.textContent())).toBeLessThanOrEqual(ofMake);
      const promised = await button.textContent();
      expect(promised).toMatch(new RegExp(`^Show [\\d,]+ ${word}s?$`));
      await expectStill(page);
      await button.click();
      await page.waitForURL(/\/search/);
      await expect.poll(() => listingTotal(page)).toBe(countIn(promised));
    },
  );

  test.each(sampled([phone, desktop], 2))(
    "[4.10] the budget finder, its states, and the way back ($viewport.width)",
    async (device) => {
      const page = await browser.page(device);
      await open(page, demoAddress(slug));
      const band = page.locator(".bud");
      const button = band.locator(".btn.pri");
      await expect.poll(() => band.getByRole("heading").textContent()).toBe(`Find ${word}s for your budget`);
      await expect.poll(() => band.locator("legend").last().textContent()).toBe(`Select your preferred ${word} types`);
      await expect.poll(() => band.locator("strong").textContent()).toBe("$54,000");
      await expect.poll(() => button.textContent()).toBe(`View ${word}s In This Range`);
      await band.locator("[name=repayment]").fill("1");
      await band.locator("[name=deposit]").fill("0");
      await expect.poll(() => button.textContent()).toBe(`0 ${word}s Found`);
      await expect.poll(() => button.isDisabled()).toBe(true);
      await expect.poll(() => band.getByRole("status").textContent()).toBe(`No ${word}s found for this budget`);
      await expect.poll(() => band.locator("strong").textContent()).toBe("$260");
      await band.locator("[name=repayment]").fill("300");
      await expect.poll(() => band.locator("strong").textContent()).toBe("$78,000");
      await expectAccessible(page);
      await button.click();
      await page.waitForURL(/price=1001,78000/);
      await expect.poll(() => new URL(page.url()).searchParams.get("sortBy")).toBe("price:desc");
      await expect.poll(() => listingTotal(page)).toBeGreaterThan(0);
      await page.goBack();
      await expect.poll(() => band.locator("[name=repayment]").inputValue()).toBe("300");
      await expect.poll(() => band.locator("strong").textContent()).toBe("$78,000");
    },
  );

  test.each(sampled([phone, desktop], 2))("all of it works without a script ($viewport.width)", async (device) => {
    const page = await browser.page({ ...device, javaScriptEnabled: false });
    await page.goto(demoAddress(slug));
    const make = await someMake(page);
    await page.locator(".hs select[name=make]").selectOption(make);
    await page.locator(".hs-b:not(.hs-bud) .btn").click();
    await expect.poll(() => listingTotal(page)).toBeGreaterThan(0);

    await page.locator(".sb input").fill(`${make} under 90k`);
    await page.locator(".sb button").click();
    await expect.poll(() => page.locator(".act .und").count()).toBe(2);
    await page.locator(".act .und").last().click();
    await expect.poll(() => new URL(page.url()).searchParams.get("query")).toBe("under 90k");

    await page.goto(demoAddress(slug));
    await page.locator(".bud [name=repayment]").fill("1");
    await page.locator(".bud [name=deposit]").fill("0");
    await page.locator(".bud .btn.pri").click();
    await expect.poll(() => page.locator(".bud [role=status]").textContent()).toBe(`No ${word}s found for this budget`);
    await page.locator(".bud [name=repayment]").fill("300");
    await page.locator(".bud .nojs").click();
    await expect.poll(() => page.url()).toContain("price=1001,78000");
  });
});

describe("the search box", () => {
  const slug = "harbour-city-motors";

  test("is a plain form where the service cannot be reached", async () => {
    const page = await browser.page(desktop);
    await page.route("**/api/suggestions*", (route) => route.abort());
    await open(page, demoAddress(slug));
    await page.locator(".sb input").fill("Toyota");
    await page.locator(".sb input").press("Enter");
    await expect.poll(() => page.url()).toMatch(/\/search\/toyota/);
  });

  test("remembers what was searched for, until it is cleared", async () => {
    const page = await browser.page(desktop);
    await open(page, demoAddress(slug));
    await page.locator(".sb input").click();
    await expect.poll(() => page.locator(".sb input").getAttribute("role")).toBe("combobox");
    await page.keyboard.type("white ute");
    await page.keyboard.press("Enter");
    await page.waitForURL(/typed=/);
    await page.locator(".sb input").click();
    const recent = page.getByRole("option", { name: "white ute" });
    await recent.waitFor();
    await expect.poll(() => recent.getAttribute("href")).toContain("q=white+ute");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect.poll(() => recent.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("forecourt.searches"))).toBeNull();
  });

  test("[2.3] 'Popular Makes' stand before 'All Makes' where the site says so", async () => {
    const page = await browser.page(desktop);
    await page.goto(demoAddress("harbour-city-motors"));
    const groups = page.locator(".hs select[name=make] optgroup");
    await expect
      .poll(() => groups.evaluateAll((all) => all.map((group) => (group as HTMLOptGroupElement).label)))
      .toEqual(["Popular Makes", "All Makes"]);
    await expect.poll(() => groups.first().locator("option").count()).toBe(20);
    await expect.poll(() => groups.last().locator("option").count()).toBeGreaterThan(20);
  });
});

test("the home page loads at most 130 kB of script", async () => {
  const port = inject("demoPort");
  const { text } = await ask(port, "harbour-city-motors", "/");
  const links = [...text.matchAll(/<link[^>]*rel="modulepreload"[^>]*>|import\("?[^)]*|import "[^"]*"/g)].join(" ");
  const preloaded = [...new Set([...links.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))];
  const bodies = await Promise.all(preloaded.map((path) => ask(port, "harbour-city-motors", path)));
  const bytes = bodies.reduce((sum, { body }) => sum + gzipSync(body).length, 0);
  expect(preloaded.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(130_000);
});
