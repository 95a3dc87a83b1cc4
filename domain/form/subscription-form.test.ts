import { describe, expect, test } from "vitest";
import { samplePlans } from "#domain/subscription/testing/sample-plans.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { sampleForm, sampleFormCar, sampleLocations, sampleSettings } from "./testing/sample-form.ts";

const fieldOf = (one: FormDefinition, name: string) => fieldsOf(one).find((field) => field.name === name);

describe("[4.4.10, 5.10.7] the form of a car that can be subscribed to", () => {
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open" as const, open: "09:00", close: "17:00" }));
  const contact_detail = { opening_hours: hours, holiday_hours: [] };
  const locations = sampleLocations.map((place) => ({ ...place, time_zone: "Australia/Sydney", contact_detail }));
  const car = { ...sampleFormCar, categories: ["Subscription"], subscription_price: 149 };
  const settings = { ...sampleSettings, subscription_enquiry: true, subscription_plans: samplePlans };
  const form = (over: object = {}) => sampleForm("subscription", { settings, locations, car, ...over });

  test("asks for a plan with its price and for a day, of which the first of each is chosen already", () => {
    const plan = fieldOf(form(), "subscription_length");
    expect(plan?.options?.[1]).toEqual({
      value: "3 months at $134 a week",
      label: "3 months",
      note: "$134 per week. 13 weeks × $134 = $1,742, with 4,550 km",
      also: ["3-months"],
    });
    const start = fieldOf(form(), "start_date");
    // Tuesday 10 March and two days.
    expect(start?.options?.slice(0, 2)).toEqual([
      { value: "2026-03-12", label: "Thursday, 12 March 2026" },
      { value: "2026-03-13", label: "Friday, 13 March 2026" },
    ]);
    expect(form().initial).toMatchObject({ subscription_length: "1 month at $149 a week", start_date: "2026-03-12" });
    expect([form().title, form().submitLabel]).toEqual(["Subscribe to this car", "Subscribe"]);
  });
  test("a yard without hours leaves the day to the visitor", () => {
    expect(fieldOf(form({ locations: sampleLocations }), "start_date")).toMatchObject({ kind: "date" });
  });
  test("a car that is taken, or none, is asked about: with the names of the plans and the further answers", () => {
    for (const other of [null, { ...car, reserved: true }]) {
      const asked = form({ car: other });
      const lengths = fieldOf(asked, "subscription_length")?.options?.map(({ label }) => label);
      expect(lengths).toEqual(["1 month", "3 months", "6 months", "12 months", "3 to 6 months", "Not sure yet"]);
      expect(asked.submitLabel).toBe("Submit");
    }
  });
});
