import { expect, test } from "vitest";
import { demoAddress, expectStill, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { settled, toAnother } from "#tests/support/listing.ts";
import { carLinks, wordsRead } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const harbour = (path: string) => demoAddress("harbour-city-motors", path);

const backLink = { name: "Back to results", exact: true };
const looking = { name: "Keep looking", exact: true };

test("[2.3.76] a vehicle and a success page lead back to the visitor's own search", async () => {
  const page = await browser.page(phone);
  await openLive(page, harbour("/search?q=suv+under+$45,250"));
  await settled(page);
  const search = page.url();
  await carLinks(page).first().click();
  await page.waitForURL(/\/cars\//);
  const back = page.getByRole("link", backLink);
  await expect.poll(() => back.evaluate((link: HTMLAnchorElement) => link.href)).toBe(search);
  await expectStill(page);
  await back.click();
  await page.waitForURL(search);
  await openLive(page, harbour("/success?category=general-enquiry"));
  await page.getByRole("link", looking).click();
  await page.waitForURL(search);
});

test("[2.3.76] without a script, and without a search, they lead to the default listing", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(harbour("/search/suv"));
  await carLinks(page).first().click();
  await page.getByRole("link", backLink).click();
  await expect.poll(() => page.url()).toBe(harbour("/search/new-used-and-demo-cars"));
  await page.goto(harbour("/success?category=general-enquiry"));
  await page.getByRole("link", looking).click();
  await expect.poll(() => page.url()).toBe(harbour("/search/new-used-and-demo-cars"));
});

test("[16.2.7] the search box of a listing holds its words, without a script too", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  const words = () => page.locator("header input[name=q]").first().inputValue();
  await page.goto(harbour("/search?q=suv+under+$45,250"));
  expect(await words()).toBe("suv under $45,250");
  await page.goto(harbour("/search/suv?query=zebra"));
  expect(await words()).toBe("zebra");
  await page.goto(harbour("/search/suv"));
  expect(await words()).toBe("");
});

test("[16.2.6] a chip or a filter less does not drop the tow vehicle, in the page as after a reload", async () => {
  const page = await browser.page(phone);
  const tow = /^ATM up to [\d,]+ kg \(Toyota .*Prado\)$/;
  const chips = () => wordsRead(page).allInnerTexts();
  const words = () => page.locator("header input[name=q]").first().inputValue();
  await openLive(page, demoAddress("outback-caravans-trucks", "/search?q=used+caravan+for+my+prado&price=,99000"));
  await settled(page);
  await expect.poll(chips).toContainEqual(expect.stringMatching(tow));
  await toAnother(page, () =>
    page
      .getByRole("link", { name: /^Remove / })
      .first()
      .click(),
  );
  expect(await chips()).toContainEqual(expect.stringMatching(tow));
  await toAnother(page, () => page.getByRole("link", { name: /^Undo Used/ }).click());
  expect(await chips()).toContainEqual(expect.stringMatching(tow));
  await toAnother(page, () => page.locator("select[name=sortBy]").selectOption("price:asc"));
  expect(await chips()).toContainEqual(expect.stringMatching(tow));
  expect(await words()).toBe("used caravan for my prado");
  await page.reload();
  expect(await chips()).toContainEqual(expect.stringMatching(tow));
  expect(await words()).toBe("used caravan for my prado");
});
