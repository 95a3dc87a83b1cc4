import type { BrowserContext, Page } from "playwright-core";
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
  scriptFaults,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { settled } from "#tests/support/listing.ts";
import {
  buyPanel,
  callOf,
  cards,
  carLinks,
  compareOf,
  footBar,
  main,
  picturesOf,
  saveOf,
} from "#tests/support/page-parts.ts";

const browser = useBrowser();
const site = "harbour-city-motors";
/** One size each by default, both with FULL=1. */
const on = (size: typeof phone | typeof desktop) => (process.env["FULL"] === undefined ? [size] : [phone, desktop]);

const heart = (page: Page, index = 0) => saveOf(cards(page)).nth(index);
const tick = (page: Page, index = 0) => compareOf(cards(page)).nth(index);
const bar = (page: Page) => page.getByRole("region", { name: "Saved cars" });
const count = (page: Page) => page.getByRole("banner").locator('a[href="/favourites"] em:visible');
const columns = (page: Page) => page.getByRole("columnheader").getByRole("link", { name: /^\d{4} / });

const open = (page: Page, path: string, slug = site): Promise<void> => openLive(page, demoAddress(slug, path));

async function expectSound(page: Page, part = main(page)): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expectAccessible(page, part);
  await expectNoSidewaysScroll(page);
  await expectStill(page);
}

/** Two cars of the site that are for sale. */
async function twoCars(): Promise<{ id: string; slug: string }[]> {
  const { text } = await ask(inject("demoPort"), site, "/search/used-cars");
  const slugs = new Set([...text.matchAll(/href="\/cars\/([^"/?]+)"/g)].map(([, slug = ""]) => slug));
  return [...slugs].slice(0, 2).map((slug) => ({ id: slug.split("-").at(-1) ?? "", slug }));
}

const withoutStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });

describe("saving and comparing", () => {
  test.each(on(phone))(
    "[4.8.1] a car saved from card and page is counted, survives a reload and is seen by another tab ($viewport.width)",
    async (size) => {
      const context = await browser.context(size);
      const page = await context.newPage();
      await open(page, "/search");
      const other = await context.newPage();
      await open(other, "/search");

      await heart(page).click();
      await expect.poll(() => count(page).innerText()).toBe("1");
      await expect.poll(() => count(other).innerText()).toBe("1");
      await expect.poll(() => heart(other).getAttribute("aria-pressed")).toBe("true");
      await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer))).toContain('"event_id":39');

      const second = await carLinks(page).nth(1).getAttribute("href");
      await open(page, second ?? "");
      await saveOf(buyPanel(page)).click();
      await expect.poll(() => count(page).innerText()).toBe("2");
      await page.reload();
      await expect.poll(() => count(page).innerText()).toBe("2");
      await expect.poll(() => saveOf(buyPanel(page)).getAttribute("aria-pressed")).toBe("true");
      await expect.poll(() => count(other).innerText()).toBe("2");

      await heart(other).click();
      await expect.poll(() => count(page).innerText()).toBe("1");
      await context.close();
    },
  );

  test.each(on(desktop))(
    "[2.3.35, 9] the bar shows three cars for five seconds after a change, and not on first load ($viewport.width)",
    async (size) => {
      const context = await browser.context(size);
      const page = await context.newPage();
      await page.clock.install();
      await open(page, "/search");
      await heart(page, 0).click();
      // Its code is loaded at the first change; later changes only wait for the clock.
      await bar(page).waitFor();
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const index of [1, 2, 3]) await heart(page, index).click();
      await bar(page).waitFor();
      await expect.poll(() => bar(page).getByRole("button").count()).toBe(3);
      expect(
        await bar(page)
          .getByRole("link", { name: /Compare Cars/ })
          .innerText(),
      ).toMatch(/Compare Cars\s*\+1/);
      await page.clock.fastForward(4999);
      await expect.poll(() => bar(page).isVisible()).toBe(true);
      await page.clock.fastForward(1);
      await expect.poll(() => bar(page).count()).toBe(0);

      await page.clock.resume();
      await page.reload();
      await untilLive(page);
      await expect.poll(() => count(page).innerText()).toBe("4");
      await expect.poll(() => bar(page).count()).toBe(0);
      await expectStill(page);

      // A car ticked for comparing shows its tray at once, not after the five seconds.
      await heart(page, 3).click();
      await bar(page).waitFor();
      await page.clock.pauseAt(Date.now() + 300_000);
      await heart(page, 3).click();
      await bar(page).waitFor();
      await tick(page, 0).check();
      await page.getByRole("region", { name: "Cars to compare" }).waitFor();
      await expect.poll(() => bar(page).count()).toBe(0);
      await page.clock.resume();

      await heart(page, 3).click();
      await bar(page).waitFor();
      await bar(page).getByRole("button").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.clock.fastForward(20_000);
      await expect.poll(() => bar(page).isVisible()).toBe(true);
      await expectAccessible(page, bar(page));
      await page.keyboard.press("Escape");
      await expect.poll(() => bar(page).count()).toBe(0);
      await context.close();
    },
  );

  // Both sizes: on a phone the tray has no pictures and no buttons to untick.
  test.each([phone, desktop])(
    "[2.1, 4.8.6, 4.8.7] three cars ticked on the listing stand side by side, and one can be removed and brought back ($viewport.width)",
    async (size) => {
      const page = await browser.page(size);
      await open(page, "/search");
      for (const index of [0, 1, 2]) await tick(page, index).check();
      const tray = page.getByRole("region", { name: "Cars to compare" });
      await expect.poll(() => tray.innerText()).toContain("Compare 3 of 4");
      // The heart in the header counts saved cars only.
      expect(await count(page).count()).toBe(0);
      await expectSound(page, tray);
      await tray.getByRole("link", { name: "Compare cars" }).click();
      await page.waitForURL(/\/favourites$/);
      await expect.poll(() => columns(page).count()).toBe(3);
      // Ticking Compare leads to a comparison, and the page's title says so.
      await page.getByRole("heading", { level: 1, name: "Compare 3 cars" }).waitFor();
      expect(await page.title()).toMatch(/^Compare 3 cars/);
      await expectSound(page);

      const rows = () =>
        page
          .locator("tbody tr:visible", { has: page.locator("th[scope=row]") })
          .filter({ hasNotText: "(differs)" })
          .count();
      expect(await rows()).toBeGreaterThan(0);
      await page.getByLabel("Differences only").check();
      expect(await rows()).toBe(0);

      const names = await columns(page).allInnerTexts();
      await page
        .getByRole("button", { name: /^Remove/ })
        .first()
        .click();
      await expect.poll(() => columns(page).count()).toBe(2);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => columns(page).allInnerTexts()).toEqual(names);
      await page.getByRole("button", { name: /^Add / }).first().click();
      await expect.poll(() => columns(page).count()).toBe(4);
    },
  );
});

test("[2.1.17] a shared link shows the same cars in a fresh browser without JavaScript, and can be changed there", async () => {
  const ids = (await twoCars()).map(({ id }) => id);
  const plain = await browser.page({ ...phone, javaScriptEnabled: false });
  await plain.goto(demoAddress(site, `/favourites?ids=${ids.join(",")}`));
  await expect.poll(() => columns(plain).count()).toBe(2);
  await expect.poll(() => plain.locator('meta[name="robots"]').getAttribute("content")).toContain("noindex");
  await expectNoSidewaysScroll(plain);
  await plain.getByRole("link", { name: /^Add / }).first().click();
  await expect.poll(() => columns(plain).count()).toBe(3);
  await plain
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => columns(plain).count()).toBe(2);
});

test("[4.8] with the keyboard alone: from the listing to a car and back, saved, three compared", async () => {
  const page = await browser.page(desktop);
  await open(page, "/search");
  // Tab reaches the pictures of a card; the arrow keys move through them.
  const pictures = picturesOf(cards(page).first());
  await pictures.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => pictures.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0);
  const link = carLinks(page).nth(7);
  await link.focus();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(200);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cars\//);
  await page.waitForLoadState("networkidle");
  // Not the page's first save button: until the car has rendered, that is one of the listing's.
  const save = saveOf(buyPanel(page));
  await save.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => count(page).innerText()).toBe("1");
  await page.goBack();
  await page.waitForURL(/\/search/);
  // The header stays while the car renders; similar cars have save buttons too.
  await settled(page);
  await expect.poll(() => count(page).innerText()).toBe("1");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await heart(page, 0).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => count(page).innerText()).toBe("2");
  for (const index of [0, 1, 2]) {
    await tick(page, index).focus();
    await page.keyboard.press("Space");
  }
  await page.getByRole("region", { name: "Cars to compare" }).getByRole("link", { name: "Compare cars" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/favourites$/);
  await expect.poll(() => columns(page).count()).toBe(3);
});

test("[2.1.6] each site has the page under its own name", async () => {
  const pages = [
    ["sunstate-autos", "/compare", "Compare"],
    ["redline-motorcycles", "/my-garage", "My Garage"],
    ["meridian-new-cars", "/my-meridian", "My Meridian"],
  ] as const;
  for (const [slug, path, label] of pages) {
    const answer = await ask(inject("demoPort"), slug, path);
    expect(answer.status, slug).toBe(200);
    expect(answer.text).toContain(`<h1>${label}</h1>`);
    expect(answer.text).toContain(`href="${path}"`);
  }
  expect((await ask(inject("demoPort"), "corner-lot", "/favourites")).status).toBe(404);
  expect((await ask(inject("demoPort"), "sunstate-autos", "/favourites")).status).toBe(404);
});

test("[4.8.4, 4.8.6] a saved car that has gone is said to be gone, leaves no hole, and can be removed", async () => {
  const page = await browser.page(phone);
  // A page without a script, for its storage.
  await page.goto(demoAddress(site, "/robots.txt"));
  const cars = (await twoCars()).map((car) => ({ ...car, name: car.slug, picture: null }));
  await page.evaluate((ticked) => {
    const gone = { id: "gone-1", slug: "2015-holden-cruze-gone", name: "2015 Holden Cruze", picture: null };
    localStorage.setItem("forecourt.favourites", JSON.stringify([gone]));
    localStorage.setItem("forecourt.compare", JSON.stringify([...ticked, gone]));
  }, cars);
  await open(page, "/favourites");
  const gone = page.getByRole("region", { name: "No longer available" });
  await expect.poll(() => gone.innerText()).toContain("2015 Holden Cruze");
  await expect.poll(() => columns(page).count()).toBe(2);
  // The heading counts the cars side by side.
  await page.getByRole("heading", { level: 1, name: "Compare 2 cars" }).waitFor();
  await expectSound(page);
  await gone.getByRole("button", { name: "Remove 2015 Holden Cruze" }).click();
  await expect.poll(() => gone.count()).toBe(0);
});

test("[4.8.4] where storage is refused nothing breaks: a car is saved for the page, and the empty page says why", async () => {
  const context = await browser.context(phone);
  await withoutStorage(context);
  const page = await context.newPage();
  const faults = scriptFaults(page);
  await open(page, "/search");
  await heart(page).click();
  await expect.poll(() => count(page).innerText()).toBe("1");
  await open(page, (await carLinks(page).first().getAttribute("href")) ?? "");
  await saveOf(buyPanel(page)).click();
  await expect.poll(() => saveOf(buyPanel(page)).getAttribute("aria-pressed")).toBe("true");
  await open(page, "/favourites");
  await page.getByRole("heading", { name: "Nothing saved yet" }).waitFor();
  await expect.poll(() => page.locator("main").innerText()).toContain("does not let us save anything");
  await expectSound(page);
  expect(faults).toEqual([]);
  await context.close();
});

describe("[4.6] a masked number", () => {
  const masked = "redline-motorcycles";
  const calls = (page: Page) => {
    const posted: string[] = [];
    page.on("request", (request) => {
      const kind = /\/api\/events\/(\w+)$/.exec(request.url())?.[1];
      if (kind !== undefined) posted.push(kind);
    });
    return posted;
  };
  /** Chromium would leave the page for a phone app that does not exist. */
  const withoutTelephone = (page: Page) =>
    page.evaluate(() =>
      addEventListener(
        "click",
        (event) => (event.target as Element).closest('[href^="tel:"]') && event.preventDefault(),
      ),
    );

  test.each(on(phone))(
    "[4.6.3] is told to the platform and then shown, on card and page ($viewport.width)",
    async (size) => {
      const page = await browser.page(size);
      const posted = calls(page);
      await open(page, "/search", masked);
      const call = callOf(cards(page)).first();
      await expect.poll(() => call.innerText()).toContain("••••");
      const answered = page.waitForResponse(/phone_reveal/);
      await (size === phone ? call.tap() : call.press("Enter"));
      expect((await answered).status()).toBe(200);
      await expect.poll(() => call.innerText()).not.toContain("•");
      expect(posted).toEqual(["phone_reveal"]);
      await withoutTelephone(page);
      const dialled = page.waitForResponse(/car_phone_call/);
      await call.click();
      expect((await dialled).status()).toBe(204);
      expect(posted).toEqual(["phone_reveal", "car_phone_call"]);
      await expect.poll(() => page.evaluate(() => JSON.stringify(window.dataLayer))).toContain('"event_id":25');

      await open(page, (await carLinks(page).nth(1).getAttribute("href")) ?? "", masked);
      const shown = callOf(buyPanel(page).or(footBar(page)));
      await expect.poll(() => shown.first().innerText()).toContain("••••");
      const own = callOf(buyPanel(page));
      await (size === phone ? own.tap() : own.press("Enter"));
      await expect.poll(async () => (await shown.allInnerTexts()).join()).not.toContain("•");
      await expect.poll(() => posted.length).toBe(3);
    },
  );

  test("[4.6.3, 8.1.10] shows even where telling the platform fails", async () => {
    const page = await browser.page(desktop);
    await page.route("**/api/events/*", (route) => route.abort());
    await open(page, "/search", masked);
    const call = callOf(cards(page)).first();
    await call.click();
    await page.waitForURL(/\/cars\/[^/]+\/call$/);
    const number = page.getByRole("main").getByRole("link", { name: /^\d\d \d{4} \d{4}$/ });
    await expect.poll(() => number.getAttribute("href")).toMatch(/^tel:\d{10}$/);
  });

  test("[4.6.4] is only counted as a call where the site shows numbers openly", async () => {
    const page = await browser.page(desktop);
    const posted = calls(page);
    await open(page, "/search");
    await withoutTelephone(page);
    const call = callOf(cards(page)).first();
    await expect.poll(() => call.innerText()).not.toContain("•");
    await expect.poll(() => call.getAttribute("href")).toMatch(/^tel:\d+$/);
    const dialled = page.waitForResponse(/car_phone_call/);
    await call.click();
    expect((await dialled).status()).toBe(204);
    expect(posted).toEqual(["car_phone_call"]);
  });

  test("can be called without JavaScript", async () => {
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    await page.goto(demoAddress(masked, "/search"));
    const call = callOf(cards(page)).first();
    await expect.poll(() => call.innerText()).toContain("••••");
    await call.click();
    await page.getByRole("button", { name: "Show the number" }).click();
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .getByRole("link", { name: /^\d\d \d{4} \d{4}$/ })
          .getAttribute("href"),
      )
      .toMatch(/^tel:\d{10}$/);
  });
});
