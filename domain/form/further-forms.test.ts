import { describe, expect, test } from "vitest";
import type { Field } from "./field.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { type SiteFormId, siteFormIds } from "./forms.ts";
import { formFor } from "./form-for.ts";
import { payloadFor } from "./form-payload.ts";
import type { FormLocation, FormSettings } from "./form-settings.ts";
import { initialState } from "./form-state.ts";
import { messages } from "./messages.ts";
import { sampleFormCar, sampleLocations, sampleSettings, withEnquiry } from "./testing/sample-form.ts";
import { formErrors } from "./validate.ts";

const today = "2026-03-10";
const everything: FormSettings = {
  ...withEnquiry({}),
  service: { path: "/service", xtime_url: null },
  parts: true,
  fleet: true,
  feedback: true,
  careers: true,
  sell_my_car: true,
  subscription_enquiry: true,
  rental_enquiry: true,
  finance_provider: {
    destination: "leads",
    terms_text: "I agree to the terms of use",
    path: "/finance",
    apply_path: "/apply",
  },
  subscribe: { title: "News", text: null, button: "Join" },
};
type Over = { settings?: FormSettings; locations?: readonly FormLocation[]; car?: typeof sampleFormCar };

function offered(id: SiteFormId, { settings = everything, locations = sampleLocations, car }: Over = {}) {
  return formFor(id, { settings, locations, car: car ?? null, location: null, category: "General Enquiry", today });
}
function form(id: SiteFormId, over: Over = {}): FormDefinition {
  const found = offered(id, over);
  if (!found) throw new Error(`${id} is not offered`);
  return found;
}
const required = (one: FormDefinition) => fieldsOf(one).flatMap(({ name, required: is }) => (is ? [name] : []));
const fieldOf = (one: FormDefinition, name: string): Field | undefined => fieldsOf(one).find((f) => f.name === name);
const whole = (one: FormDefinition, values: Record<string, string | boolean>) =>
  formErrors(
    one,
    one.steps.map((_, at) => at),
    { ...one.initial, ...values },
  );
const person = ["name", "phone", "email"];
const vehicle = ["vehicle_make", "vehicle_model", "vehicle_year"];

describe("further forms [2.1, 3, 5]", () => {
  test.each<[SiteFormId, string, string[]]>([
    ["service", "Service Booking", [...vehicle, "rego", "service_type", "drop_off", ...person]],
    ["parts", "Parts Enquiry", [...vehicle, "message", "fitting", ...person]],
    ["fleet", "Fleet Enquiry", ["company", "fleet_size", "message", ...person]],
    ["feedback", "Feedback", ["feedback_kind", "location_id", "message", ...person]],
    ["subscribe", "Newsletter", ["email"]],
    ["subscription", "Subscription Enquiry", ["start_date", "subscription_length", ...person]],
    ["rental", "Rental Enquiry", ["pickup_date", "return_date", "driver_age", ...person]],
    ["similar", "General Enquiry", person],
    ["sell-my-car", "Sell My Car", [...vehicle, "rego", "kilometres", ...person]],
  ])("%s is a %s and requires what it cannot do without", (id, category, fields) => {
    expect(form(id)).toMatchObject({ category, event_id: 22 });
    expect(required(form(id))).toEqual(fields);
    expect(Object.values(whole(form(id), {}))).toEqual(fields.map(() => messages.required));
  });

  test("[5.10.4] what a site does not offer does not exist; a wish can be told everywhere", () => {
    const found = siteFormIds.filter((id) => offered(id, { settings: sampleSettings }) !== null);
    expect(found).toEqual(["trade-in", "similar"]);
  });

  test("[3.4.5] a subscription lasts as long as the dealer's plans", () => {
    const length = fieldOf(form("subscription"), "subscription_length");
    expect(length).toMatchObject({ options: [{ value: "3 to 6 months" }, { value: "Not sure yet" }] });
  });

  test("every form travels to the browser as plain data", () => {
    for (const id of siteFormIds) expect(JSON.parse(JSON.stringify(form(id)))).toMatchObject({ id });
  });
});

describe("who takes it", () => {
  const place = (id: string, location_type: string, location_subtype = ""): FormLocation => ({
    id,
    name: id,
    visible: true,
    location_type,
    location_subtype,
    dealership_slug: `${id}-motors`,
  });
  const yard = place("yard", "", "sales, buying");
  const shop = place("shop", "sales");
  const [pit, bay, counter] = [place("pit", "service"), place("bay", "service"), place("counter", "parts")];
  test.each<[string, SiteFormId, FormLocation[], string[]]>([
    ["a service is booked at a workshop", "service", [yard, pit, bay], ["pit", "bay"]],
    ["or where there is none, at the yards", "service", [yard, shop, counter], ["yard", "shop"]],
    ["parts come from a counter", "parts", [yard, pit, bay, counter, place("second", "parts")], ["counter", "second"]],
    ["or from the workshops", "parts", [yard, pit, bay], ["pit", "bay"]],
    [
      "a car is sold to the places that buy",
      "sell-my-car",
      [yard, shop, place("hall", "", "buying")],
      ["yard", "hall"],
    ],
    ["or to any yard", "sell-my-car", [shop, place("hall", "sales"), pit], ["shop", "hall"]],
  ])("%s", (_what, id, locations, options) => {
    const select = fieldOf(form(id, { locations }), "location_id");
    expect(select?.options?.map(({ value }) => value)).toEqual(options);
    expect(select?.required).toBe(true);
  });
  test("[5.10.3] one place is known and not asked for; a hidden one does not count", () => {
    const one = form("service", { locations: [yard, pit, { ...bay, visible: false }] });
    expect(fieldOf(one, "location_id")).toBeUndefined();
    expect(one.known).toEqual({ location_id: "pit" });
  });
  test("[3.10.3] dealership_slug is sent for service bookings, by the place", () => {
    const sent = (one: FormDefinition, values: Record<string, string>) =>
      payloadFor(
        one,
        { ...initialState(one, values), step: one.steps.length - 1 },
        { url: "/service", website_slug: "s", visited_pages: [], linked_query_params: {} },
      ).body.lead;
    const two = form("service", { locations: [pit, bay] });
    expect(sent(two, { location_id: "bay" })).toMatchObject({ location_id: "bay", dealership_slug: "bay-motors" });
    expect(sent(form("service", { locations: [pit] }), {})).toMatchObject({ dealership_slug: "pit-motors" });
    expect(sent(form("parts", { locations: [pit] }), {})).not.toHaveProperty("dealership_slug");
  });
});

describe("single forms", () => {
  test("[3.10.7, 4.11.8] ticked extras of a service are collected as additional_services", () => {
    const service = form("service");
    const state = {
      ...initialState(service, { "additional_services: Wheel alignment": true, kilometres: "45,000" }),
      step: 2,
    };
    const { lead } = payloadFor(service, state, {
      url: "/",
      website_slug: "s",
      visited_pages: [],
      linked_query_params: {},
    }).body;
    expect(lead).toMatchObject({ additional_services: ["Wheel alignment"], Kilometres: "45000" });
    expect(lead).not.toHaveProperty("Wheel alignment (check_option)");
  });
  test("[3.4.3] the outside tool is offered where xtime_url is set", () => {
    const url = "https://xtime.example/dealer";
    expect(form("service").outside).toBeNull();
    expect(
      form("service", { settings: { ...everything, service: { path: "/service", xtime_url: url } } }).outside,
    ).toMatchObject({
      url,
    });
  });
  test("[2.3.5] something similar starts from the car that is gone", () => {
    const { initial, known, category } = form("similar", { car: sampleFormCar });
    expect(initial).toMatchObject({ wanted_make: "Toyota", wanted_model: "Corolla", wanted_price: "21990" });
    expect(known).toMatchObject({ car_id: "c1", subcategory: "Find Me Something Similar" });
    expect(category).toBe("Used Vehicle Enquiry");
    expect(form("similar", { car: { ...sampleFormCar, price: null } }).initial).toMatchObject({ wanted_price: "" });
  });
  test.each<SiteFormId>(["subscription", "rental"])(
    "[3.1.7, 5.10.2] a %s of one car asks for neither car nor place",
    (id) => {
      const about = form(id, { car: sampleFormCar });
      expect(fieldsOf(about).map(({ name }) => name)).not.toEqual(expect.arrayContaining(["wanted_car"]));
      expect(about.known).toMatchObject({ car_id: "c1", location_id: "north" });
    },
  );
  test.each([
    ["in the past", { pickup_date: "2026-03-09" }, { pickup_date: messages.datePast }],
    ["no date at all", { pickup_date: "2026-02-31" }, { pickup_date: messages.date }],
    [
      "back before it left",
      { pickup_date: "2026-03-12", return_date: "2026-03-11" },
      { return_date: messages.dateOrder },
    ],
    ["there and back on one day", { pickup_date: "2026-03-10", return_date: "2026-03-10" }, {}],
  ])("a rental %s", (_what, dates, wrong) => {
    const values = {
      return_date: "2026-03-20",
      driver_age: "25 or older",
      name: "A",
      phone: "0412345678",
      email: "a@b.co",
    };
    expect(whole(form("rental"), { ...values, ...dates })).toEqual(wrong);
  });
  test.each([
    ["2019", undefined],
    ["19", messages.numberRange(1900, 2027)],
    ["2030", messages.numberRange(1900, 2027)],
    ["old", messages.number],
  ])("a year of %s", (year, message) => {
    expect(whole(form("parts"), { vehicle_year: year })["vehicle_year"]).toBe(message);
  });
  test("[3.10.2] the four yes/no questions and where-did-you-hear belong to selling a car, as settings", () => {
    const settings = { ...everything, ...withEnquiry({ yes_no_questions: true, heard_about_us: ["Radio"] }) };
    const names = fieldsOf(form("sell-my-car", { settings: { ...everything, enquiry: settings.enquiry } })).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(["ready_to_sell", "best_deal", "where_did_you_hear_about_us"]));
  });
  test("[3] every form with a person takes the disclaimer and the terms of the site", () => {
    const settings = { ...everything, enquiry: withEnquiry({ disclaimer: "I understand.", terms: true }).enquiry };
    for (const id of siteFormIds.filter((one) => one !== "subscribe")) {
      expect(required(form(id, { settings }))).toEqual(expect.arrayContaining(["disclaimer", "terms_agreed"]));
    }
  });
  test("signing up goes to its own call, or to the mock", () => {
    const mock = { ...everything, enquiry: withEnquiry({ mock: true }).enquiry };
    expect(form("subscribe", { settings: mock })).toMatchObject({ destination: "subscribe", mock: true });
    const own = { destination: "subscribe", mock: false, submitLabel: "Join", known: { opt_in: "true" } };
    expect(form("subscribe")).toMatchObject(own);
  });
});
