import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectStill,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";

const browser = useBrowser();
const plain = /^\$[\d,]+\/(wk|mth)$/;
const note = (page: Page) => page.getByText(/^Repayments with your /).first();

/** The repayments of the page's cards, from the top. */
const figures = async (page: Page) =>
  (await page.getByText(plain).allTextContents()).map((text) => Number(text.replace(/\D/g, "")));

const remember = (page: Page, deposit: number | null, tradeIn: number | null) =>
  page.evaluate(
    ([paid, low]) => {
      const until = Date.now() + 1e9;
      if (paid !== null) localStorage.setItem("forecourt.own-payment", JSON.stringify({ deposit: paid, until }));
      if (low !== null) localStorage.setItem("forecourt.trade-in-estimate", JSON.stringify({ low, high: low, until }));
    },
    [deposit, tradeIn] as const,
  );

test.each([
  ["harbour-city-motors", "/search/used-cars", desktop],
  ["redline-motorcycles", "/search", phone],
  ["southern-cross-prestige", "/search", desktop],
] as const)("[14.4.3] cards of %s count a trade-in and a deposit, and say so", async (slug, path, device) => {
  const page = await browser.page(device);
  await openLive(page, demoAddress(slug, path));
  const before = await figures(page);
  expect(before.length).toBeGreaterThan(5);
  expect(await note(page).count()).toBe(0);

  await remember(page, 2000, 9000);
  await openLive(page, demoAddress(slug, path));
  await note(page).waitFor();
  expect(await note(page).textContent()).toBe("Repayments with your $2,000 deposit and trade-in of about $9,000.");
  const after = await figures(page);
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
  await expectStill(page);
  await expectAccessible(page, note(page));

  await page.getByRole("button", { name: "Leave out" }).first().click();
  await expect.poll(() => figures(page)).toEqual(before);
  await expect.poll(() => note(page).isVisible()).toBe(false);
  await openLive(page, demoAddress(slug, path));
  expect(await figures(page)).toEqual(before);
});

test("[14.4.2] a deposit that was chosen in the calculator counts on cards, and the way back changes it", async () => {
  const page = await browser.page(phone);
  await openLive(page, demoAddress("sunstate-autos", "/repayments"));
  await page.getByRole("textbox", { name: "Deposit" }).fill("7000");
  await openLive(page, demoAddress("sunstate-autos", "/search"));
  await expect.poll(() => note(page).textContent()).toBe("Repayments with your $7,000 deposit.");
  await page.getByRole("link", { name: "Change", exact: true }).first().click();
  await page.waitForURL(/\/repayments/);
  await expect.poll(() => page.getByRole("textbox", { name: "Deposit" }).inputValue()).toBe("7000");
});

test("[14.4.3] a comparison counts them too", async () => {
  const slug = "harbour-city-motors";
  const page = await browser.page(desktop);
  await openLive(page, demoAddress(slug, "/search/used-cars"));
  for (const at of [0, 1])
    await page
      .getByRole("checkbox", { name: /compare/i })
      .nth(at)
      .check();
  const rows = page.getByRole("row", { name: /^Repayment/ });
  await openLive(page, demoAddress(slug, "/favourites"));
  await rows.first().waitFor();
  const before = await rows.first().innerText();
  await remember(page, 0, 6000);
  await openLive(page, demoAddress(slug, "/favourites"));
  await expect.poll(() => note(page).textContent()).toBe("Repayments with your trade-in of about $6,000.");
  await expect.poll(() => rows.first().innerText()).not.toBe(before);
  expect(await rows.first().innerText()).toMatch(/\$\d+ per week/);
});

test("[14.4.3] a list found by a budget shows the budget's own deposit, and no note of another", async () => {
  const page = await browser.page(desktop);
  const address = demoAddress("sunstate-autos", "/search?budget=200,weekly,2000&sortBy=price:desc");
  await openLive(page, address);
  const before = await figures(page);
  await remember(page, 9000, 9000);
  await openLive(page, address);
  expect(await figures(page)).toEqual(before);
  expect(await note(page).isVisible()).toBe(false);
});
