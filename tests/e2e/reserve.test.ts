import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { leadsOf } from "#tests/support/leads-of.ts";

const browser = useBrowser();
const site = "sunstate-autos";

/** A car of the listing that can be reserved now. */
async function reservable(): Promise<string> {
  const listing = await ask(inject("demoPort"), site, "/used-car");
  return /href="(\/cars\/[^"/]+)\/checkout"/.exec(listing.text)?.[1] ?? "";
}

/** Goes by the keyboard alone to the control of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 120; n += 1) {
    await page.keyboard.press("Tab");
    const label = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return (at?.labels?.[0] ?? at)?.textContent ?? "";
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`no way to ${String(name)}`);
}

test("[4.4] on a phone, with the keyboard alone: reserve, declined, left, a second try, paid", async () => {
  const page = await browser.page(phone);
  const path = await reservable();
  await page.goto(demoAddress(site, path));
  const link = page.getByRole("link", { name: /^Reserve Car Now/ }).first();
  expect(await link.getAttribute("href")).toBe(`${path}/checkout`);
  await openLive(page, demoAddress(site, `${path}/checkout`));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await tabTo(page, /^Full name/);
  await page.keyboard.type("Mia Tran");
  await tabTo(page, /^Mobile/);
  await page.keyboard.type("0412345678");
  await tabTo(page, /^Email/);
  await page.keyboard.type("mia.reserve@example.com");
  await tabTo(page, /^Pay \$200 and reserve/);
  await page.keyboard.press("Enter");
  // The terms are not accepted yet: the focus is on them.
  await page.getByText("*Please accept the reservation terms before you pay.").waitFor();
  await page.keyboard.press("Space");
  await tabTo(page, /^Pay \$200 and reserve/);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/api\/payments\/sandbox\/pay/);
  await tabTo(page, /^Decline the card/);
  await page.keyboard.press("Enter");
  await page.getByText("The card was declined. You have not been charged.").waitFor();
  await tabTo(page, /^Leave without paying/);
  await page.keyboard.press("Enter");

  await page.waitForURL(/\/checkout\/done\?/);
  await page.getByRole("heading", { name: "Your payment is not finished" }).waitFor();
  await page.getByText(/^1[45]:\d\d left to pay$/).waitFor();
  await expectAccessible(page);
  // Left for good, and back at the car in another tab: the hold that stands there is their own.
  const tab = await page.context().newPage();
  await tab.goto(demoAddress(site, path));
  await tab.getByRole("link", { name: "Go on to payment" }).click();
  await tab.getByRole("heading", { name: "Your payment is not finished" }).waitFor();
  await tabTo(page, /^Pay \$200 now/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/api\/payments\/sandbox\/pay/);
  await tabTo(page, /^Approve the payment/);
  await page.keyboard.press("Enter");

  await page.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  // The other tab finds out by itself.
  await tab.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  await tab.close();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const reference = await page.locator(".rv-d dd").first().innerText();
  const leads = (await leadsOf(site)).filter(({ fields }) => fields["email"] === "mia.reserve@example.com");
  expect(leads).toMatchObject([{ status: "Complete", fields: { reservation_reference: reference } }]);
  // Everybody else sees it too, at once.
  expect((await ask(inject("demoPort"), site, path)).text).toContain("Reserved for another buyer");

  // Read again it says the same, and the way Back leads past the page where it was paid.
  await page.reload();
  expect(await page.locator(".rv-d dd").first().innerText()).toBe(reference);
  await page.goBack();
  await page.getByRole("heading", { name: "It is reserved for you" }).waitFor();
  expect(await page.locator(".rv-d dd").first().innerText()).toBe(reference);

  // The next checkout knows them.
  await page.goto(demoAddress(site, `${await reservable()}/checkout`));
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[name=name]")?.value === "Mia Tran");
  await page.context().close();
});
