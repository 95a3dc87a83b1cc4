import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Touches } from "#domain/visit/touch.ts";
import { demoAddress, openLive, phone, untilLive, useBrowser } from "#tests/support/browser.ts";
import { button, carOf, dialog, fillPerson, group, leadsSaying, message } from "#tests/support/enquiry-forms.ts";
import { carLinks } from "#tests/support/page-parts.ts";

// Where a visitor came from, in a real browser: from the landing to the lead that the dealer gets.

const browser = useBrowser();

const facebook = "https://l.facebook.com/";
const google = "https://www.google.com.au/";
const campaign = { utm_source: "facebook", utm_medium: "paid_social", utm_campaign: "spring", fbclid: "a-click" };
const landingPage = `/?${new URLSearchParams(campaign)}&email=jo@example.com`;
const dayMs = 24 * 60 * 60 * 1000;

/** As a link on another site leads here. */
async function land(page: Page, path: string, referer?: string): Promise<void> {
  await page.goto(demoAddress(group, path), referer === undefined ? {} : { referer });
  await untilLive(page);
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("forecourt.touches") ?? "null") as Touches | null);
const sourcesOf = async (page: Page) => {
  const touches = await stored(page);
  return touches && [touches.first_touch, touches.last_touch].map(({ referrer }) => referrer);
};

async function enquire(page: Page, text: string): Promise<void> {
  await page.locator("main").getByRole("link", { name: "Enquire", exact: true }).first().click();
  await dialog(page).waitFor();
  await message(page).fill(text);
  await button(page, "Continue").click();
  await fillPerson(page);
  await button(page, "Submit").click();
  await page.waitForURL(/\/success/);
}

test("[3.10.12] a campaign outlives pages without forms, in the tab of its landing and in a new one", async () => {
  const visitor = await browser.context(phone);
  const page = await visitor.newPage();
  await land(page, landingPage, facebook);
  await expect.poll(() => sourcesOf(page)).toEqual(["l.facebook.com/", "l.facebook.com/"]);
  await openLive(page, demoAddress(group, "/about"));
  await land(page, "/search/used-cars", demoAddress(group, "/about"));
  const link = carLinks(page).first();
  const [fresh] = await Promise.all([visitor.waitForEvent("page"), link.click({ modifiers: ["ControlOrMeta"] })]);
  await link.click();
  await page.waitForURL(/\/cars\//);
  await untilLive(page);
  await enquire(page, "In the tab of the landing");
  await untilLive(fresh);
  await enquire(fresh, "In a new tab");

  const [here] = await leadsSaying(group, "In the tab of the landing");
  const touch = { at: expect.stringMatching(/^20/) as string, params: campaign, referrer: "l.facebook.com/" };
  const came = { came_from: "a Facebook ad", first_source: "paid", last_source: "paid" };
  expect(here?.fields).toMatchObject({ ...came, first_touch: touch, last_touch: touch, linked_query_params: campaign });
  const [there] = await leadsSaying(group, "In a new tab");
  expect(there?.fields).toMatchObject({ ...came, first_touch: touch, last_touch: touch });
  expect(JSON.stringify([here, there])).not.toContain("jo@example.com");
});

test("[3.10.13] a later landing takes the place of the last touch, and never of the first", async () => {
  const page = await browser.page(phone);
  await land(page, landingPage, facebook);
  await expect.poll(() => sourcesOf(page)).toEqual(["l.facebook.com/", "l.facebook.com/"]);
  const first = await stored(page);
  await land(page, await carOf(group), google);
  const both = ["l.facebook.com/", "www.google.com.au/"];
  await expect.poll(() => sourcesOf(page)).toEqual(both);
  const after = await stored(page);
  expect(after?.first_touch).toEqual(first?.first_touch);

  // A page that is loaded again or come back to, a link of the site, and an address that was typed.
  const same = async (go: () => Promise<unknown>) => {
    await page.evaluate(() => sessionStorage.removeItem("forecourt.visit"));
    await go();
    // Noted together with the landing.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("forecourt.visit"))).not.toBeNull();
    expect(await stored(page)).toEqual(after);
  };
  await same(() => page.reload());
  await same(() => land(page, "/search?utm_source=banner", demoAddress(group)));
  await same(() => page.goBack());
  await same(() => land(page, "/about"));
});

test("[3.10.13] each touch ends after 90 days", async () => {
  const visitor = await browser.context(phone);
  const start = Date.parse("2026-03-03T01:00:00.000Z");
  const page = await visitor.newPage();
  const on = (days: number) => page.clock.setFixedTime(start + days * dayMs);
  await on(0);
  await land(page, "/", facebook);
  await expect.poll(() => sourcesOf(page)).toEqual(["l.facebook.com/", "l.facebook.com/"]);
  await on(60);
  await land(page, "/", google);
  await expect.poll(() => sourcesOf(page)).toEqual(["l.facebook.com/", "www.google.com.au/"]);
  await on(89);
  await land(page, "/", "https://www.bing.com/");
  await expect.poll(() => sourcesOf(page)).toEqual(["l.facebook.com/", "www.bing.com/"]);
  await on(91);
  await land(page, "/", google);
  await expect.poll(() => sourcesOf(page)).toEqual(["www.bing.com/", "www.google.com.au/"]);
  await on(182);
  await land(page, "/");
  await expect.poll(() => sourcesOf(page)).toEqual([null, null]);
});

test("[3.10.13] without storage the landing on the page of the form is told, and the form works", async () => {
  const visitor = await browser.context(phone);
  await visitor.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const page = await visitor.newPage();
  await land(page, await carOf(group), google);
  await enquire(page, "Without storage");
  const [lead] = await leadsSaying(group, "Without storage");
  expect(lead?.fields).toMatchObject({ came_from: "Google search", last_source: "search" });
});
