import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { demoAddress, desktop, openLive, useBrowser } from "#tests/support/browser.ts";
import { button, carOf, dialog, fillPerson, group, message, openDialog } from "#tests/support/enquiry-forms.ts";
import { toAnother } from "#tests/support/listing.ts";
import {
  cards,
  compareOf,
  gallery,
  main,
  picturesOf,
  saveOf,
  searchBox,
  suggestions,
} from "#tests/support/page-parts.ts";

const browser = useBrowser();
const used = demoAddress(group, "/search/used-cars");

/** What the browser refused on any page, and whether each page's policy enforces Trusted Types. */
async function watch(page: Page) {
  const violations: string[] = [];
  const unguarded: string[] = [];
  await page.exposeFunction("tellViolation", (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document" && response.status() === 200;
    const policy = response.headers()["content-security-policy"] ?? "";
    if (isPage && !policy.includes("require-trusted-types-for 'script'")) unguarded.push(response.url());
  });
  return { violations, unguarded };
}

test("[19.5.14] a shopper's way through the site makes no markup from text, and its policy refuses nothing", async () => {
  const page = await browser.page(desktop);
  const { violations, unguarded } = await watch(page);

  await openLive(page, demoAddress(group));
  await searchBox(page).focus();
  await page.keyboard.type("toyota");
  await suggestions(page).first().waitFor();

  await openLive(page, used);
  await toAnother(page, () => page.locator('input[name=body][value="SUV"]').check());
  await toAnother(page, () => page.locator('input[name=body][value="SUV"]').uncheck());
  await toAnother(page, () =>
    page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" }).click(),
  );
  await page.goBack();
  await page.waitForURL(used);
  await picturesOf(cards(page).first()).hover();
  await cards(page).first().locator("[data-next]").waitFor({ state: "attached" });
  for (const index of [0, 1]) {
    await saveOf(cards(page)).nth(index).click();
    await compareOf(cards(page)).nth(index).check();
  }
  await openLive(page, demoAddress(group, "/favourites"));
  await page.getByRole("columnheader").first().waitFor();

  await openLive(page, demoAddress(group, await carOf(group)));
  await gallery(page).locator("li button[tabindex='0']").click();
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");

  await openLive(page, demoAddress(group, "/repayments"));
  await page.getByRole("slider", { name: "Term, slider" }).fill("3");
  await page.waitForURL(/term=3/);

  await openDialog(page, "Enquire");
  await message(page).fill("Without markup");
  await button(page, "Continue").click();
  await fillPerson(page);
  await button(page, "Submit").click();
  await page.waitForURL(/\/success/);
  await page.waitForLoadState("networkidle");

  await page.goto(demoAddress(group, "/unsubscribe?token=x"));
  await main(page).waitFor();
  expect(unguarded).toEqual([]);
  expect(violations).toEqual([]);

  // The browser does refuse it, and tells.
  const made = page.evaluate(() => {
    document.body.innerHTML = "<b>made from text</b>";
  });
  await expect(made).rejects.toThrow(/TrustedHTML/);
  await expect.poll(() => violations).toHaveLength(1);
});
