import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  scriptFaults,
  useBrowser,
} from "#tests/support/browser.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { mailTo } from "#tests/support/mail-to.ts";
import { buyPanel, cards, enquiryForm, footBar } from "#tests/support/page-parts.ts";
import { type Effort, Shopper } from "#tests/support/shopper.ts";

// 4.4.9: ways to a subscription on a phone, counted as in journeys.test.ts. Behind 'Enquire', where day and length had
// to be given, they took 3 taps and 5 fields, 4 and 5, and 4 and 5.

const site = "flexi-drive";
const browser = useBrowser();

async function shopperAt(path: string): Promise<Shopper> {
  const shopper = new Shopper(await browser.page({ ...phone, viewport: { width: 360, height: 780 } }));
  await shopper.open(demoAddress(site, path));
  return shopper;
}

const planOf = (part: Locator, name: string): Locator => part.getByRole("radio", { name: new RegExp(`^${name}`) });
const subscribeOn = (part: Locator): Locator => part.getByRole("link", { name: "Subscribe", exact: true });

/** The form in its dialog, to the page that says thanks. */
async function sendAs(shopper: Shopper, email: string): Promise<void> {
  const { page } = shopper;
  const form = enquiryForm(page);
  await shopper.fill(form.getByLabel(/^Full name/), "Mia Tran");
  await shopper.fill(form.getByLabel(/^Mobile/), "0412345678");
  await shopper.fill(form.getByLabel(/^Email\*/), email);
  await shopper.takesAMinute();
  await shopper.tap(form.getByRole("button", { name: "Subscribe", exact: true }));
  await shopper.lands(/\/success\?.*form=subscription/);
}

function expectEffort(effort: Effort, most: Effort): void {
  expect(effort).toEqual(most);
}

/** A card whose car is free to subscribe to. */
const freeCard = (page: Page): Locator =>
  cards(page)
    .filter({ has: page.getByRole("link", { name: "Subscribe", exact: true }) })
    .first();

const nameOf = (card: Locator): Locator => card.getByRole("heading").getByRole("link");

test("[1.2.2, 4.4.9] from the listing: the plan of the card, the first day, and three details", async () => {
  const shopper = await shopperAt("/search/subscription-cars");
  await shopper.tap(subscribeOn(freeCard(shopper.page)));
  await shopper.sees(planOf(enquiryForm(shopper.page), "1 month"));
  await sendAs(shopper, "from-listing@example.com");
  expectEffort(shopper.effort, { taps: 2, fields: 3, screens: 3 });
});

test("[1.2.2, 4.4.9, 5.10.7] from the home page by a plan: page, form, mails and lead tell one price and one total", async () => {
  const shopper = await shopperAt("/");
  const { page } = shopper;
  const faults = scriptFaults(page);
  await shopper.tap(nameOf(freeCard(page)));
  await shopper.lands(/\/cars\//);
  const panel = buyPanel(page);
  await shopper.tick(planOf(panel, "3 months"));
  await page.waitForURL(/plan=3-months/);
  const [, weekly = ""] = /(\$\d+) per week/.exec(await footBar(page).innerText()) ?? [];
  const terms = await panel.getByText(/^13 weeks × /).innerText();
  const [, total = ""] = /= (\$[\d,]+)$/.exec(terms) ?? [];
  expect(terms).toContain(`13 weeks × ${weekly}`);
  expect((await panel.innerText()).replaceAll(/\s+/g, " ")).toContain(`${weekly} per week for 3 months`);
  await shopper.tap(subscribeOn(panel));
  const chosen = planOf(enquiryForm(page), "3 months");
  await shopper.sees(chosen);
  expect(await chosen.isChecked()).toBe(true);
  expect(await enquiryForm(page).innerText()).toContain(terms);
  const email = "from-home@example.com";
  await sendAs(shopper, email);
  expectEffort(shopper.effort, { taps: 4, fields: 4, screens: 4 });
  await page.getByText("3 months").first().waitFor();

  const amount = (text: string) => Number(text.replaceAll(/[$,]/g, ""));
  const lead = (await leadsOf(site)).findLast(({ fields }) => fields["email"] === email);
  expect(lead).toMatchObject({
    category: "Subscription Enquiry",
    fields: { subscription_length: "3 months", weekly_price: amount(weekly), subscription_total: amount(total) },
  });
  const mail = await mailTo(inject("demoDataDir"), email);
  for (const part of [`Weekly price: ${weekly}`, `Total for the term: ${total}`, `${weekly} per week for 3 months`]) {
    expect(mail.text).toContain(part);
  }
  expect(faults).toEqual([]);
});

test("[1.2.2, 2.3.82] from the table of plans", async () => {
  const shopper = await shopperAt("/plans");
  const { page } = shopper;
  await expectNoSidewaysScroll(page);
  await shopper.tap(page.getByRole("link", { name: "See the cars" }).first());
  await shopper.lands(/\/search\/subscription-cars/);
  await shopper.tap(subscribeOn(freeCard(page)));
  const year = planOf(enquiryForm(page), "12 months");
  await shopper.sees(year);
  await shopper.tick(year);
  await sendAs(shopper, "from-plans@example.com");
  expectEffort(shopper.effort, { taps: 4, fields: 4, screens: 4 });
});

/** The page of a car that is free, and its panel. */
async function carPage(page: Page, query = ""): Promise<Locator> {
  await page.goto(demoAddress(site, "/search/subscription-cars"));
  const path = (await nameOf(freeCard(page)).getAttribute("href")) ?? "";
  await page.goto(demoAddress(site, `${path}${query}`));
  return buyPanel(page);
}

test("[4.3.8, 4.4.9] without a script the address has the plan, and the choice goes with the form", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  const panel = await carPage(page, "?plan=6-months");
  expect(await planOf(panel, "6 months").isChecked()).toBe(true);
  await panel.getByText(/^26 weeks × /).waitFor();
  await expect.poll(() => footBar(page).innerText()).toContain("for 6 months");
  await planOf(panel, "12 months").check();
  const terms = panel.getByText(/^52 weeks × /);
  await terms.waitFor();
  expect(await panel.getByText(/^26 weeks × /).isVisible()).toBe(false);
  const told = await terms.innerText();
  await panel.getByRole("button", { name: "Subscribe", exact: true }).click();
  await page.waitForURL(/\/enquire\?plan=12-months$/);
  expect(await planOf(enquiryForm(page), "12 months").isChecked()).toBe(true);
  expect(await enquiryForm(page).innerText()).toContain(told);
});

test("[4.4.9] plans are chosen by keyboard, told to a screen reader, and nothing on the page moves", async () => {
  const page = await browser.page(desktop);
  const panel = await carPage(page);
  await subscribeOn(panel).waitFor();
  const group = panel.getByRole("radiogroup", { name: "Choose your plan" });
  await expectAccessible(page, panel);
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("aside[aria-label='Price and contact'] :is(a, label, h1)")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
    );
  const before = await places();
  await planOf(group, "1 month").focus();
  for (const [at, name] of ["3 months", "6 months", "12 months"].entries()) {
    await page.keyboard.press("ArrowDown");
    expect(await planOf(group, name).isChecked(), `${at}`).toBe(true);
    const told = panel.getByRole("status").filter({ hasText: new RegExp(`^${name}: \\$\\d+ per week\\. `) });
    await told.waitFor({ state: "attached" });
    expect(await places()).toEqual(before);
  }
  for (const choice of await group.getByRole("radio").all()) {
    const box = await choice.locator("..").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.reload();
  expect(await planOf(group, "12 months").isChecked()).toBe(true);
});

test("[3.1.7, 4.3.8] a rental car says that it is one, and is enquired about", async () => {
  const page = await browser.page(phone);
  await page.goto(demoAddress(site, "/find/rental-cars"));
  const card = cards(page).first();
  expect((await card.innerText()).replaceAll(/\s+/g, " ")).toMatch(/\$\d+ per week Rental/);
  expect(await card.getByRole("link", { name: "Subscribe", exact: true }).count()).toBe(0);
});
