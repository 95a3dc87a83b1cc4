import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { demoCar } from "#tests/support/demo-cars.ts";

const browser = useBrowser();
const site = "outback-caravans-trucks";
const kilograms = (amount: number) => amount.toLocaleString("en-AU");

const towCheck = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Can yours tow it?" }) });

let atm = 0;
const caravan = demoCar(site, ({ item_type, sold, status, attributes }) => {
  const own = attributes?.["atm"];
  // Between the towing limits of a Triton before 2024 and a Ranger.
  const fits = item_type === "caravan" && !sold && (status ?? "in_stock") === "in_stock" && typeof own === "number";
  if (!fits || own <= 3100 || own > 3500) return false;
  atm = own;
  return true;
});

test("[3.3.3] a caravan says what it asks of a tow vehicle; the one that is picked shows its margin", async () => {
  const page = await browser.page(phone);
  await openLive(page, demoAddress(site, caravan));
  const part = towCheck(page);
  await part.getByText(`at least`).waitFor();
  expect(await part.innerText()).toContain(`${kilograms(atm)} kg`);
  await part.locator("summary").click();
  const pick = part.getByLabel("Your vehicle");
  await pick.selectOption({ label: "Ford Ranger (2015 on)" });
  // Nothing is left to ask for.
  await part.locator("summary").waitFor({ state: "hidden" });
  // A figure and its unit stay on one line.
  const said = async () => (await part.getByRole("status").innerText()).replaceAll("\u00a0", " ");
  await expect
    .poll(said)
    .toBe(`Yes, with ${kilograms(3500 - atm)} kg to spare. Ford Ranger (2015 on) tows up to 3,500 kg.`);
  await pick.selectOption({ label: "Mitsubishi Triton (2015 to 2023)" });
  await expect
    .poll(said)
    .toBe(`No, ${kilograms(atm - 3100)} kg too heavy. Mitsubishi Triton (2015 to 2023) tows up to 3,100 kg.`);
  await expectAccessible(page, part);
  await expectNoSidewaysScroll(page);
  // Choosing none resets the answer.
  await pick.selectOption("");
  await expect.poll(said).toBe("");
  await part.locator("summary").waitFor();
});

test("[3] without a script the caravan still says what to look for, and offers no button that does nothing", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(demoAddress(site, caravan));
  await towCheck(page).getByText("braked towing capacity").waitFor();
  expect(await towCheck(page).locator("summary").isVisible()).toBe(false);
});

test("[3.3.3] the tow vehicle of the search is chosen already, and one that was picked on the next page too", async () => {
  const page = await browser.page(phone);
  const said = async () => {
    await towCheck(page).scrollIntoViewIfNeeded();
    return (await towCheck(page).getByRole("status").innerText()).replaceAll("\u00a0", " ");
  };
  const words = new URLSearchParams({ q: "caravan I can tow with a 2022 Triton" });
  await openLive(page, demoAddress(site, `/search?${words}`));
  // What was searched for before counts less.
  await page.evaluate(() => localStorage.setItem("forecourt.searches", JSON.stringify(["caravan for my Ranger"])));
  // As a shopper comes from the list.
  await page.evaluate((path) => location.assign(path), caravan);
  await expect.poll(said).toMatch(/^No, .* Mitsubishi Triton \(2015 to 2023\) tows up to 3,100 kg/);
  expect(await towCheck(page).innerText()).toContain("This is the vehicle in your search.");
  const chosen = towCheck(page).getByLabel("Your vehicle").locator("option:checked");
  expect(await chosen.innerText()).toBe("Mitsubishi Triton (2015 to 2023)");
  await towCheck(page).getByLabel("Your vehicle").selectOption({ label: "Ford Ranger (2015 on)" });
  await page.reload();
  await expect.poll(said).toMatch(/^Yes, .* Ford Ranger \(2015 on\) tows up to 3,500 kg/);
  await expectAccessible(page, towCheck(page));
});
