import { join } from "node:path";
import { expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { ownAnswers } from "./own-answers.ts";

const demoFolder = join(import.meta.dirname, "../../../demo/sites");
const person = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com" };
const answers = (slug: string, lead: Partial<Lead>) =>
  Object.fromEntries(
    ownAnswers(sampleLeadContext({}, lead, demoFolder, slug)).map(({ label, value }) => [label, value]),
  );

test("[11.10.1] answers to a private step are counted, those of all such steps together", () => {
  const fields = { ...person, deposit: "45000", income: "98000", employer: "Ito & Daughters", living_costs: "2000" };
  const lead = { form: "finance-application", category: "Finance Application", fields };
  const shown = answers("harbour-city-motors", lead);
  expect(shown).toEqual({ "Deposit ($)": "45,000", "About your finances": "6 answers, not shown here" });
});

test("[11.10.1] what was written to a location is shown, though only its card offers the form", () => {
  const fields = { ...person, message: "Is the yard open on Anzac Day?" };
  const context = sampleLeadContext({}, { form: "email-us", fields }, demoFolder, "lone-star-imports");
  for (const { id } of context.site.locations) {
    const shown = ownAnswers({ ...context, lead: { ...context.lead, location_id: id } });
    expect(shown).toContainEqual({ label: "Message", value: "Is the yard open on Anzac Day?" });
  }
});

test("[11.10.1] of a form that the site no longer has, what every form takes is shown", () => {
  const fields = { ...person, message: "A ute.", income: "98000", weekly_price: 199 };
  expect(answers("lone-star-imports", { form: "finance-application", fields })).toEqual({
    Name: "Ana Ito",
    Email: "ana@example.com",
    Phone: "0412345678",
    Message: "A ute.",
    "Weekly price": "$199",
  });
});

test("[5.10.7, 11.10.1] a subscription shows the figures of its plan", () => {
  const fields = { ...person, weekly_price: 199, subscription_weeks: 13, subscription_total: 2587 };
  const lead = { form: "subscription", category: "Subscription Enquiry", fields };
  expect(answers("flexi-drive", lead)).toMatchObject({ "Weekly price": "$199", "Total for the term": "$2,587" });
});

test.each([
  [true, "Yes"],
  [false, "No"],
])("[11.10.1] a box about news is told to whoever ticked or unticked it: %s", (choice, value) => {
  const consent = { wording: "News?", default: true, choice, byVisitor: true, at: "2026-03-10T01:00:00Z", page: "/" };
  const fields = { ...person, opt_in: choice };
  expect(answers("harbour-city-motors", { form: "general", fields, consent })).toMatchObject({
    "News and offers": value,
  });
});

test("[11.10.1] neither an empty answer nor a year is written as a figure, and kilometres are", () => {
  const fields = { ...person, kilometres: "123456", vehicle_year: "2019", rego: " ", message: "" };
  const shown = answers("harbour-city-motors", { form: "sell-my-car", category: "Sell My Car", fields });
  expect(shown).toMatchObject({ Kilometres: "123,456", Year: "2019" });
  expect(Object.values(shown)).not.toContain("");
});
