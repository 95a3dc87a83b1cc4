import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { demoAddress, expectAccessible, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { dialog } from "#tests/support/enquiry-forms.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

// The short forms of the mailing list.
const places = [
  ["harbour-city-motors", "the shared footer"],
  ["meridian-new-cars", "a template's own footer"],
  ["redline-motorcycles", "the section in a footer"],
] as const;
const required = "*This is a required field.";
const invalid = "invalid email address";

const browser = useBrowser();

async function send(page: Page, typed: string): Promise<void> {
  const form = page.locator("footer form[action='/enquire/subscribe']");
  await form.getByRole("textbox", { name: "Email" }).fill(typed);
  await form.getByRole("button").click();
}

/** The field says that it is wrong, and our sentence describes it. */
async function expectToldIn(page: Page, sentence: string): Promise<void> {
  const email = enquiryForm(page).getByRole("textbox", { name: "Email" });
  await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
  const id = (await email.getAttribute("aria-describedby"))?.split(" ").at(-1);
  expect(await page.locator(`[id="${id}"]`).innerText()).toBe(sentence);
}

describe("[5.1.1, 5.3.1] a sign-up that is empty or mistyped gets our sentence, not the browser's", () => {
  test.each(places)("%s: %s", async (site) => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress(site, "/faqs"));
    await send(page, "");
    await dialog(page).waitFor();
    await expectToldIn(page, required);
    const email = dialog(page).getByRole("textbox", { name: "Email" });
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessible(page, dialog(page));
    await page.keyboard.press("Escape");
    await send(page, "ana@nowhere");
    await expectToldIn(page, invalid);
    expect(await email.inputValue()).toBe("ana@nowhere");
  });

  test.each(places)("%s: %s, without a script", async (site) => {
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    await page.goto(demoAddress(site, "/faqs"));
    await send(page, "");
    await page.waitForURL(/\/enquire\/subscribe$/);
    await expectToldIn(page, required);
    await send(page, "ana@nowhere");
    await expectToldIn(page, invalid);
  });
});
