import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { demoAddress, openLive, phone, useBrowser } from "#tests/support/browser.ts";
import { dialog } from "#tests/support/enquiry-forms.ts";
import { demoSites } from "#tests/support/demo-sites.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const box = (within: Locator) => within.locator("[name=opt_in]");

/** The first vehicle that can be driven, of the site's own listing. */
async function drivenCar(site: string, listing: string): Promise<string> {
  const { text } = await ask(inject("demoPort"), site, listing);
  return /href="(\/cars\/[^"/]+)\/test-drive"/.exec(text)?.[1] ?? "";
}

async function openTestDrive(page: Page, site: string, car: string): Promise<Locator> {
  await openLive(page, demoAddress(site, car));
  await page.locator(`main a[data-dialog][href="${car}/test-drive"]`).first().tap();
  await box(dialog(page)).waitFor({ state: "attached" });
  return dialog(page);
}

/** Whether a finger would reach it where it is: nothing lies over it, and nothing has to be scrolled. */
const isReachable = (control: Locator) =>
  control.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (found === it || it.closest("label")?.contains(found) === true);
  });

test("[12.1.8] an unticked box stays unticked in a dialog and on a page of the same browser", async () => {
  // The one demo site that keeps the specification's default.
  const site = "sunstate-autos";
  const car = await drivenCar(site, "/search/used-cars");
  const page = await browser.page(phone);
  const drive = await openTestDrive(page, site, car);
  expect(await box(drive).isChecked()).toBe(true);
  await box(drive).uncheck();
  await openLive(page, demoAddress(site, `${car}/test-drive`));
  await expect.poll(() => box(enquiryForm(page)).isChecked()).toBe(false);
  const again = await openTestDrive(page, site, car);
  await expect.poll(() => box(again).isChecked()).toBe(false);
  // Another visitor is asked as the site says.
  const other = await browser.page(phone);
  expect(await box(await openTestDrive(other, site, car)).isChecked()).toBe(true);
});

const oneOfEachTemplate = [
  ...new Map(
    demoSites()
      .sites.filter(({ settings }) => settings.enquiry.test_drive !== null)
      .map(({ settings: { template, slug, default_search_path: listing } }) => [template, { template, slug, listing }]),
  ).values(),
];

test.each(oneOfEachTemplate)(
  "[12.1.10] on a phone the consent box of $template stands above the button, in view with it",
  async ({ slug, listing }) => {
    const page = await browser.page(phone);
    const form = await openTestDrive(page, slug, await drivenCar(slug, listing));
    expect(await isReachable(box(form))).toBe(true);
    const send = form.getByRole("button", { name: /^Submit/ });
    const [consent, button] = await Promise.all([box(form).boundingBox(), send.boundingBox()]);
    expect((consent?.y ?? 0) + (consent?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  },
);
