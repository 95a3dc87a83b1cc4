import { describe, expect, inject, test } from "vitest";
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
import { demoSlugs } from "#tests/support/demo-sites.ts";
import { button, dialog, fillPerson } from "#tests/support/enquiry-forms.ts";
import { cards, main, searchBoxIn, searchButton, wordsRead } from "#tests/support/page-parts.ts";

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
] as const)("a shopper with %s", (_name, size, sampledSites) => {
  test.each(full ? both : sampledSites)(
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

test("[16.1.6] seven seats, CarPlay, towing and a limit: one sentence, four screens, six taps to an enquiry", async () => {
  const page = await browser.page({ ...phone, viewport: { width: 390, height: 844 } });
  await openLive(page, demoAddress("harbour-city-motors"));
  await searchButton(page).tap();
  await searchBoxIn(dialog(page)).fill("seven seats, CarPlay, tow 2 t, under $45,000");
  await page.keyboard.press("Enter");
  await page.waitForURL(/typed=/);
  await untilLive(page);
  expect(await wordsRead(page).allInnerTexts()).toEqual([
    "7 seats",
    "Apple CarPlay and Android Auto",
    "Braked towing from 2,000 kg",
    "Up to $45,000",
  ]);
  await cards(page).first().getByRole("link", { name: "Enquire" }).tap();
  await button(page, "Is it still available?").tap();
  await button(page, "Continue").tap();
  await fillPerson(page);
  await button(page, "Submit").tap();
  await page.waitForURL(/\/success/);
  await page.getByRole("link", { name: "Keep looking", exact: true }).tap();
  await page.waitForURL(/typed=/);
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
