import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  expectStill,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import {
  button,
  carOf,
  dialog,
  fillPerson,
  group,
  leadsSaying,
  message,
  openDialog,
} from "#tests/support/enquiry-forms.ts";
import { main } from "#tests/support/page-parts.ts";

const browser = useBrowser();

describe("without JavaScript", () => {
  test("[5.4.5] a site without a captcha takes the contact form at once", async () => {
    const page = await browser.page({ ...desktop, javaScriptEnabled: false });
    await page.goto(demoAddress("corner-lot", "/contact"));
    await fillPerson(page);
    await message(page).fill("Plain contact");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=general-enquiry/);
    expect((await leadsSaying("corner-lot", "Plain contact")).length).toBe(1);
  });

  test("a test drive offers one list of times", async () => {
    const { text } = await ask(inject("demoPort"), group, `${await carOf(group)}/test-drive`);
    const [, field = "none"] = /<label[^>]* for="([^"]+)"[^>]*>Preferred date and time/.exec(text) ?? [];
    const times = new RegExp(`<select[^>]* id="${field}"[\\s\\S]*?</select>`).exec(text)?.[0] ?? "";
    expect(times.split("<option").length - 1).toBeGreaterThan(20);
  });
});

describe("[2.3] the other forms", () => {
  test("[2.3.17] a test drive: the day, then a time that is free, and the booking is kept", async () => {
    const page = await browser.page(desktop);
    await openDialog(page, "Book a Test Drive");
    await fillPerson(page);
    await message(page).fill("Around the block");
    const day = page.getByLabel("Preferred date and time");
    const last = await day.locator("option").last().getAttribute("value");
    await day.selectOption(last);
    const time = page.getByLabel("Time", { exact: true });
    await expect.poll(() => time.locator("option").count()).toBeGreaterThan(2);
    await button(page, "Submit").click();
    await page.getByText("Please choose a time for that day too.").waitFor();
    expect(await time.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Day", { exact: true }).getAttribute("aria-invalid")).toBeNull();
    await expect.poll(() => time.evaluate((element) => element === document.activeElement)).toBe(true);
    await time.selectOption({ index: 2 });
    await expectAccessible(page, dialog(page));
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    await page.getByRole("heading", { name: "Thanks, we have your test drive request" }).waitFor();
    // The time comes from this browser, the yard from the car; typed text appears nowhere.
    const summary = page.locator("main dl");
    await summary.getByText("You asked for").waitFor();
    expect(await summary.innerText()).toMatch(/\b(am|pm)\b[\s\S]*Where[\s\S]*NSW[\s\S]*Phone/);
    expect(await page.locator("main").innerText()).not.toContain("Around the block");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Add to calendar" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("booking.ics");
    const [lead] = await leadsSaying(group, "Around the block");
    expect(lead).toMatchObject({ category: "Test Drive", event_id: 48 });
    expect(lead?.fields["booking_date_time"]).toMatch(new RegExp(`^${last}T\\d\\d:\\d\\d$`));
  });

  test("[2.3.18] 'EMAIL US' writes to the place whose card it stands on", async () => {
    const page = await browser.page(phone);
    await openLive(page, demoAddress(group, "/contact-us/alexandria"));
    await page.getByRole("link", { name: "EMAIL US Alexandria, Service" }).click();
    await dialog(page).waitFor();
    await expectAccessible(page, dialog(page));
    await fillPerson(page);
    await message(page).fill("To the workshop");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=service-booking/);
    expect(await leadsSaying(group, "To the workshop")).toMatchObject([
      { category: "Service Booking", location_id: expect.stringContaining("service") },
    ]);
  });

  test("careers: rewritten, with event 51", async () => {
    const page = await browser.page(desktop);
    await openLive(page, demoAddress(group, "/contact"));
    await page.getByLabel("What is it about?").selectOption("Careers Enquiry");
    await page.getByRole("combobox", { name: /^Location/ }).selectOption({ index: 1 });
    await fillPerson(page);
    await message(page).fill("I can weld");
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=general-enquiry/);
    expect(await leadsSaying(group, "I can weld")).toMatchObject([
      { category: "General Enquiry", subcategory: "Career Enquiry", event_id: 51 },
    ]);
  });
});

const full = process.env["FULL"] !== undefined;
/** One form by default: axe reads the others in their dialogs. */
const forms = full ? ["enquire", "test-drive", "photos"] : ["enquire"];
/** `locations.test.ts` reads the contact page. */
const success = "/success?category=demo-vehicle-enquiry";
const pages = full ? [success, "/contact"] : [success];

test("[2.3] no form page is indexed", async () => {
  for (const form of ["enquire", "test-drive", "photos"]) {
    const { text } = await ask(inject("demoPort"), group, `${await carOf(group)}/${form}`);
    expect([form, /<meta name="robots" content="([^"]+)"/.exec(text)?.[1]]).toEqual([
      form,
      expect.stringContaining("noindex"),
    ]);
  }
});

describe.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)("on %s", (_size, options) => {
  test("[2.3.20] the dialog is accessible in every state and fits the screen", async () => {
    const page = await browser.page(options);
    // The same parts in the same order at every size: axe reads them once.
    const isRead = full || options === phone;
    await openDialog(page, "Enquire");
    if (isRead) await expectAccessible(page, dialog(page));
    await button(page, "Continue").click();
    await page.getByText("*This is a required field.").waitFor();
    if (isRead) await expectAccessible(page, dialog(page));
    await message(page).fill("Only looking");
    await button(page, "Continue").click();
    await page.getByLabel("Full name").waitFor();
    if (isRead) await expectAccessible(page, dialog(page));
    await expectNoSidewaysScroll(page);
    const { height, viewport } = await dialog(page).evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      viewport: innerHeight,
    }));
    expect(height).toBeLessThanOrEqual(viewport * 0.85 - 96 + 1);
  });

  test.each(options === phone || full ? forms : [])("the page /%s is accessible and still", async (form) => {
    const page = await browser.page(options);
    await page.goto(demoAddress(group, `${await carOf(group)}/${form}`), { waitUntil: "networkidle" });
    await expectAccessible(page, main(page));
    await expectNoSidewaysScroll(page);
    await expectStill(page);
  });

  test.each(options === phone || full ? pages : [])("%s is accessible and still", async (path) => {
    const page = await browser.page(options);
    await page.goto(demoAddress(group, path), { waitUntil: "networkidle" });
    await expectAccessible(page, main(page));
    await expectNoSidewaysScroll(page);
    await expectStill(page);
  });
});

test("[18.3.9] the sign of an error stands before its words, also below a field to choose from", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  await page.goto(demoAddress("harbour-city-motors", "/service"));
  const form = main(page).locator("form[method=post]").first();
  await form.getByRole("button", { name: "Continue" }).click();
  const error = form.getByText("This is a required field.").first();
  const [sign, words] = await Promise.all([error.locator("svg").boundingBox(), error.boundingBox()]);
  if (!sign || !words) throw new Error("a field without an error");
  expect(sign.y).toBeGreaterThanOrEqual(words.y - 1);
  expect(sign.y + sign.height).toBeLessThanOrEqual(words.y + words.height + 1);
});
