import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openBeforeScript,
  openLive,
  phone,
  scriptFaults,
  untilLive,
  useBrowser,
} from "#tests/support/browser.ts";
import { button, fillPerson, leadsSaying, person } from "#tests/support/enquiry-forms.ts";
import { fillApplication, sendApplication } from "#tests/support/finance-application.ts";
import { askOperator } from "#tests/support/leads-of.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

const browser = useBrowser();

/** A car of the listing with finance. */
async function financed(site: string, listing: string): Promise<string> {
  const { text } = await ask(inject("demoPort"), site, listing);
  return /href="(\/cars\/[^"/]+)\/finance"/.exec(text)?.[1] ?? "";
}

type Delivery = { channel: string; state: string };
/** Deliveries of a lead, as an operator lists them. */
async function deliveriesOf(site: string, leadId: string | undefined): Promise<Delivery[]> {
  const lines = (await askOperator("deliveries", "list", "--site", site))
    .split("\n")
    .filter((line) => leadId !== undefined && line.includes(leadId));
  return lines.map((line) => {
    const [, about = ""] = line.split(`lead ${leadId}`);
    const [state = "", channel = ""] = about.trim().split(/\s+/);
    return { state, channel };
  });
}

async function expectDelivered(site: string, leadId: string | undefined): Promise<void> {
  const states = async () => new Set((await deliveriesOf(site, leadId)).map(({ state }) => state));
  await expect.poll(states).toEqual(new Set(["delivered"]));
}

/** The three figures with the warning, and their captions, as they are rendered. */
const figures = (page: Page) =>
  page
    .locator("main dl", { hasText: "p.a. comparison rate" })
    .first()
    .evaluate((list) => {
      const look = (element: Element) => {
        const { fontSize, fontWeight, color } = getComputedStyle(element);
        return `${fontSize} ${fontWeight} ${color}`;
      };
      const all = (what: string) => [...(list.parentElement?.querySelectorAll(`:scope > ${what}`) ?? [])];
      return {
        texts: all("dl > div").map((one) => (one as HTMLElement).innerText.replaceAll(/\s+/g, " ")),
        figures: new Set(all("dl > div > dd").map(look)).size,
        captions: new Set([...all("dl > div > dt"), ...all("p:not(#rates)")].map(look)).size,
        warning: all("#rates")
          .map((one) => one.textContent)
          .join(" "),
      };
    });

describe("[2.1, 2.3, 5] finance", () => {
  test("lender type 1: the calculator is in the address, the application one lead with its steps, and delivered", async () => {
    const site = "harbour-city-motors";
    const page = await browser.page(phone);
    const faults = scriptFaults(page);
    await openLive(page, demoAddress(site, await financed(site, "/search/used-cars")));
    const before = await figures(page);
    expect(before).toMatchObject({ figures: 1, captions: 1, warning: expect.stringContaining("WARNING") });
    expect(before.texts).toEqual([
      expect.stringMatching(/^\$[\d,]+ per week$/),
      "8.19% p.a. interest",
      "9.07% p.a. comparison rate",
    ]);

    await page.getByText("Change deposit, term or balloon").click();
    await page.getByRole("slider", { name: "Term, slider" }).fill("3");
    await page.getByRole("textbox", { name: "Deposit" }).fill("$9,000");
    await page.getByRole("radio", { name: "Monthly" }).check({ force: true });
    await page.waitForURL(/\?deposit=9000&term=3&period=monthly$/);
    const [repayment = ""] = (await figures(page)).texts;
    expect(repayment).toMatch(/per month$/);
    await expectNoSidewaysScroll(page);
    await button(page, "About this estimate").press("Enter");
    await page.getByText("Repayments are estimates for a consumer loan over 60 months").waitFor();
    await expectAccessible(page, page.locator("#finance-info"));
    await expect
      .poll(() => page.locator("#finance-info").ariaSnapshot())
      .toMatch(/dialog "About this estimate":[\s\S]*heading "About this estimate"[\s\S]*button "Close"/);
    await button(page, "Close").press("Enter");
    await expect
      .poll(() => button(page, "About this estimate").evaluate((one) => one === document.activeElement))
      .toBe(true);
    await expectAccessible(page, page.locator("#repayments"));

    // Opened again, as by somebody who got the link.
    await page.reload();
    await untilLive(page);
    await expect.poll(async () => (await figures(page)).texts[0]).toBe(repayment);
    await page.getByRole("link", { name: "Ask about this loan" }).click();
    await page.waitForURL(/\/finance\?car_id=[^&]+&car_type=used&deposit=9000&term=3&period=monthly#finance-form$/);
    await expect
      .poll(() =>
        page
          .getByRole("textbox", { name: /^Deposit/ })
          .last()
          .inputValue(),
      )
      .toBe("9000");

    await openLive(
      page,
      demoAddress(
        site,
        "/apply-for-finance?vehiclePriceBudget=54000&preferredDealership=parramatta&car_type=used#finance-form",
      ),
    );
    const price = page.getByRole("textbox", { name: /^Price/ });
    await expect.poll(() => price.inputValue()).toBe("54000");
    await expect.poll(() => page.getByLabel(/Preferred dealership/).inputValue()).not.toBe("");
    await fillApplication(page, "In five steps");
    await button(page, "Send application").click();
    await page.getByText("*This is a required field.").first().waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Privacy Statement", exact: true }).first().getAttribute("href"))
      .toBe("/pages/privacy-statement");
    await page.getByLabel(/I have read and understood/).check();
    // 2.1: the car type in the address decides where the visitor ends.
    await sendApplication(page, "used-vehicle-enquiry");
    const [lead, ...others] = await leadsSaying(site, "In five steps");
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      status: "Complete",
      category: "Finance Application",
      fields: {
        name: person.name,
        vehiclePriceBudget: "54000",
        loan_purpose: "Personal",
        employment: "Retired",
        income: "1900",
        terms_agreed: true,
        step_number: 4,
        subcategory: "Pre-approval",
      },
    });
    await expectDelivered(site, lead?.id);
    expect(faults).toEqual([]);
  });

  test("what is answered before the script has come counts, as if it had been there", async () => {
    const page = await browser.page(phone);
    const come = await openBeforeScript(page, demoAddress("harbour-city-motors", "/apply-for-finance"));
    const price = page.locator("[name=vehiclePriceBudget]");
    await price.fill("27500");
    await page.getByLabel("Personal", { exact: true }).check();
    await page.getByLabel(/Preferred dealership/).selectOption({ index: 1 });
    come();
    await untilLive(page);
    await button(page, "Continue").click();
    await page.getByLabel("Full name").waitFor();
    await button(page, "Back").click();
    await expect.poll(() => price.inputValue()).toBe("27500");
    await expect.poll(() => page.getByLabel("Personal", { exact: true }).isChecked()).toBe(true);
  });

  test("[14.3.5] without a script, finance page and vehicle page show the calculation of their address", async () => {
    const site = "harbour-city-motors";
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    const calculator = page.getByRole("form", { name: "Repayment calculator" });
    const depositOf = () => calculator.getByRole("textbox", { name: "Deposit" }).inputValue();
    await page.goto(demoAddress(site, "/finance?vehiclePriceBudget=54000&deposit=4000"));
    await expect.poll(() => calculator.getByRole("textbox", { name: "Price" }).inputValue()).toBe("54000");
    await expect.poll(depositOf).toBe("4000");
    const car = await financed(site, "/search/used-cars");
    await page.goto(demoAddress(site, car));
    const [quoted] = (await figures(page)).texts;
    await page.goto(demoAddress(site, `${car}?deposit=9000&term=3&period=monthly`));
    await expect.poll(depositOf).toBe("9000");
    const [worked] = (await figures(page)).texts;
    expect(worked).toMatch(/per month$/);
    expect(worked).not.toBe(quoted);
  });

  test("[14.3.1] lender type 6 without a script: worked out by the server, and the form goes to car-clarity", async () => {
    const site = "outback-caravans-trucks";
    const page = await browser.page({ ...phone, javaScriptEnabled: false });
    const car = await financed(site, "/search/caravans-trucks-and-utes");
    await page.goto(demoAddress(site, car));
    const [quoted] = (await figures(page)).texts;
    await page.getByText("Change deposit, term or balloon").click();
    await page.getByRole("textbox", { name: "Deposit" }).fill("5000");
    await button(page, "Work it out").click();
    await page.waitForURL(/\/repayments\?car_id=/);
    const worked = await figures(page);
    expect(worked).toMatchObject({ figures: 1, captions: 1 });
    expect(worked.texts[0]).not.toBe(quoted);
    await expect.poll(() => page.getByRole("textbox", { name: "Deposit" }).inputValue()).toBe("5000");
    await page.getByText("Repayments are estimates over 84 months").last().waitFor();
    // Values in the address are filled in, and later steps keep them.
    await page.goto(demoAddress(site, "/finance-enquiry?vehiclePriceBudget=31000&deposit=2500"));
    const form = enquiryForm(page);
    await expect.poll(() => form.locator("[name=vehiclePriceBudget]").inputValue()).toBe("31000");
    await page.getByLabel(/Preferred dealership/).selectOption({ index: 1 });
    await button(page, "Continue").click();
    await page.getByLabel("Full name").waitFor();
    await expect.poll(() => form.locator("[name=vehiclePriceBudget]").inputValue()).toBe("31000");
    await page.goto(demoAddress(site, car));
    await page.getByRole("link", { name: "Get Finance" }).first().click();
    await page.waitForURL(/\/finance-enquiry\?car_id=.*#finance-form$/);
    await page.locator("[name=message]").fill("Without a script");
    await button(page, "Continue").click();
    await fillPerson(page);
    await page.getByLabel(/I have read and understood/).check();
    await button(page, "Submit").click();
    const question = page.getByLabel(/what is \d plus \d\?/);
    const sum = (await page.locator("label", { hasText: "plus" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
    await question.fill(String((sum[0] ?? 0) + (sum[1] ?? 0)));
    await button(page, "Submit").click();
    await page.waitForURL(/\/success/);
    const [lead, ...others] = await leadsSaying(site, "Without a script");
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      status: "Complete",
      category: "Finance Enquiry",
      fields: { car_id: expect.any(String) },
    });
    const channels = (await deliveriesOf(site, lead?.id)).map(({ channel }) => channel);
    expect(channels.filter((channel) => channel === "car-clarity")).toHaveLength(1);
  });

  test("lender type 5 quotes by the month; type 7 asks for the terms of use, and its enquiry arrives", async () => {
    const page = await browser.page(phone);
    await page.goto(demoAddress("meridian-new-cars", await financed("meridian-new-cars", "/search/new-and-demo-cars")));
    const { texts, figures: sizes, captions } = await figures(page);
    expect([texts[0], texts[2], sizes, captions]).toEqual([
      expect.stringMatching(/ per month$/),
      "6.74% p.a. comparison rate",
      1,
      1,
    ]);
    await openLive(page, demoAddress("redline-motorcycles", "/finance"));
    await page.getByLabel(/Preferred dealership/).selectOption({ index: 1 });
    await page.locator("[name=message]").fill("For a commuter");
    await button(page, "Continue").click();
    await page.getByLabel("Full name").waitFor();
    await button(page, "Submit").click();
    await page.getByText("*You must agree to the terms of use before submitting.").first().waitFor();
    // The page has another form below with an email field.
    for (const name of ["name", "phone", "email"] as const) {
      await enquiryForm(page).locator(`[name=${name}]`).fill(person[name]);
    }
    await page.getByLabel(/terms of use/).check();
    await page.clock.setSystemTime(Date.now() + 60_000);
    await button(page, "Submit").click();
    await page.waitForURL(/\/success\?category=finance-enquiry/);
    const [lead, ...others] = await leadsSaying("redline-motorcycles", "For a commuter");
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ status: "Complete", category: "Finance Enquiry", fields: { terms_agreed: true } });
    await expectDelivered("redline-motorcycles", lead?.id);
  });
});

test("[2.1] /finance?car_id=… names the car and starts with its price", async () => {
  const { text: listing } = await ask(inject("demoPort"), "harbour-city-motors", "/search/used-cars");
  const car = /href="(\/cars\/[^"/]+)\/finance"/.exec(listing)?.[1] ?? "";
  const { text: vehicle } = await ask(inject("demoPort"), "harbour-city-motors", car);
  const link = /href="(\/finance\?car_id=[^"#]+)/.exec(vehicle)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const name = /<title>([^<|,]+)/.exec(vehicle)?.[1]?.trim() ?? "no title";
  const { status, text } = await ask(inject("demoPort"), "harbour-city-motors", link);
  expect(status).toBe(200);
  expect(text.replaceAll(/<script[\s\S]*?<\/script>/g, "")).toMatch(new RegExp(`About the ${name}[^<]*\\$[\\d,]+`));
});
