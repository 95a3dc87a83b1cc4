import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { demoAddress, expectAccessible, expectNoSidewaysScroll, phone, useBrowser } from "#tests/support/browser.ts";
import { isTo, mailWhere } from "#tests/support/mail-to.ts";
import { Shopper } from "#tests/support/shopper.ts";

// Into the desk of a running server, by the mails that it sends.

const browser = useBrowser();
const small = { ...phone, viewport: { width: 390, height: 844 } };
const principal = "principal@harbourcitymotors.example";
const deskAddress = (path: string): string => demoAddress("desk", path);

/** Link and code of the newest mail to this address that has not been read here yet. */
const read = new Set<string>();
async function nextMail(address: string): Promise<{ link: string; code: string }> {
  const mail = await mailWhere(
    inject("demoDataDir"),
    (one) => isTo(one, address) && /sign-in\/link/.test(one.text ?? "") && !read.has(one.messageId ?? ""),
  );
  read.add(mail.messageId ?? "");
  const text = mail.text ?? "";
  return { link: /\S+\/sign-in\/link\?token=\S+/.exec(text)?.[0] ?? "", code: /\b\d{6}\b/.exec(text)?.[0] ?? "" };
}

async function asked(page: Page, address: string): Promise<Shopper> {
  const dealer = new Shopper(page);
  await page.goto(deskAddress("/"));
  await page.getByLabel("Your email address").fill(address);
  await dealer.tap(page.getByRole("button", { name: "Send me a link and a code" }));
  await page.getByLabel("Code from the mail").waitFor();
  return dealer;
}

test("on a phone a principal comes in by link in two taps, and sees the day", async () => {
  const page = await browser.page(small);
  const dealer = await asked(page, principal);
  const { link } = await nextMail(principal);
  await page.goto(link);
  await dealer.tap(page.getByRole("button", { name: "Sign in on this device" }));
  await page.waitForURL(/\/today/);
  expect(dealer.effort.taps).toBe(2);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, page.locator("body"));
});

test("a scanner opens the link first and presses its buttons: the code still enters, a colleague comes, a session ends", async () => {
  const colleague = "priya@harbourcitymotors.example";
  const page = await browser.page(small);
  const dealer = new Shopper(page);
  await page.goto(deskAddress("/people"));
  await page.getByLabel("Your email address").fill("operator@forecourt.example");
  await dealer.tap(page.getByRole("button", { name: "Send me a link and a code" }));
  const { link, code } = await nextMail("operator@forecourt.example");
  const scanner = await browser.page(small);
  await scanner.goto(link);
  await scanner.getByText("Type the code where you asked").waitFor();
  for (const button of await scanner.getByRole("button").all()) await button.click();
  await page.getByLabel("Code from the mail").fill(code);
  await dealer.tap(page.getByRole("button", { name: "Sign in" }));
  await page.waitForURL(/\/sites/);
  expect(dealer.effort.taps).toBe(2);
  await page.goto(deskAddress("/people/invite?site=harbour-city-motors"));
  await page.getByLabel("Name", { exact: true }).fill("Priya Nair");
  await page.getByLabel("Email address").fill(colleague);
  await page.getByRole("radio", { name: /^Sales/ }).check();
  await page
    .getByRole("button", { name: /invitation|Invite/ })
    .last()
    .tap();
  await page.waitForURL(/\/people\?/);

  const invited = await nextMail(colleague);
  const hers = await browser.page(small);
  await hers.goto(invited.link);
  await hers.getByLabel("Code from the mail").fill(invited.code);
  await hers.getByRole("button", { name: "Come in" }).tap();
  await hers.waitForURL(/\/today/);
  expect((await hers.goto(deskAddress("/people")))?.status()).toBe(404);

  await page.goto(deskAddress("/people?site=harbour-city-motors"));
  await page.getByText("Priya Nair").first().tap();
  await page.getByRole("button", { name: "Sign Priya out everywhere" }).tap();
  await page.waitForURL(/said=ended/);
  await hers.goto(deskAddress("/today"));
  await hers.waitForURL(/\/sign-in/);
});
