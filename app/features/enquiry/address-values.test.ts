import { expect, test } from "vitest";
import { financeParameters } from "#domain/form/finance-parameters.ts";
import { fieldsOf } from "#domain/form/form-definition.ts";
import { formFor } from "#domain/form/form-for.ts";
import { sampleLocations, sampleSettings } from "#domain/form/testing/sample-form.ts";
import { addressValues, filledFromAddress } from "./address-values.ts";

const form = formFor("finance", {
  settings: {
    ...sampleSettings,
    finance_provider: { destination: "leads", terms_text: "I agree", path: "/finance", apply_path: null },
  },
  locations: sampleLocations.map((place) => ({ ...place, location_type: "sales" })),
  car: null,
  location: null,
  category: "General Enquiry",
  today: "2026-03-10",
})!;

test.each<[string, Record<string, string>]>([
  ["", {}],
  [
    "?preferredDealership=south-motors&vehiclePriceBudget=54000&car_type=used",
    { location_id: "south", vehicle_price_budget: "54000", car_type: "used" },
  ],
  ["?preferredDealership=North+Yard", { location_id: "north" }],
  ["?preferredDealership=north-yard", { location_id: "north" }],
  ["?preferredDealership=south", { location_id: "south" }],
  [
    "?vehiclePriceBudget=$54,000&deposit=8000&term=3&trade_in=2500",
    {
      vehicle_price_budget: "54000",
      deposit: "8000",
      trade_in_value: "2500",
      loan_term: "3",
    },
  ],
  ["?preferredDealership=elsewhere&car_type=boat&vehiclePriceBudget=much&term=99", {}],
  ["?vehiclePriceBudget=1234567890123&name=Somebody&terms_agreed=true", {}],
])("[2.1.4] %s fills in %j", (search, values) => {
  expect(addressValues(form, search)).toEqual(values);
});

test("[2.1] a form without a script is drawn filled in, and its later steps hear of it too", () => {
  const view = { form, path: "/enquire/finance", website_slug: "one", captcha: null, car: null, days: {}, back: null };
  const filled = filledFromAddress(view, new URLSearchParams("vehiclePriceBudget=$54,000&term=3&utm_source=mail"));
  expect(filled.form.initial).toEqual({ ...form.initial, vehicle_price_budget: "54000", loan_term: "3" });
  expect(filled.path).toBe("/enquire/finance?vehiclePriceBudget=54000&term=3");
  expect(filledFromAddress(view, new URLSearchParams("car_type=boat"))).toBe(view);
});

test("[2.1] pages depend on every parameter that a field takes its value from", () => {
  const taken = fieldsOf(form).flatMap(({ query }) => query ?? []);
  expect(taken.toSorted()).toEqual(financeParameters.toSorted());
});
