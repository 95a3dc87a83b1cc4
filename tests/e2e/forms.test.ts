import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  demoAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openLive,
  phone,
  useBrowser,
} from "#tests/support/browser.ts";
import { ask } from "#tests/support/ask.ts";
import { button, dialog, fillPerson, group, person } from "#tests/support/enquiry-forms.ts";
import { askOperator, type StoredLead, leadsOf } from "#tests/support/leads-of.ts";
import { enquiryForm } from "#tests/support/page-parts.ts";

const browser = useBrowser();
const hire = "flexi-drive";

const car = { Make: "Toyota", Model: "Corolla", Year: "2019", Rego: "ABC 12D" };
const ofCar = { "Vehicle Make": "Toyota", "Vehicle Model": "Corolla", "Vehicle Year": "2019", Rego: "ABC 12D" };
/** One form of each kind: with radio buttons, boxes under a heading, dates. */
const looked = new Set(
  process.env["FULL"] ? ["parts", "fleet", "feedback", "sell-my-car", "rental", "subscription"] : ["fleet", "rental"],
);
const nextYear = new Date().getFullYear() + 1;

type Case = {
  site: string;
  form: string;
  /** By label, step by step; the person's details are on the last. */
  steps: Record<string, string>[];
  category: string;
  fields: Record<string, unknown>;
};
const cases: Case[] = [
  {
    site: group,
    form: "parts",
    steps: [
      {
        ...car,
        "Which part": "Left mirror, e2e parts",
        "Part number": "87940-02",
        "Supply and fit": "",
      },
    ],
    category: "Parts Enquiry",
    fields: { ...ofCar, message: "Left mirror, e2e parts", fitting: "Supply and fit", part_number: "87940-02" },
  },
  {
    site: group,
    form: "fleet",
    steps: [
      {
        "Business name": "Harbour Plumbing",
        "Vehicles in your fleet": "5 to 14",
        "Buying vehicles": "",
        Servicing: "",
        "Nearest dealership": "*",
        "Which vehicles": "Six vans, e2e fleet",
      },
    ],
    category: "Fleet Enquiry",
    fields: { company: "Harbour Plumbing", additional_services: ["Buying vehicles", "Servicing"] },
  },
  {
    site: group,
    form: "feedback",
    steps: [{ "A suggestion": "", "Which place": "*", "What happened": "More shade, e2e feedback" }],
    category: "Feedback",
    fields: { feedback_kind: "A suggestion", message: "More shade, e2e feedback" },
  },
  {
    site: group,
    form: "sell-my-car",
    steps: [{ ...car, Kilometres: "45,000", "Price you hope": "18 500" }, { "Where would": "*" }],
    category: "Sell My Car",
    fields: { ...ofCar, Kilometres: "45000", wanted_price: "18500" },
  },
  {
    site: hire,
    form: "rental",
    steps: [
      {
        "Which car": "A small SUV, e2e rental",
        "Pick up at": "*",
        "Pick up on": `${nextYear}-02-03`,
        "Bring back on": `${nextYear}-02-09`,
        "Age of": "25 or older",
      },
    ],
    category: "Rental Enquiry",
    fields: { wanted_car: "A small SUV, e2e rental", pickup_date: `${nextYear}-02-03`, driver_age: "25 or older" },
  },
  {
    site: hire,
    form: "subscription",
    steps: [{ "Collect from": "*", "Start on": `${nextYear}-02-03`, "For how long": "3 months" }],
    category: "Subscription Enquiry",
    fields: { start_date: `${nextYear}-02-03`, subscription_length: "3 months" },
  },
];

/**
 * Boxes under a heading and dates; with FULL=1 every form. The fields of each: domain/form/further-forms.test.ts; several
 * steps: enquiry.test.ts.
 */
const walked = new Set(["fleet", "rental"]);
const tried = cases.filter(({ form }) => process.env["FULL"] !== undefined || walked.has(form));

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = enquiryForm(page)
      .getByLabel(new RegExp(`^${label}`))
      .first();
    await fillOne(control, value);
  }
}
async function fillOne(control: Locator, value: string): Promise<void> {
  const kind = await control.evaluate((node) =>
    node instanceof HTMLSelectElement ? "select" : node.getAttribute("type"),
  );
  if (kind === "select") await control.selectOption(value === "*" ? { index: 1 } : value);
  else if (kind === "radio" || kind === "checkbox") await control.check();
  else await control.fill(value);
}
type StoredData = { leads: StoredLead[]; outbox: string };

/** What the demo server has stored, and the deliveries it owes. */
async function storedData(site: string): Promise<StoredData> {
  return { leads: await leadsOf(site), outbox: await askOperator("deliveries", "list") };
}
/** The newest lead whose last given field has this value. */
function leadWith({ leads }: StoredData, fields: Record<string, unknown>): StoredLead | undefined {
  const [name = "", value] = Object.entries(fields).at(-1) ?? [];
  return leads.findLast((lead) => JSON.stringify(lead.fields[name]) === JSON.stringify(value));
}
async function answerQuestion(page: Page, send: string): Promise<void> {
  const sum = (await page.locator("label", { hasText: "plus" }).innerText()).match(/\d+/g)?.map(Number) ?? [];
  await page.getByLabel(/what is \d plus \d\?/).fill(String((sum[0] ?? 0) + (sum[1] ?? 0)));
  await page.locator("main").getByRole("button", { name: send, exact: true }).click();
}

async function sendForm(page: Page, { site, form, steps, category }: Case): Promise<void> {
  await openLive(page, demoAddress(site, `/enquire/${form}`));
  for (const [at, values] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const next = button(page, isLast ? "Submit" : "Continue");
    if (at === 0) {
      await next.click();
      await page.getByText("*This is a required field.").first().waitFor();
      if (looked.has(form)) await expectAccessible(page, enquiryForm(page));
    }
    await fill(page, values);
    if (isLast) await fillPerson(page);
    await expectNoSidewaysScroll(page);
    await next.click();
    if (!isLast) await page.getByText(`Step ${at + 2} of ${steps.length}`).waitFor();
  }
  const word = category.toLowerCase().replaceAll(" ", "-");
  await page.waitForURL((url) => url.pathname === "/success" && url.searchParams.get("category") === word);
}

/** Starts at the page of a sold car. */
async function askForSimilar(page: Page): Promise<string> {
  const listing = await ask(inject("demoPort"), group, "/search/new-used-and-demo-cars?status=sold");
  const sold = /href="(\/cars\/[^"/]+)\/similar"/.exec(listing.text)?.[1] ?? "";
  await openLive(page, demoAddress(group, sold));
  await page.getByRole("link", { name: "Find Me Something Similar" }).first().click();
  await dialog(page).waitFor();
  const make = await page.getByLabel(/^Make/).inputValue();
  expect(make).not.toBe("");
  await expect.poll(() => page.getByLabel(/^Budget/).inputValue()).toMatch(/^\d+$/);
  await page.getByLabel(/^What matters/).fill("Same again, e2e similar");
  await fillPerson(page);
  await button(page, "Submit").click();
  await page.waitForURL(/\/success\?category=(used|new|demo)-vehicle-enquiry/);
  return make;
}

async function signUp(page: Page): Promise<void> {
  await openLive(page, demoAddress(group, "/enquire/feedback"));
  const short = page.getByRole("contentinfo");
  await short.getByRole("textbox", { name: "Email" }).fill("nobody@nowhere");
  await short.getByRole("button", { name: "Subscribe" }).click();
  await dialog(page).getByText("invalid email address").waitFor();
  await dialog(page).getByLabel("Email").fill("signed-up@example.com");
  await enquiryForm(page).getByRole("button").last().click();
  await page.waitForURL(/\/success\?category=newsletter/);
}

test.each(tried)(
  "[2.1, 2.3, 3, 5] on a phone $form is filled in, kept as $category and put into the outbox",
  async (one) => {
    const { site, form, category, fields, steps } = one;
    const page = await browser.page(phone);
    await sendForm(page, one);

    const all = await storedData(site);
    const lead = leadWith(all, fields);
    expect(lead).toMatchObject({ form, category, status: "Complete", fields: { ...fields, email: person.email } });
    expect(lead?.["steps"]).toHaveLength(steps.length);
    expect(lead?.fields["location"]).toEqual(expect.stringMatching(/\w/));
    expect(all.outbox).toMatch(new RegExp(`lead ${lead?.id}.*email .*@`));
  },
);

test("[2.1, 3] on a phone something similar to a sold car is asked for", async () => {
  const page = await browser.page(phone);
  const make = await askForSimilar(page);
  expect(leadWith(await storedData(group), { message: "Same again, e2e similar" })).toMatchObject({
    form: "similar",
    subcategory: "Find Me Something Similar",
    fields: { wanted_make: make, "Vehicle Make": make },
  });
});

test("[2.3, 3] on a phone a sign-up that was mistyped is put right in a dialog", async () => {
  const page = await browser.page(phone);
  await signUp(page);
  expect(leadWith(await storedData(group), { email: "signed-up@example.com" })).toMatchObject({
    category: "Newsletter",
    status: "Complete",
    consent: { choice: true, default: false },
  });
});

/** In three steps, at the chosen workshop and within its hours. Returns the time. */
async function bookService(page: Page): Promise<string> {
  await page.goto(demoAddress(group, "/enquire/service"));
  await button(page, "Continue").click();
  await expect.poll(() => page.getByText("*This is a required field.").count()).toBe(5);
  await fill(page, { Where: "*", ...car, Year: "19" });
  await button(page, "Continue").click();
  await page.getByText(/Please enter a number from 1900 to \d+\./).waitFor();
  await fill(page, { Year: "2019", Kilometres: "45,000" });
  await button(page, "Continue").click();
  const times = page.getByLabel(/^Preferred drop-off/).locator("option");
  const time = (await times.nth(1).getAttribute("value")) ?? "";
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:(00|30)$/);
  await fill(page, { "What does it need": "Brakes", "Wheel alignment": "", "Preferred drop-off": time });
  await fill(page, { "I need a loan car": "", Noises: "Squeaks, e2e service" });
  await expectNoSidewaysScroll(page);
  await button(page, "Continue").click();
  await fillPerson(page);
  await button(page, "Submit").click();
  await answerQuestion(page, "Submit");
  await page.waitForURL(/\/success\?category=service-booking/);
  return time;
}

async function subscribe(page: Page): Promise<void> {
  await page.goto(demoAddress(group, "/enquire/subscribe"));
  const send = enquiryForm(page).getByRole("button").last();
  const name = (await send.innerText()).trim();
  await fill(page, { Email: "plain@example" });
  await send.click();
  await page.getByText("invalid email address").waitFor();
  await fill(page, { Email: "plain@example.com", "First name": "Ana" });
  await send.click();
  await answerQuestion(page, name);
  await page.waitForURL(/\/success\?category=newsletter/);
}

test("[3] without JavaScript a service is booked and a sign-up taken", async () => {
  const page = await browser.page({ ...phone, javaScriptEnabled: false });
  const time = await bookService(page);
  await subscribe(page);

  const all = await storedData(group);
  const booking = leadWith(all, { message: "Squeaks, e2e service" });
  expect(booking).toMatchObject({
    category: "Service Booking",
    form: "service",
    fields: {
      ...ofCar,
      Kilometres: "45000",
      service_type: "Brakes",
      additional_services: ["Wheel alignment"],
      booking_date_time: time,
      drop_off: "I need a loan car",
      dealership_slug: expect.stringMatching(/^hcm-/),
    },
  });
  expect(all.outbox).toMatch(new RegExp(`lead ${booking?.id}.*service@harbourcitymotors\\.example`));
  expect(leadWith(all, { email: "plain@example.com" })).toMatchObject({
    form: "subscribe",
    fields: { first_name: "Ana", name: "Ana", opt_in: true },
    consent: { choice: true, wording: expect.stringContaining("Harbour City Motors") },
  });
});
