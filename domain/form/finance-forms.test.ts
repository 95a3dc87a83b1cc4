import { describe, expect, test } from "vitest";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { formFor } from "./form-for.ts";
import { payloadFor } from "./form-payload.ts";
import type { FormSettings } from "./form-settings.ts";
import { initialState, reduceForm } from "./form-state.ts";
import { messages } from "./messages.ts";
import { sampleFormCar, sampleLocations, sampleSettings, withEnquiry } from "./testing/sample-form.ts";
import { formErrors, shownFields } from "./validate.ts";

const provider = {
  destination: "leads",
  terms_text: "I have read and understood the Privacy Statement",
  path: "/finance",
  apply_path: "/apply-for-finance",
} as const;
const settings = (over: Partial<NonNullable<FormSettings["finance_provider"]>> = {}): FormSettings => ({
  ...sampleSettings,
  finance_provider: { ...provider, ...over },
});
const twoYards = sampleLocations.map((place) => ({ ...place, location_type: "sales" }));
function made(id: "finance" | "finance-application", of = settings(), car: typeof sampleFormCar | null = null) {
  return formFor(id, {
    settings: of,
    locations: twoYards,
    car,
    location: null,
    category: "General Enquiry",
    today: "2026-03-10",
  });
}
function form(...given: Parameters<typeof made>): FormDefinition {
  const found = made(...given);
  if (!found) throw new Error("not offered");
  return found;
}
const fieldOf = (of: FormDefinition, name: string) => fieldsOf(of).find((one) => one.name === name);

describe("[5] the finance forms", () => {
  test("are there where the site arranges finance, and an application where it takes one", () => {
    expect([made("finance", sampleSettings), made("finance-application", sampleSettings)]).toEqual([null, null]);
    expect(made("finance-application", settings({ apply_path: null }))).toBeNull();
    expect(form("finance", settings({ apply_path: null })).category).toBe("Finance Enquiry");
    expect(form("finance-application").category).toBe("Finance Application");
  });

  test.each(["finance", "finance-application"] as const)(
    "[5.5.1] %s asks for the Privacy Statement to be read",
    (id) => {
      expect(fieldOf(form(id), "terms_agreed")).toMatchObject({
        kind: "checkbox",
        required: true,
        label: "I have read and understood the Privacy Statement",
        link: { label: "Privacy Statement", href: "/pages/privacy-statement" },
      });
      const errors = formErrors(form(id), [form(id).steps.length - 1], form(id).initial);
      expect(errors["terms_agreed"]).toBe("*This is a required field.");
    },
  );

  test("[5.5.2] on another site to the terms of use, in its own words", () => {
    const of = form("finance", settings({ terms_text: "I agree to the terms of use" }));
    expect(fieldOf(of, "terms_agreed")?.link).toEqual({ label: "terms of use", href: "/terms-and-conditions" });
    expect(formErrors(of, [1], of.initial)["terms_agreed"]).toBe(
      "*You must agree to the terms of use before submitting.",
    );
  });

  test("asks for terms once where the site's other forms ask for them too", () => {
    const of = form("finance", { ...withEnquiry({ terms: true }), finance_provider: provider });
    expect(fieldsOf(of).filter(({ name }) => name === "terms_agreed")).toHaveLength(1);
  });

  test("[2.1.4] take preferredDealership, vehiclePriceBudget and car_type from the address; of a car all are known", () => {
    const of = form("finance");
    expect(fieldsOf(of).flatMap(({ name, query }) => (query ? [[name, query]] : []))).toEqual([
      ["location_id", "preferredDealership"],
      ["car_type", "car_type"],
      ["vehicle_price_budget", "vehiclePriceBudget"],
      ["deposit", "deposit"],
      ["trade_in_value", "trade_in"],
      ["loan_term", "term"],
    ]);
    expect(fieldOf(of, "location_id")?.options?.[0]).toEqual({
      value: "north",
      label: "North Yard",
      also: ["north-yard", "north-motors"],
    });
    const about = form("finance", settings(), sampleFormCar);
    expect(about.known).toMatchObject({ car_id: "c1", car_type: "used", vehiclePriceBudget: "21990" });
    expect(["location_id", "car_type", "vehicle_price_budget"].map((name) => fieldOf(about, name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("[1.2.1] without a car an application is a pre-approval", () => {
    expect(form("finance-application")).toMatchObject({
      title: "Get pre-approved",
      known: { subcategory: "Pre-approval" },
    });
    expect(form("finance-application", settings(), sampleFormCar).known["subcategory"]).toBeUndefined();
  });

  test("[5.10.5] an application asks for employer or business by the work that somebody does", () => {
    const of = form("finance-application");
    const shown = (employment: string) =>
      shownFields(of, 2, { ...of.initial, employment })
        .map(({ name }) => name)
        .slice(1, 3);
    expect(shown("Casual")).toEqual(["employer", "time_in_work"]);
    expect(shown("Self-employed")).toEqual(["business", "time_in_work"]);
    expect(shown("Retired")).toEqual(["income", "income_period"]);
  });

  test("[7, 14.3.3] go to the site's destination: a later step to car-clarity names the lead that was begun", () => {
    expect(form("finance").destination).toBe("leads");
    const of = form("finance", settings({ destination: "car-clarity" }), sampleFormCar);
    expect(of.destination).toBe("car-clarity");
    const begun = reduceForm(of, { ...initialState(of), phase: "saving" }, { type: "acknowledged", lead_id: "a1" });
    const visit = { url: "/finance", website_slug: "s", visited_pages: [], linked_query_params: {} };
    expect(payloadFor(of, begun, visit)).toMatchObject({
      updates: null,
      body: { form: "finance", lead: { lead_id: "a1", car_id: "c1", category: "Finance Enquiry", step_number: 1 } },
    });
  });

  test("a price that is no number is refused, and every required field says so", () => {
    const of = form("finance-application");
    const all = of.steps.map((_, at) => at);
    const errors = formErrors(of, all, { ...of.initial, vehicle_price_budget: "much" });
    expect(errors["vehicle_price_budget"]).toBe(messages.number);
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(["loan_purpose", "name", "phone", "email", "employment", "income", "housing_cost"]),
    );
  });
});
