import { ownEstimateKey } from "#domain/finance/own-payment-keys.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ownEstimateNote } from "#domain/valuation/own-estimate.ts";
import { demoAddress, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const site = "harbour-city-motors";
const note = "The lower figure of your trade-in estimate.";

/** As the page with the estimate stores it. */
const keepEstimate = (page: Page) =>
  page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    ownEstimateKey,
    ownEstimateNote({ low: 12_300, high: 14_100 }, Date.now()),
  ] as const);

test("[15.1.5] the calculator takes the visitor's own estimate, unless the address gives a figure", async () => {
  const page = await browser.page(phone);
  const calculator = demoAddress(site, "/repayments");
  await openLive(page, calculator);
  await keepEstimate(page);
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

test("[15.1.5] the finance form of a car takes the visitor's own estimate, and keeps what is typed over it", async () => {
  const page = await browser.page(phone);
  const car = demoCar(
    site,
    ({ sold, status, car_type }) => !sold && (status ?? "in_stock") === "in_stock" && car_type === "used",
  );
  const address = demoAddress(site, `${car}/finance`);
  await openLive(page, address);
  const tradeIn = enquiryForm(page).locator("[name=trade_in_value]");
  expect(await tradeIn.inputValue()).toBe("");
  await keepEstimate(page);
  await openLive(page, address);
  await page.getByText("Your trade-in estimate is filled in at its lower figure, $12,300.").waitFor();
  expect(await tradeIn.inputValue()).toBe("12300");
  await tradeIn.fill("9000");
  await enquiryForm(page).getByRole("button", { name: "Continue" }).click();
  await page.getByText("Step 2 of 2").waitFor();
  await enquiryForm(page).getByRole("button", { name: "Back" }).click();
  await page.getByText("Step 1 of 2").waitFor();
  expect(await tradeIn.inputValue()).toBe("9000");
});
