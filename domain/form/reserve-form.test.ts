import { describe, expect, test } from "vitest";
import { formFor } from "./form-for.ts";
import { sampleFormCar, sampleSettings } from "./testing/sample-form.ts";
import { shownFields, stepErrors } from "./validate.ts";
import { present } from "#tests/support/present.ts";

const form = (over: Partial<typeof sampleSettings> = {}, deposit: number | null = null) =>
  formFor("reserve", {
    settings: { ...sampleSettings, ...over },
    locations: [],
    car: { ...sampleFormCar, payment_processors: [{ deposit_amount: deposit }] },
    location: null,
    category: "Reserve Vehicle",
    today: "2026-03-10",
  });
const names = (values: Record<string, string | boolean>, over: Partial<typeof sampleSettings> = {}) => {
  const made = present(form(over), "form");
  return shownFields(made, 0, { ...made.initial, ...values }).map(({ name }) => name);
};

describe("[4.4] the form of a reservation", () => {
  test("is there only where a payment provider is", () => {
    expect(form({ payment_provider: null })).toBeNull();
    expect(form()).toMatchObject({ category: "Reserve Vehicle", destination: "reserve" });
  });

  test("[4.4.3, 9] says the fee on its button, $200 unless the processor says otherwise", () => {
    expect([form()?.submitLabel, form({}, 1000)?.submitLabel]).toEqual([
      "Pay $200 and reserve",
      "Pay $1,000 and reserve",
    ]);
  });

  test("[13.2.1] asks for an address once the car is to be delivered, and offers that where the site does", () => {
    expect(names({})).not.toContain("delivery_address");
    expect(names({ handover: "Deliver it to me" })).toContain("delivery_address");
    expect(names({}, { payment_provider: { delivery: false, terms: "T" } })).not.toContain("handover");
  });

  test("[13.2.1] folds a trade-in and finance into the same lead, where the site does them", () => {
    expect(
      names(
        { trade_in: true },
        { finance_provider: { destination: "leads", terms_text: "I agree", path: "/finance", apply_path: null } },
      ),
    ).toEqual(expect.arrayContaining(["trade_in", "finance_interest", "rego"]));
    expect(names({}, { trade_in: null, finance_provider: null })).toEqual([
      "name",
      "phone",
      "email",
      "postcode",
      "handover",
      "preferred_date",
      "preferred_time",
      "opt_in",
      "reservation_terms",
    ]);
  });

  test("[13.2.1] needs the terms accepted", () => {
    const made = present(form(), "form");
    const errors = stepErrors(made, 0, { ...made.initial, name: "Mia Tran", phone: "0412345678", email: "m@x.com" });
    expect(errors).toEqual({ reservation_terms: "*Please accept the reservation terms before you pay." });
  });
});
