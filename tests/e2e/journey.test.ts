import { describe, expect, inject, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  phone,
  scriptFaults,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoSlugs } from "#tests/support/demo-sites.ts";
import { main } from "#tests/support/page-parts.ts";

const browser = useBrowser();

/** Each site in one size; with FULL=1 in both, and a third one. */
const sites = {
  phone: ["harbour-city-motors"],
  desktop: ["kauri-motor-company"],
};
const full = process.env["FULL"] !== undefined;
const both = [...sites.phone, ...sites.desktop, "corner-lot"];

describe.each([
  ["a phone", phone, sites.phone],
  ["a desktop", desktop, sites.desktop],
] as const)("a shopper with %s", (_name, size, usualSites) => {
  test.each(full ? both : usualSites)(
    "[1.2.2, 2.1] goes from the home page of %s over the listing to a car",
    async (slug) => {
      const page = await browser.page(size);
      const faults = scriptFaults(page);
      page.on("console", (message) => void (message.type() === "error" && faults.push(message.text())));
      const expectSound = async () => {
        await page.waitForLoadState("networkidle");
        // By default these kinds of page are read elsewhere: template-looks, listing-access, vehicle.
        if (full) await expectAccessible(page, main(page));
        await expectNoSidewaysScroll(page);
        await expectStill(page);
        await expect.poll(() => page.locator("h1").count()).toBe(1);
      };

      await page.goto(demoAddress(slug));
      await expectSound();
      await page.goto(demoAddress(slug, "/search"));
      await expectSound();
      const name = await page.locator("main article h2, main article h3").first().innerText();
      await page.locator('main article a[href^="/cars/"]').first().click();
      await page.waitForURL(/\/cars\//);
      await page.getByRole("heading", { level: 1, name: name.split("\n")[0] ?? "" }).waitFor();
      await expectSound();
      await page.goBack();
      await page.waitForURL(/\/search|\/used/);
      expect(faults).toEqual([]);
    },
  );
});

test("[1.2.2] with JavaScript off the way from home to a car is the same", async () => {
  const page = await browser.page({ ...desktop, javaScriptEnabled: false });
  await page.goto(demoAddress("harbour-city-motors"));
  await page.getByRole("searchbox").first().fill("corolla");
  await page.keyboard.press("Enter");
  await page.waitForURL(/typed=corolla/);
  await page.locator('main article a[href^="/cars/"]').first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.innerText().then((text) => text.toLowerCase())).toContain("corolla");
});

test("bare localhost shows an index that leads to every demo site", async () => {
  const page = await browser.page(desktop);
  await page.goto(`http://localhost:${inject("demoPort")}/`);
  await expectAccessible(page);
  await expect.poll(() => page.getByRole("listitem").count()).toBe(demoSlugs.length);
  await page.getByRole("link", { name: /Corner Lot/ }).click();
  await page.waitForURL(/corner-lot\.localhost/);
});
