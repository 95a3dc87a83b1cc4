import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePlans } from "#domain/subscription/testing/sample-plans.ts";
import { adfProspect } from "#server/leads/delivery/adf.ts";
import { leadData } from "#server/leads/delivery/lead-data.ts";
import { contextOf } from "#server/leads/mail/lead-context.ts";
import { leadsAsCsv } from "#server/leads/service/export-leads.ts";
import { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import { createMailApp } from "#tests/support/mail-app.ts";
import { reservableCar } from "#tests/support/reserve-app.ts";

// 5.10.7: whatever shows the figures of a plan shows the same ones.

const weekly = { categories: ["Subscription"], subscription_price: 149 };
let app: Awaited<ReturnType<typeof createMailApp>>;
beforeAll(async () => {
  const cars = [
    reservableCar("free", weekly),
    reservableCar("other", weekly),
    reservableCar("taken", { ...weekly, reserved: true }),
  ];
  const subscription_plans = { ...samplePlans, setup_fee: 49 };
  app = await createMailApp(cars, { subscription_enquiry: true, subscription_plans });
});
afterAll(() => app.close());

const person = { name: "Ana Ito", phone: "0412345678", start_date: "2026-04-01" };
const send = async (lead: object) => {
  const answer = await app.send("/api/leads", { form: "subscription", lead: { ...person, ...lead } });
  return { status: answer.status, body: (await answer.json()) as { id?: string; fields?: Record<string, string> } };
};

async function leadOf(email: string) {
  const runtime = app.registry.bySlug("first-site");
  if (!runtime) throw new Error("no site");
  const leads = [];
  for await (const lead of app.store.operator.leads.all("first-site")) leads.push(lead);
  const lead = leads.find(({ fields }) => fields.email === email);
  if (!lead) throw new Error(`no lead of ${email}`);
  return { lead, context: await contextOf(runtime, lead, new SignedLinks({ secret: "for tests" }), app.time.now) };
}

test("[5.10.7] page, form, both mails, lead, export, webhook and ADF tell one weekly price and one total", async () => {
  const page = await (await app.get("http://first-site.localhost:3000/cars/car-free?plan=3-months")).text();
  const form = await (await app.get("http://first-site.localhost:3000/cars/car-free/enquire?plan=3-months")).text();
  for (const shown of [page, form]) expect(shown).toContain("13 weeks × $134 + $49 set-up = $1,791");
  expect(page).toMatch(/<strong[^>]*>\$134 per week<\/strong>/);
  const [option] = /3 months at \$\d+ a week(?="[^>]*checked|")/.exec(form) ?? [];
  expect((await send({ email: "ana@example.com", car_id: "free", subscription_length: option })).status).toBe(201);

  const { lead, context } = await leadOf("ana@example.com");
  const figures = {
    subscription_length: "3 months",
    start_date: "2026-04-01",
    weekly_price: 134,
    subscription_weeks: 13,
    subscription_setup_fee: 49,
    subscription_total: 1791,
    subscription_bond: 300,
    included_kilometres: 4550,
    extra_kilometre_price: 0.25,
  };
  expect(lead.category).toBe("Subscription Enquiry");
  expect(lead.fields).toMatchObject(figures);
  expect(leadData(context).fields).toMatchObject(figures);
  const rows = [];
  for await (const row of leadsAsCsv(() => Readable.from([lead]))) rows.push(row);
  for (const part of ["subscription_total", "1791", "weekly_price", "134"]) expect(rows.join("\n")).toContain(part);

  const [customer] = await app.mailsTo("ana@example.com");
  const dealer = await app.dealerMailAbout("Ana Ito");
  const adf = adfProspect(context);
  const lines = [
    "Weekly price: $134",
    "Weeks in the term: 13",
    "Set-up fee: $49",
    "Total for the term: $1,791",
    "Bond, returned at the end: $300",
    "Kilometres in the term: 4,550",
    "Price of each km more: $0.25",
  ];
  for (const text of [customer?.text, dealer.text, adf]) for (const line of lines) expect(text).toContain(line);
  for (const mail of [customer, dealer]) {
    expect(mail?.text).toContain("$134 per week for 3 months");
    expect(`${mail?.text} ${mail?.html}`).not.toContain("$149");
  }
  expect(adf).not.toMatch(/<price|149/);
});

test("[5.10.7] a call that names the plan alone gets today's price, whatever it says the price is", async () => {
  const forged = { weekly_price: 1, subscription_total: 1, included_kilometres: 99_999 };
  const sent = { email: "ben@example.com", car_id: "free", subscription_length: "12 months", ...forged };
  expect((await send(sent)).status).toBe(201);
  const { lead } = await leadOf("ben@example.com");
  expect(lead.fields).toMatchObject({ weekly_price: 119, subscription_total: 6237, included_kilometres: 18_200 });
});

test("[5.10.7] a price that has changed since the page was read is told, and nothing is sent", async () => {
  const stale = { email: "kim@example.com", car_id: "other", subscription_length: "3 months at $120 a week" };
  const { status, body } = await send(stale);
  expect(status).toBe(409);
  expect(body.fields?.["subscription_length"]).toContain("3 months is now $134 per week, $1,791 in all");
  await expect(leadOf("kim@example.com")).rejects.toThrow("no lead");
  const again = await send({ ...stale, subscription_length: "3 months at $134 a week" });
  expect(again.status).toBe(201);
});

test("[4.4.9] a car that somebody has taken meanwhile refuses a plan, and takes an enquiry", async () => {
  const taken = { email: "mia@example.com", car_id: "taken" };
  const refused = await send({ ...taken, subscription_length: "3 months at $134 a week" });
  expect(refused.status).toBe(409);
  expect(refused.body.fields?.["subscription_length"]).toContain("has just been taken");
  expect((await send({ ...taken, subscription_length: "Not sure yet" })).status).toBe(201);
  expect((await leadOf("mia@example.com")).lead.fields).not.toHaveProperty("weekly_price");
});

test("[5.10.7] a plan that the dealer does not sell is refused", async () => {
  const { status, body } = await send({ email: "x@example.com", car_id: "free", subscription_length: "5 months" });
  expect([status, body.fields?.["subscription_length"]]).toEqual([422, "Please choose one of the options."]);
});
