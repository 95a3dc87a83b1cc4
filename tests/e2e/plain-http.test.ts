import { expect, inject, test } from "vitest";
import { desktop, insecureHost, openLive, useBrowser } from "#tests/support/browser.ts";
import { carOf, dialog, fillPerson, group, leadsSaying, message } from "#tests/support/enquiry-forms.ts";

const browser = useBrowser();

test("[5.4.6] a form with a script is sent from a host that has no https", async () => {
  const page = await browser.page(desktop);
  await openLive(page, `http://${insecureHost}:${inject("demoPort")}${await carOf(group)}`);
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
