import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser } from "playwright-core";
import { launchBrowser, patienceMs } from "#tests/support/browser-launch.ts";
import { desktop, openLive } from "#tests/support/browser.ts";
import { carOf, dialog, fillPerson, group, leadsSaying, message } from "#tests/support/enquiry-forms.ts";

// Browsers treat names below localhost as secure whatever the scheme; this name is not.
const host = "www.harbourcitymotors.example";
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`]);
});
afterAll(() => browser.close());

test("[5.4.6] a form with a script is sent from a host that has no https", async () => {
  const context = await browser.newContext(desktop);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await openLive(page, `http://${host}:${inject("demoPort")}${await carOf(group)}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.locator("aside").getByRole("link", { name: "Enquire", exact: true }).click();
  await dialog(page).waitFor();
  await message(page).fill("Over plain http");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Full name").waitFor();
  await fillPerson(page);
  await page.getByRole("button", { name: /^Submit/ }).click();
  await page.waitForURL(/\/success/);
  expect(await leadsSaying(group, "Over plain http")).toHaveLength(1);
});
