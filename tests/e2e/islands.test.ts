import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAddress, desktop, phone, untilLive, useBrowser } from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";
import { swipe } from "#tests/support/swipe.ts";
import { gallery, stockPanel } from "#tests/support/page-parts.ts";

const browser = useBrowser("looks");
const site = "harbour-city-motors";
const filmed = demoCar(site, (car) => Boolean(car.video_url) && !car.sold && car.tag !== "Test Drive Only");

/** Delays the code that every island needs until the returned function is called. */
async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/hydrate-*.js", (route) => promise.then(() => route.continue()));
  return resolve;
}

const scriptIsLive = (page: Page) => page.locator("html[data-live]").waitFor();

test("[18.3.2] what was chosen before an island came alive counts once it has", async () => {
  const page = await browser.page(phone);
  const come = await holdIslands(page);
  await page.goto(demoAddress("redline-motorcycles"));
  await scriptIsLive(page);
  const make = stockPanel(page).getByLabel("Make");
  const chosen = (await make.locator("option").nth(2).getAttribute("value")) ?? "";
  const button = stockPanel(page).getByRole("button", { name: /^Show / });
  const before = await button.textContent();
  await make.selectOption(chosen);
  come();
  await expect.poll(() => button.textContent()).not.toBe(before);
  expect(await make.inputValue()).toBe(chosen);
});

test("[18.3.2] a slider that was moved before its island came alive counts once it has", async () => {
  const page = await browser.page(desktop);
  const come = await holdIslands(page);
  await page.goto(demoAddress(site, "/repayments"));
  await scriptIsLive(page);
  const calculator = page.getByRole("form", { name: "Repayment calculator" });
  const price = calculator.getByRole("textbox", { name: "Price" });
  await calculator.getByRole("slider", { name: "Price, slider" }).fill("40000");
  expect(await price.inputValue()).not.toBe("40000");
  come();
  await expect.poll(() => price.inputValue()).toBe("40000");
});

test("[18.3.2] a tab that was chosen before its island came alive counts once it has", async () => {
  const page = await browser.page(phone);
  const come = await holdIslands(page);
  await page.goto(demoAddress("redline-motorcycles"));
  await scriptIsLive(page);
  const button = stockPanel(page).getByRole("button", { name: /^Show / });
  const before = await button.textContent();
  await stockPanel(page).getByRole("radio", { name: /^Used/ }).check();
  come();
  await expect.poll(() => button.textContent()).not.toBe(before);
  expect(await stockPanel(page).getByRole("radio", { name: /^Used/ }).isChecked()).toBe(true);
});

test("[18.3.2] a press that came before its island is given again", async () => {
  const page = await browser.page(desktop);
  const come = await holdIslands(page);
  await page.goto(demoAddress(site, filmed));
  await scriptIsLive(page);
  await page.getByRole("button", { name: "Next photo" }).click();
  const counter = page.getByRole("region", { name: "Photos" }).getByText(/^Photo \d+ of \d+$/);
  expect(await counter.innerText()).toMatch(/1 of/);
  come();
  await expect.poll(() => counter.innerText()).toMatch(/2 of/);
});

test("[18.3.2] a swipe that came before its island is counted once it has", async () => {
  const page = await browser.page(phone);
  const come = await holdIslands(page);
  await page.goto(demoAddress(site, filmed));
  await scriptIsLive(page);
  const strip = gallery(page).getByRole("list").first();
  await swipe(strip, -260);
  await expect.poll(() => strip.evaluate((list) => list.scrollLeft / list.clientWidth)).toBeCloseTo(1, 1);
  const counter = gallery(page).getByText(/^Photo \d+ of \d+$/);
  expect(await counter.innerText()).toMatch(/1 of/);
  come();
  await expect.poll(() => counter.innerText()).toMatch(/2 of/);
});

test("[18.3.2] without the scripts of its islands a page's links still lead where they say", async () => {
  const page = await browser.page(desktop);
  await page.route("**/assets/*-island-*.js", (route) => route.abort());
  await page.goto(demoAddress(site, filmed));
  await scriptIsLive(page);
  const film = page.getByRole("link", { name: "Video" });
  const address = await film.evaluate((link) => (link as HTMLAnchorElement).href);
  const [request] = await Promise.all([page.waitForRequest((request) => request.url() === address), film.click()]);
  expect(request.isNavigationRequest()).toBe(true);
});

test("[18.1.7] a page drawn ahead counts no visit and wakes no island before it is shown", async () => {
  const page = await browser.page(desktop);
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(document, "prerendering", { get: () => isAhead });
    document.addEventListener("prerenderingchange", () => (isAhead = false), { capture: true });
  });
  await page.goto(demoAddress(site, filmed));
  await scriptIsLive(page);
  await page.waitForLoadState("load");
  // When a page that is shown would wake its islands.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  const visit = () => page.evaluate(() => sessionStorage.getItem("forecourt.visit"));
  expect(await visit()).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("forecourt.seen"))).toBeNull();
  expect(await page.locator("[data-awake]").count()).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  await untilLive(page);
  await expect.poll(visit).toContain(filmed);
});
