import { basename, join } from "node:path";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import type { LeadFile } from "#domain/lead/lead-file.ts";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { button, carOf, fillPerson, group } from "#tests/support/enquiry-forms.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { aPdf } from "#tests/support/upload-samples.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";
import { folderFiles } from "#tests/support/folder-files.ts";

const browser = useBrowser();
const field = (page: Page, name: string) => enquiryForm(page).locator(`[name="${name}"]`);
const reach = (page: Page, step: number) => page.getByText(`Step ${step} of 4`).waitFor();

async function answerCondition(page: Page): Promise<void> {
  const answers = { condition: "excellent", interior: "good", service_history: "full", mechanical: "none" };
  for (const [name, value] of Object.entries({ ...answers, accident: "no", under_finance: "Yes" }))
    await enquiryForm(page).locator(`[name="${name}"][value="${value}"]`).check();
}

/** Two small ones by default; in a full run nine of a camera's size, which with the payout letter reach the limit of files. */
const photo = process.env["FULL"] ? { count: 9, width: 4032, height: 3024 } : { count: 2, width: 2600, height: 1950 };
const newest = async (email: string) => (await leadsOf(group)).findLast(({ fields }) => fields["email"] === email);

/** Like camera photos held upright: noise does not compress, and the picture is stored sideways in the file. */
async function cameraPhotos(folder: string): Promise<string[]> {
  const [first = "", ...others] = Array.from({ length: photo.count }, (_, at) => join(folder, `photo-${at}.jpg`));
  const noise = { type: "gaussian" as const, mean: 128, sigma: 25 };
  await sharp({ create: { width: photo.width, height: photo.height, channels: 3, background: "#888", noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toFile(first);
  for (const file of others) copyFileSync(first, file);
  return [first, ...others];
}

/** The pictures stored with a lead: width, height and orientation. */
async function storedPhotos(files: LeadFile[]) {
  const leadFiles = folderFiles(inject("demoDataDir"));
  return Promise.all(
    files.map(async (file) => {
      const { width, height, orientation, exif } = await sharp(
        (await leadFiles.read(file)) ?? Buffer.alloc(0),
      ).metadata();
      return { width, height, orientation, exif };
    }),
  );
}

test("[2.1, 4.5, 7.2.6, 15.1.1, 15.1.3] on a phone a car is traded in for another, back and forth, left and resumed, with photos", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-photos-"));
  const photos = await cameraPhotos(folder);
  const page = await browser.page(phone);
  await openLive(page, demoAddress(group, await carOf(group)));
  await page.getByRole("link", { name: "Trade-In Valuation" }).first().click();
  await page.waitForURL(/\/valuations\?car_id=/);
  await page.waitForLoadState("networkidle");
  await field(page, "Rego").fill("abc 12d");
  await field(page, "rego_state").selectOption("NSW");
  // Beyond the limits it is told while it is typed.
  const noEstimate = page.getByText("One of our team values yours in person and calls you.");
  await field(page, "trade_in_km").fill("145,000");
  await noEstimate.waitFor();
  await field(page, "trade_in_km").fill("45,000");
  await noEstimate.waitFor({ state: "detached" });
  await button(page, "Continue").click();
  // The register names it whole, so it is not asked for again.
  await reach(page, 3);
  await page.getByText("Ford Ranger XLT. The register does not list it as stolen or written off").waitFor();
  await page.getByText("Sample data").waitFor();
  // Back and forth: corrections stay.
  await button(page, "Back").click();
  await reach(page, 2);
  await expect.poll(() => field(page, "trade_in_model").inputValue()).toBe("Ranger");
  await expectAccessible(page, enquiryForm(page));
  await field(page, "trade_in_badge").fill("Wildtrak");
  await button(page, "Back").click();
  await reach(page, 1);
  await button(page, "Continue").click();
  await reach(page, 2);
  await expect.poll(() => field(page, "trade_in_badge").inputValue()).toBe("Wildtrak");
  await button(page, "Continue").click();
  await reach(page, 3);
  // A new step begins at its first question, however long it is.
  const question = enquiryForm(page).getByText("How would you describe the outside?");
  await expect.poll(() => question.evaluate((it) => it.getBoundingClientRect().top >= 0)).toBe(true);
  await answerCondition(page);
  await enquiryForm(page).getByText("payout letter").waitFor();
  await expectNoSidewaysScroll(page);
  await button(page, "Continue").click();
  await reach(page, 4);

  // Left, and opened again on another day.
  await page.clock.setSystemTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
  await page.reload();
  await untilLive(page);
  await page.getByText("We kept your answers.").waitFor();
  await reach(page, 4);
  const payout = { name: "payout-letter.pdf", mimeType: "application/pdf", buffer: aPdf() };
  await field(page, "photos").setInputFiles(photos.slice(1));
  await field(page, "photos").setInputFiles([payout, { ...payout, name: "wrong.pdf" }]);
  const chosen = page.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
  await expect.poll(() => chosen.count()).toBe(photo.count + 1);
  await button(page, "Remove wrong.pdf").click();
  await field(page, "photos").setInputFiles(photos.slice(0, 1));
  await expect.poll(() => chosen.count()).toBe(photo.count + 1);
  await expect.poll(() => chosen.allInnerTexts()).not.toContain("wrong.pdf");
  await fillPerson(page);
  await enquiryForm(page)
    .getByRole("textbox", { name: /^Email/ })
    .fill("trader@example.com");
  // The connection drops while the photos upload: everything is still there, and is sent again.
  await page.route("**/with-files", (route) => route.abort(), { times: 1 });
  await button(page, "Get my estimate").click();
  await page.getByText("We cannot reach the site just now.").first().waitFor();
  await button(page, "Get my estimate").click();
  await page.waitForURL(/\/success\?.*valuation_id=/);
  await page.getByText("Indicative only, subject to inspection.").waitFor();
  await page.getByText("The register does not list it as stolen or written off").waitFor();
  await expect
    .poll(() => page.getByRole("region", { name: "Your estimate" }).innerText())
    .toMatch(/Based on \d+ similar cars/);
  await expectNoSidewaysScroll(page);
  const id = new URL(page.url()).searchParams.get("valuation_id") ?? "";
  rmSync(folder, { recursive: true });

  const lead = await newest("trader@example.com");
  expect(lead).toMatchObject({
    form: "trade-in",
    category: "Trade-In Valuation",
    status: "Complete",
    fields: {
      Rego: "abc 12d",
      trade_in_model: "Ranger",
      trade_in_badge: "Wildtrak",
      trade_in_km: "45000",
      valuation_id: id,
      valuation: expect.stringMatching(/^\$[\d,]+ to \$[\d,]+\. Based on/),
      vehicle_register: expect.stringMatching(/^The register does not list it.* \(Sample data\)$/),
      car_id: expect.stringMatching(/\w/),
      car_dealership_id: expect.stringMatching(/^hcm-/),
      lead_attributes: { visited_pages: expect.arrayContaining([expect.stringContaining("/cars/")]) },
    },
  });
  expect(lead?.["steps"]).toHaveLength(4);
  const files = (lead?.["files"] ?? []) as LeadFile[];
  expect(files.map(({ name }) => name).toSorted()).toEqual([
    "payout-letter.pdf",
    ...photos.map((file) => basename(file)).toSorted(),
  ]);
  const upright = { width: 1920, height: 2560, orientation: undefined, exif: undefined };
  expect(await storedPhotos(files.filter(({ type }) => type !== "application/pdf"))).toEqual(photos.map(() => upright));
  // Another site does not know it.
  const elsewhere = await ask(inject("demoPort"), "sunstate-autos", `/success?category=x&valuation_id=${id}`);
  expect(elsewhere.text).not.toMatch(/Indicative only/);
});

test("[4.5, 15.1.2] without JavaScript the steps are posted; a car beyond the limits leads to a person", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(demoAddress(group, "/valuations"));
  await field(page, "Rego").fill("ABC12D");
  await field(page, "trade_in_km").fill("145000");
  await button(page, "Continue").click();
  await page.getByText("Sample data").waitFor();
  await enquiryForm(page).getByText("Vehicles over 100,000 km generally get no online estimate.").waitFor();
  await answerCondition(page);
  await field(page, "location_id").selectOption({ index: 1 });
  await button(page, "Continue").click();
  // A car under finance adds a question and the payout letter.
  await enquiryForm(page).getByText("payout letter").waitFor();
  await page.getByLabel("Which lender?").fill("Pepper");
  await button(page, "Continue").click();
  await fillPerson(page);
  await enquiryForm(page)
    .getByRole("textbox", { name: /^Email/ })
    .fill("plain-trader@example.com");
  const time = (await field(page, "booking_date_time").locator("option").nth(1).getAttribute("value")) ?? "";
  await field(page, "booking_date_time").selectOption(time);
  await enquiryForm(page).locator('[name="category"][value="Sell My Car"]').check();
  await button(page, "Send my details").click();
  const sum = (await page.locator("label", { hasText: "plus" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
  await page.getByLabel(/what is \d plus \d\?/).fill(String((sum[0] ?? 0) + (sum[1] ?? 0)));
  await button(page, "Send my details").click();
  await page.waitForURL(/\/success\?.*valuation_id=/);
  await page.getByText("Vehicles over 100,000 km generally get no online estimate.").waitFor();
  await expect
    .poll(() => page.getByRole("region", { name: "Your estimate" }).getByRole("heading").innerText())
    .toMatch(/^\d{4} Ford Ranger XLT/);
  await expect
    .poll(() => page.getByRole("region", { name: "Your estimate" }).locator('a[href^="tel:"]').count())
    .toBe(1);

  expect(await newest("plain-trader@example.com")).toMatchObject({
    form: "trade-in",
    category: "Sell My Car",
    status: "Complete",
    fields: {
      trade_in_make: "Ford",
      booking_date_time: time,
      under_finance: "Yes",
      finance_lender: "Pepper",
      valuation: expect.stringContaining("No online estimate"),
    },
  });
});
