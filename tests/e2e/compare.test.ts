import { describe, expect, test } from "vitest";
import { demoAddress, expectAccessible, expectNoSidewaysScroll, useBrowser } from "#tests/support/browser.ts";

const browser = useBrowser("looks");

describe.each([
  ["harbour-city-motors", "/favourites"],
  ["sunstate-autos", "/compare"],
  ["southern-cross-prestige", "/favourites"],
])("a comparison on %s", (site, path) => {
  test.each([2, 4])("[18.5.6] of %i cars keeps their names in view on a phone, without a script", async (count) => {
    const page = await browser.page({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(demoAddress(site, "/search"));
    const ids = await page
      .locator("[data-save=compare]")
      .evaluateAll((all) => all.map((one) => JSON.parse(one.getAttribute("data-car") ?? "{}").id as string));
    await page.goto(demoAddress(site, `${path}?ids=${[...new Set(ids)].slice(0, count).join(",")}`));
    await expectNoSidewaysScroll(page);
    const names = page.getByRole("columnheader");
    const last = page.getByRole("rowheader").last();
    await last.scrollIntoViewIfNeeded();
    expect(await names.count()).toBe(count);
    for (const name of await names.all()) {
      const { x, y, width, height } = (await name.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect([x >= 0, x + width <= 390, y >= 0, y + height < 300]).toEqual([true, true, true, true]);
    }
  });
});

test("[18.5.6] each column offers a test drive, and the better value is marked by a word", async () => {
  const page = await browser.page({ viewport: { width: 390, height: 844 } });
  await page.goto(demoAddress("harbour-city-motors", "/search/used-cars"));
  const ids = await page
    .locator("[data-save=compare]")
    .evaluateAll((all) => all.map((one) => JSON.parse(one.getAttribute("data-car") ?? "{}").id as string));
  await page.goto(demoAddress("harbour-city-motors", `/favourites?ids=${[...new Set(ids)].slice(0, 2).join(",")}`));
  const table = page.getByRole("region", { name: "Comparison" });
  expect(await table.getByRole("link", { name: /^Test drive: / }).count()).toBe(2);
  await expectAccessible(page, table);
  expect(await table.getByText(/Lowest|Newest|Fewest/).count()).toBeGreaterThan(0);
});
