import { expect, test } from "vitest";
import { ownEstimateKey, ownEstimateNote } from "#domain/valuation/own-estimate.ts";
import { demoAddress, openLive, phone, useBrowser } from "#tests/support/browser.ts";

const browser = useBrowser();
const note = "The lower figure of your trade-in estimate.";

test("[15.1.5] the calculator takes the visitor's own estimate, unless the address gives a figure", async () => {
  const page = await browser.page(phone);
  const calculator = demoAddress("harbour-city-motors", "/repayments");
  await openLive(page, calculator);
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    ownEstimateKey,
    ownEstimateNote({ low: 12_300, high: 14_100 }, Date.now()),
  ] as const);
  const tradeIn = () =>
    page
      .getByLabel(/trade-in/i)
      .first()
      .inputValue();
  await openLive(page, calculator);
  await page.getByText(note).waitFor();
  expect((await tradeIn()).replaceAll(",", "")).toBe("12300");

  await openLive(page, `${calculator}?trade_in=5000`);
  await expect.poll(async () => (await tradeIn()).replaceAll(",", "")).toBe("5000");
  expect(await page.getByText(note).count()).toBe(0);
});
