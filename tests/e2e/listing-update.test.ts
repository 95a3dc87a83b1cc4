import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bringNear, demoAddress, desktop, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { demoSlugs } from "#tests/support/demo-sites.ts";
import { settled, toAnother, totalOn } from "#tests/support/listing.ts";

const browser = useBrowser();
const used = demoAddress("harbour-city-motors", "/search/used-cars");
const box = (facet: string, value: string) => `input[name=${facet}][value="${value}"]`;

/** Answers to changes of the filters come when the returned function is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let come = () => {};
  const awaited = new Promise<void>((done) => (come = done));
  await page.route(/\/search/, async (route) => {
    if (route.request().resourceType() === "fetch") await awaited;
    await route.continue();
  });
  return come;
}

/** Lets the page do what it is going to do: two frames, and what timers have waited for. */
const pause = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise((done) => requestAnimationFrame(done));
  });

/** How far the pager moves in the window after a jump to it. */
const movedAfterJump = (page: Page): Promise<number> =>
  page.getByRole("navigation", { name: "Pages" }).evaluate(async (pager) => {
    pager.scrollIntoView({ block: "center", behavior: "instant" });
    const tops: number[] = [];
    for (let frame = 0; frame < 20; frame++) {
      tops.push(pager.getBoundingClientRect().top);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return Math.max(...tops) - Math.min(...tops);
  });

describe("[4.9.6] what is below a list stays where a visitor has jumped to", () => {
  /** Cards of one list differ by a line or a wide picture. Without a measured card it was 785 pixels. */
  const most = 120;
  test.each(demoSlugs)("%s", async (slug) => {
    for (const screen of [phone, desktop]) {
      const page = await browser.page(screen);
      await openLive(page, demoAddress(slug, "/search"));
      await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0);
      expect(await movedAfterJump(page), `at ${screen.viewport.width}`).toBeLessThan(most);
    }
  });
});

describe("[4.9.6] no press is lost to an update", () => {
  test("a link that is pressed while an answer comes leads where it says", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
    const target = await next.getAttribute("href");
    const come = await holdAnswers(page);
    await page.locator(box("body", "SUV")).check();
    await bringNear(next);
    await next.hover();
    await page.mouse.down();
    const answered = page.waitForResponse((response) => response.request().resourceType() === "fetch");
    come();
    await (await answered).finished();
    await pause(page);
    expect(page.url()).toBe(used);
    await page.mouse.up();
    await page.waitForURL((url) => url.pathname + url.search === target);
  });

  test("the control that was used keeps its place in the window", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    await page.evaluate(() => scrollTo(0, 600));
    const diesel = page.locator(box("fuel", "Diesel"));
    await diesel.evaluate((one) => {
      for (const details of document.querySelectorAll("details")) details.open = details.contains(one) || details.open;
    });
    await diesel.scrollIntoViewIfNeeded();
    const top = () => diesel.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await top();
    await toAnother(page, () => diesel.check());
    expect(await top()).toBe(before);
    await toAnother(page, () => diesel.uncheck());
    expect(await top()).toBe(before);
  });

  test("nothing moves where the visitor jumps to", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    await toAnother(page, () => page.locator(box("body", "SUV")).check());
    await page.locator("html[data-whole]").waitFor();
    const pager = page.getByRole("navigation", { name: "Pages" });
    const top = () => pager.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await pager.evaluate((one) => one.scrollIntoView({ block: "center" }));
    const before = await top();
    await pause(page);
    expect(await top()).toBe(before);
  });

  test("the question about cookies does not come under the first press", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress("lone-star-imports", "/"));
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.mouse.move(width / 2, height - 20);
    await page.mouse.down();
    await pause(page);
    const question = page.getByRole("region", { name: "Cookies" });
    expect(await question.count()).toBe(0);
    await page.mouse.up();
    await question.waitFor();
  });
});

describe("[4.9.5] what belongs to the visitor stays", () => {
  test("text that is typed while an answer comes, with the focus in it", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    const come = await holdAnswers(page);
    const price = (end: string) => page.getByRole("textbox", { name: `Price ${end}` });
    await price("from").fill("20000");
    await price("from").press("Tab");
    await price("to").pressSequentially("450");
    const held = await price("to").elementHandle();
    come();
    await page.waitForURL(/price=20000,/);
    await settled(page);
    expect(await price("from").inputValue()).toBe("$20,000");
    expect(await price("to").inputValue()).toBe("450");
    expect(await held?.evaluate((one) => document.activeElement === one)).toBe(true);
    await page.keyboard.type("00");
    await toAnother(page, () => page.keyboard.press("Enter"));
    expect(new URL(page.url()).search).toContain("price=20000,45000");
    expect(await price("to").inputValue()).toBe("$45,000");
  });

  test("text that is typed while the script for it comes", async () => {
    const page = await browser.page(desktop);
    let come = () => {};
    const awaited = new Promise<void>((done) => (come = done));
    await page.route("**/assets/live-listing*.js", (route) => awaited.then(() => route.continue()));
    await openLive(page, used);
    const price = (end: string) => page.getByRole("textbox", { name: `Price ${end}` });
    await price("from").fill("20000");
    await price("from").press("Tab");
    await price("to").pressSequentially("450");
    come();
    await page.waitForURL(/price=20000,/);
    await settled(page);
    expect(await price("to").inputValue()).toBe("450");
    await page.keyboard.type("00");
    await toAnother(page, () => page.keyboard.press("Enter"));
    expect(new URL(page.url()).search).toContain("price=20000,45000");
  });

  test("opened and closed boxes, and the values that were looked for", async () => {
    const page = await browser.page(desktop);
    await openLive(page, used);
    const facet = (name: string) => page.locator(`details[data-keep="${name}"]`);
    const isOpen = (name: string) => facet(name).evaluate((one: HTMLDetailsElement) => one.open);
    const press = (name: string) => facet(name).locator("summary").first().click();
    const before = { fuel: await isOpen("Fuel"), make: await isOpen("Make") };
    await press("Fuel");
    if (!before.make) await press("Make");
    await page.getByRole("searchbox", { name: "Find in Make" }).fill("toy");
    await toAnother(page, () => page.locator(box("make", "Toyota")).check());
    expect(await isOpen("Fuel")).toBe(!before.fuel);
    expect(await page.getByRole("searchbox", { name: "Find in Make" }).inputValue()).toBe("toy");
    expect(await page.locator(box("make", "Mazda")).isVisible()).toBe(false);
  });

  test("the sheet of a phone, the place in it, and the page behind it that cannot be reached", async () => {
    const page = await browser.page(phone);
    await openLive(page, used);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const sheet = page.locator("#filters");
    const diesel = page.locator(box("fuel", "Diesel"));
    await diesel.evaluate((one) => {
      for (const details of document.querySelectorAll("details")) details.open = details.contains(one) || details.open;
    });
    await toAnother(page, () => diesel.check());
    expect(await sheet.evaluate((one) => one.matches(":popover-open") && one.role === "dialog")).toBe(true);
    expect(await diesel.evaluate((one) => document.activeElement === one)).toBe(true);
    const results = page.locator("main [aria-busy]");
    await expect.poll(() => results.evaluate((one) => one.closest("[inert]") !== null)).toBe(true);
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => results.evaluate((one) => one.closest("[inert]") !== null)).toBe(false);
  });
});

test("[4.9.5] Back, and forward before its answer has come, shows what the address says", async () => {
  const page = await browser.page(desktop);
  await openLive(page, used);
  await toAnother(page, () => page.locator(box("body", "SUV")).check());
  const suvs = { url: page.url(), total: await totalOn(page) };
  // Nothing is cached then, so that Back has to ask.
  await page.reload();
  const come = await holdAnswers(page);
  await page.goBack();
  await page.goForward();
  come();
  await pause(page);
  expect(page.url()).toBe(suvs.url);
  expect(await totalOn(page)).toBe(suvs.total);
});
