import type { Locator } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  openBeforeScript,
  openLive,
  phone,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { toAnother, totalOn } from "#tests/support/listing.ts";
import { carLinks, main } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const used = demoAddress("harbour-city-motors", "/search/used-cars");
const box = (facet: string, value: string) => `input[name=${facet}][value="${value}"]`;

test.each([
  { how: "with a script", javaScriptEnabled: true },
  { how: "without one", javaScriptEnabled: false },
])("[18.3.7] from the top of a listing the first result is three tabs away, $how", async ({ javaScriptEnabled }) => {
  const page = await browser.page({ ...desktop, javaScriptEnabled });
  await page.goto(used);
  if (javaScriptEnabled) await untilLive(page);
  const focused = () => page.locator(":focus");
  const isResult = () =>
    page.evaluate(() => document.getElementById("results")?.contains(document.activeElement) ?? false);
  let tabs = 0;
  while (tabs < 60 && !(await isResult())) {
    await page.keyboard.press("Tab");
    tabs++;
    const text = await focused().innerText();
    if (!text.startsWith("Skip to")) continue;
    // It shows itself, on top of everything.
    const { x, y, width, height } = (await focused().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const shown = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.textContent,
      [x + width / 2, y + height / 2],
    );
    expect(shown).toBe(text);
    await page.keyboard.press("Enter");
  }
  expect(tabs).toBe(3);
  expect(new URL(page.url()).pathname).toBe("/search/used-cars");
});

describe("on a phone", () => {
  test("the sheet counts along, applies, and Back leads to where the visitor was", async () => {
    const page = await browser.page(phone);
    await openLive(page, used);
    await page.evaluate(() => scrollTo(0, 60));
    const before = await totalOn(page);
    await page.getByRole("button", { name: "Filters" }).tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.waitFor();
    await expect
      .poll(() => sheet.ariaSnapshot())
      .toMatch(/dialog "Filters":[\s\S]*button "Close"[\s\S]*group[\s\S]*checkbox[\s\S]*button "Show [\d,]+ cars"/);
    await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expectAccessible(page, sheet);

    const show = sheet.getByRole("button", { name: /^Show/ });
    await expect.poll(() => show.innerText()).toBe(`Show ${before.toLocaleString("en-AU")} cars`);
    await toAnother(page, () => page.locator(box("car_type", "demo")).check());
    await toAnother(page, () => page.locator(box("car_type", "used")).uncheck());
    const demos = await totalOn(page);
    await expect.poll(() => show.innerText()).toBe(`Show ${demos} cars`);
    await show.tap();
    await sheet.waitFor({ state: "detached" });
    await expect.poll(() => new URL(page.url()).pathname).toBe("/search/demo-cars");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Filters");

    await page.goBack();
    await expect.poll(() => totalOn(page)).toBe(before);
    await expect.poll(() => page.url()).toBe(used);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  });

  test("a sheet stays open when the search moves to a path of the site's own", async () => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress("sunstate-autos", "/used-car"));
    await page.getByRole("button", { name: "Filters" }).press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Close");
    const suv = page.locator(box("body", "SUV"));
    await toAnother(page, () => suv.check());
    await expect.poll(() => new URL(page.url()).pathname).toBe("/search/suv");
    await page.getByRole("dialog", { name: "Filters" }).waitFor();
    await expect.poll(() => suv.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("[inert]").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Filters");
  });
});

test("[2.3.7] by keyboard alone: a facet, a slider, the order, a page, a car", async () => {
  const page = await browser.page(desktop);
  await openLive(page, used);
  /** By Tab from the control before it: a walk over all of them takes hundreds of presses. */
  const reach = async (wanted: Locator) => {
    await wanted.evaluate((element) => {
      const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary")].filter(
        (one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true }),
      );
      stops[stops.indexOf(element as HTMLElement) - 1]?.focus();
    });
    await page.keyboard.press("Tab");
    await expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
  };
  await reach(page.locator(box("car_type", "demo")));
  await toAnother(page, () => page.keyboard.press("Space"));
  await reach(page.locator("input[type=range]").first());
  const { min, step } = await page.evaluate(() => {
    const slider = document.activeElement as HTMLInputElement;
    return { min: Number(slider.min), step: Number(slider.step) };
  });
  await toAnother(page, () => page.keyboard.press("ArrowRight"));
  await expect.poll(() => new URL(page.url()).searchParams.get("price")).toBe(`${min + step},`);
  await reach(page.getByLabel("Sort by"));
  await toAnother(page, () => page.keyboard.press("ArrowDown"));
  await reach(page.getByRole("link", { name: "Next" }));
  await toAnother(page, () => page.keyboard.press("Enter"));
  await reach(carLinks(page).first());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cars\//);
});

test("[5] the ends of a range never pass each other", async () => {
  const page = await browser.page(desktop);
  await openLive(page, `${used}?price=20000,20500`);
  const lowest = page.getByLabel("Lowest price");
  await lowest.focus();
  await page.keyboard.press("End");
  await expect.poll(() => lowest.inputValue()).toBe("20000");
});

test.each([
  ["harbour-city-motors", "/search/used-cars", "body", ["SUV", "Ute"]],
  ["sunstate-autos", "/used-car", "price_range", ["under 10k"]],
])("what is chosen on %s%s before its script has come is answered when it comes", async (slug, path, facet, values) => {
  const page = await browser.page(phone);
  const come = await openBeforeScript(page, demoAddress(slug, path));
  await page.getByRole("button", { name: "Filters" }).click();
  for (const value of values) await page.locator(box(facet, value)).check();
  come();
  await expect.poll(() => new URL(page.url()).searchParams.get(facet)).toBe(values.join(","));
});

test("[2.3.7, 18.3.2] without JavaScript facets, ranges, the order and pages are forms and links", async () => {
  const open = (path: string) => ask(inject("demoPort"), "harbour-city-motors", path);
  const first = await open("/search/used-cars");
  for (const field of ["body", "price_min", "price_max", "sortBy"]) expect(first.text).toContain(` name="${field}"`);
  const sent = "body=SUV&body=Ute&price_min=%2420%2C000&price_max=60000&sortBy=price%3Aasc";
  const { status, headers } = await open(`/search/used-cars?${sent}`);
  expect(status).toBeGreaterThanOrEqual(301);
  const found = headers.location?.replace(/^https?:\/\/[^/]+/, "") ?? "";
  expect(decodeURIComponent(found)).toBe("/search/used-cars?price=20000,60000&body=SUV,Ute&sortBy=price:asc");
  const { text } = await open(found);
  const linked = [...text.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) =>
    decodeURIComponent(href.replaceAll("&amp;", "&")),
  );
  expect(linked).toContain("/search/used-cars?price=20000,60000&body=SUV,Ute&sortBy=price:asc&page=2");
  expect(linked).toContain("/search/used-cars?price=20000,60000&body=SUV&sortBy=price:asc");
});

test("[2.3.7, 18.3.2] without JavaScript a phone opens the filters and applies them", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(used);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.locator(box("body", "SUV")).check();
  await page.getByRole("button", { name: /^Show/ }).click();
  await expect.poll(() => page.url()).toBe(`${used}?body=SUV`);
});

const states = [
  ["as it opens", "/search/used-cars"],
  ["refined", "/search/used-cars/toyota?price=10000,60000&body=SUV"],
  ["with sold cars", "/search/new-used-and-demo-cars?status=sold"],
  ["with nothing found", "/search/used-cars?colour=Purple"],
] as const;

describe.each([
  ["360", phone],
  ["1440", desktop],
] as const)("at %s pixels", (_width, size) => {
  const withPictures = useBrowser("looks");
  test.each(states)(
    "a listing %s is accessible, fits, and nothing moves while its pictures load",
    async (_state, path) => {
      const page = await withPictures.page(size);
      await openLive(page, demoAddress("harbour-city-motors", path));
      for (let seen = 0; seen < 6; seen++) {
        await page.mouse.wheel(0, 900);
        await page.waitForLoadState("networkidle");
      }
      await expectStill(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, main(page));
    },
  );
});

test("[9.1.7] a limit between two steps of the slider stays as it is until the visitor moves it", async () => {
  const page = await browser.page(desktop);
  await openLive(page, `${used}?price=20100,60300`);
  await expect.poll(() => page.getByLabel("Price from").inputValue()).toBe("$20,100");
  await toAnother(page, () => page.locator(box("car_type", "demo")).check());
  expect(new URL(page.url()).searchParams.get("price")).toBe("20100,60300");
  await page.getByLabel("Highest price").focus();
  await toAnother(page, () => page.keyboard.press("ArrowRight"));
  expect(new URL(page.url()).searchParams.get("price")).toBe("20100,61000");
});
