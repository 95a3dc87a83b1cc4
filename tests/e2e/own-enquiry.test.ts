import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  demoAddress,
  desktop,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { answerSum } from "#tests/support/enquiry-forms.ts";
import { leadsOf } from "#tests/support/leads-of.ts";
import { mailTo } from "#tests/support/mail-to.ts";
import { carLinks, enquiryForm, main } from "#tests/support/page-parts.ts";
import { Shopper } from "#tests/support/shopper.ts";

const browser = useBrowser();
const small = { ...phone, viewport: { width: 390, height: 844 } };

async function bookAt(page: Page, site: string, email: string): Promise<void> {
  await page.goto(demoAddress(site, "/search"));
  const car = (await carLinks(page).first().getAttribute("href")) ?? "";
  await page.goto(demoAddress(site, `${car}/test-drive`));
  const form = enquiryForm(page);
  await form.getByLabel(/^Full name/).fill("Mia Tran");
  await form.getByLabel(/^Mobile/).fill("0412345678");
  await form.getByLabel(/^Email\*/).fill(email);
}

/** "Wednesday, 11 March 2026 at 10:30 am" */
const shownTime = (page: Page) => main(page).locator("time").first().innerText();

test.each(["harbour-city-motors", "sunstate-autos", "redline-motorcycles"])(
  "[11.10.3] on a phone at %s a drive is moved in four taps from the page of thanks, and cancelled in two",
  async (site) => {
    const page = await browser.page(small);
    const shopper = new Shopper(page);
    await bookAt(page, site, `own@${site}.example`);
    const form = enquiryForm(page);
    await form.getByLabel(/^Preferred date/).selectOption({ index: 1 });
    await form.getByLabel("Time", { exact: true }).selectOption({ index: 1 });
    await form.getByRole("button", { name: "Submit" }).tap();
    await page.waitForURL(/\/success/);

    await shopper.tap(page.getByRole("link", { name: "Move, cancel or ask" }));
    await shopper.lands(/\/your-enquiry/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, main(page));
    const before = await shownTime(page);
    await shopper.tap(page.getByText("Move it to another time"));
    const times = page.getByRole("radiogroup", { name: "Free times on that day" });
    await shopper.tap(times.getByRole("radio").last());
    await shopper.tap(page.getByRole("button", { name: "Take this time" }));
    await page.getByRole("status").getByText("Done. We know your new time").waitFor();
    expect(shopper.effort.taps).toBe(4);
    const moved = await shownTime(page);
    expect(moved).not.toBe(before);

    await shopper.tap(page.getByText("Cancel it", { exact: true }));
    await shopper.tap(page.getByRole("button", { name: "Yes, cancel it" }));
    await page.getByRole("heading", { name: "Cancelled" }).waitFor();
    expect(shopper.effort.taps).toBe(6);
    // The lead says what was asked for at first.
    const lead = (await leadsOf(site)).find(({ fields }) => fields["email"] === `own@${site}.example`);
    expect(lead).toMatchObject({ category: "Test Drive", status: "Complete" });
  },
);

test("[11.10.1] without a script: from the mail, on a desktop, a day and a time are chosen and a question is sent", async () => {
  const site = "harbour-city-motors";
  const page = await browser.page({ ...desktop, javaScriptEnabled: false });
  await bookAt(page, site, "plain@own.example");
  await enquiryForm(page)
    .getByLabel(/^Preferred date/)
    .selectOption({ index: 3 });
  await enquiryForm(page).getByRole("button", { name: "Submit" }).click();
  await answerSum(page);
  await enquiryForm(page).getByRole("button", { name: "Submit" }).click();
  await page.waitForURL(/\/success\?.*own=/);
  const mail = await mailTo(inject("demoDataDir"), "plain@own.example");
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain("text/calendar");
  await page.goto(/http:\/\/\S+\/your-enquiry\?token=\S+/.exec(mail.text ?? "")?.[0] ?? "");
  const before = await shownTime(page);
  await page.getByText("Move it to another time").click();
  await page.getByRole("navigation", { name: "Days with free times" }).getByRole("link").last().click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Take this time" }).click();
  await page.getByText("Done. We know your new time").waitFor();
  expect(await shownTime(page)).not.toBe(before);
  await page.getByLabel("Your message").fill("Is there parking?");
  await page.getByRole("button", { name: "Send the message" }).click();
  await page.getByText("You wrote: Is there parking?").waitFor();
});

test("[11.10.2] a link that was never given out says so, and how to go on", async () => {
  const page = await browser.page(small);
  await page.goto(demoAddress("harbour-city-motors", "/your-enquiry?token=made-up"));
  await page.getByRole("heading", { name: "This link does not work any more" }).waitFor();
  await expectAccessible(page, main(page));
});
