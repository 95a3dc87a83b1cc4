import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PageView } from "#domain/tracking/page-view.ts";
import { demoAddress, phone, untilLive, useBrowser } from "#tests/support/browser.ts";
import { carOf, group } from "#tests/support/enquiry-forms.ts";

// What a real browser lets the platform count, without tags and before anybody has agreed to anything.

const browser = useBrowser();
const google = "https://www.google.com.au/";
const nothing = "/search/used-cars?make=Nobody";

/** The page views that a page sends, in order. */
function viewsOf(page: Page): Omit<PageView, "name">[] {
  const views: Omit<PageView, "name">[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/events")) return;
    const { events } = JSON.parse(request.postData() ?? "{}") as { events: PageView[] };
    for (const { name, ...view } of events) if (name === "page_view") views.push(view);
  });
  return views;
}

async function open(page: Page, path: string, referer?: string): Promise<void> {
  await page.goto(demoAddress(group, path), referer === undefined ? {} : { referer });
  await untilLive(page);
}

test("[9.3.3] a visit, a car's page and a search that finds nothing are told once each", async () => {
  const page = await browser.page(phone);
  const views = viewsOf(page);
  const car = await carOf(group);
  const here = demoAddress(group, "/");
  const landing = { params: { gclid: "yes" }, referrer: "www.google.com.au/" };
  const expected: Omit<PageView, "name">[] = [{ page: "/", landing }];
  const told = async () => {
    await expect.poll(() => views).toEqual(expected);
  };
  await open(page, "/?gclid=an-id", google);
  await told();
  // Pages of the same visit.
  await open(page, "/about", here);
  await open(page, car, here);
  expected.push({ page: car });
  await told();
  await page.reload();
  await untilLive(page);
  await page.goBack();
  await untilLive(page);
  await open(page, nothing, here);
  expected.push({ page: "/search/used-cars", no_results: true });
  await told();
  await open(page, "/about");
  expected.push({ page: "/about", landing: { params: {}, referrer: null } });
  await told();
  expect(await page.context().cookies()).toEqual([]);
});
