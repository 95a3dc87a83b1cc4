import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { nz } from "#domain/country/nz.ts";
import { categories } from "./categories.ts";
import type { Field } from "./field.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { inputName } from "./input-name.ts";
import { type FormId, formIds } from "./forms.ts";
import { formFor } from "./form-for.ts";
import type { FormSettings } from "./form-settings.ts";
import { sampleFormCar, sampleLocations, withEnquiry } from "./testing/sample-form.ts";

/** A site that offers every form and asks everything that a site can ask. */
const everything: FormSettings = {
  ...withEnquiry({
    heard_about_us: ["Radio", "A friend"],
    disclaimer: "I understand.",
    terms: true,
    category_select: true,
    yes_no_questions: true,
  }),
  service: { path: "/service", xtime_url: "https://xtime.example" },
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
  subscribe: { title: "News", text: "Once a month.", button: "Join" },
};
const car = { ...sampleFormCar, payment_processors: [{ deposit_amount: 200 }] };
const about = {
  settings: everything,
  locations: sampleLocations,
  location: sampleLocations[0] ?? null,
  category: "General Enquiry" as const,
  today: "2026-03-10",
};
/** Two of each kind, so that every form with a location asks for it. */
const manyPlaces = ["sales", "service", "parts"].flatMap((location_type) =>
  ["east", "west"].map((side) => ({
    id: `${location_type}-${side}`,
    name: `${location_type} ${side}`,
    visible: true,
    location_type,
    location_subtype: location_type === "sales" ? "sales, buying" : "",
    dealership_slug: `${side}-motors`,
  })),
);
const formOf = (id: FormId, ofCar: boolean) => formFor(id, { ...about, car: ofCar ? car : null });

/** "name*" is required; a step a line. */
const inShort = ({ steps }: FormDefinition) =>
  steps.map(({ fields }) =>
    fields.map((field) => `${inputName(field)}:${field.kind}${field.required ? "*" : ""}`).join(" "),
  );

const person = "name:name* phone:phone* email:email* postcode:postcode";
const end = "opt_in:checkbox Disclaimer:checkbox* terms_agreed:checkbox*";
const financeEnd = "opt_in:checkbox terms_agreed:checkbox* Disclaimer:checkbox*";
const yesNo = "Ready to sell:checkbox Valuation guide:checkbox Best Finance:checkbox Best Deal:checkbox";
const heard = "where_did_you_hear_about_us:select*";
const choices = "category:select* location_id:select*";
const vehicle = "Vehicle Make:text* Vehicle Model:text* Vehicle Year:number*";
const loan = "deposit:number trade_in_value:number loan_term:select";
const interests = ["Buying vehicles", "Leasing", "Servicing", "Selling old vehicles"];

/** Whoever receives leads reads them by these names, and each kind has rules of its own. */
const questions: Record<FormId, string[]> = {
  enquiry: [
    `${choices} message:textarea* ${heard}`,
    `${person} opt_in:checkbox`,
    `trade_in:checkbox Rego:text ${yesNo} Disclaimer:checkbox* terms_agreed:checkbox*`,
  ],
  "test-drive": [`${person} location_id:select* booking_date_time:date-time message:textarea ${end}`],
  "request-photos": [`${person} message:textarea ${end}`],
  contact: [`${choices} ${person} message:textarea* ${heard} ${yesNo} ${end}`],
  "email-us": [`${person} message:textarea* ${end}`],
  general: [`${person} message:textarea* opt_in:checkbox`],
  reserve: [
    `${person} handover:radio* delivery_address:text* preferred_date:date preferred_time:select trade_in:checkbox ` +
      "finance_interest:checkbox Rego:text opt_in:checkbox valuation_id:text reservation_terms:checkbox*",
  ],
  service: [
    `${vehicle} Rego:text* Kilometres:number`,
    "service_type:select* Wheel alignment (check_option):checkbox booking_date_time:date-time drop_off:radio* " +
      "message:textarea",
    `${person} ${end}`,
  ],
  parts: [`${vehicle} Rego:text VIN:text message:textarea* part_number:text fitting:radio* ${person} ${end}`],
  fleet: [
    `company:text* business_number:text fleet_size:select* ` +
      `${interests.map((text) => `${text} (check_option):checkbox`).join(" ")} message:textarea* ${person} ${end}`,
  ],
  feedback: [`feedback_kind:radio* location_id:select* message:textarea* ${person} ${end}`],
  careers: [`${person} location_id:select* position:text message:textarea files:file* ${end}`],
  subscribe: ["email:email* first_name:name"],
  subscription: [`wanted_car:text start_date:date* subscription_length:select* ${person} message:textarea ${end}`],
  rental: [`wanted_car:text pickup_date:date* return_date:date* driver_age:select* ${person} message:textarea ${end}`],
  similar: [`wanted_make:text wanted_model:text wanted_price:number message:textarea ${person} ${end}`],
  "sell-my-car": [
    `${vehicle} Rego:text* Kilometres:number* wanted_price:number message:textarea ${yesNo}`,
    `${person} ${heard} ${end}`,
  ],
  finance: [`car_type:select vehiclePriceBudget:number ${loan} message:textarea`, `${person} ${heard} ${financeEnd}`],
  "finance-application": [
    `car_type:select vehiclePriceBudget:number ${loan} loan_purpose:radio*`,
    `${person} residency:select* living_situation:select* time_at_address:select*`,
    "employment:select* employer:text* business:text* time_in_work:select* income:number* income_period:select*",
    "housing_cost:number* living_costs:number* loan_repayments:number card_limits:number dependants:number*",
    `message:textarea ${heard} ${financeEnd}`,
  ],
  "trade-in": [
    "Rego:text rego_state:select trade_in_km:number* looked_up:text",
    "trade_in_make:text* trade_in_model:text* trade_in_year:number* trade_in_badge:text trade_in_transmission:select " +
      "trade_in_fuel:select",
    "condition:radio* interior:radio* service_history:radio* mechanical:radio* accident:radio* " +
      "under_finance:radio* finance_lender:text",
    `category:radio* ${person} photos:file booking_date_time:date-time message:textarea ${end} valuation_id:text no_estimate:text`,
  ],
};
/** What a form asks only where it is about no car. */
const notOfACar = [
  `${choices} `,
  "location_id:select* ",
  "wanted_car:text ",
  "car_type:select vehiclePriceBudget:number ",
];
const unchanged = new Set<FormId>(["careers", "feedback"]);
const ofCar = (id: FormId) =>
  unchanged.has(id)
    ? questions[id]
    : questions[id].map((step) => {
        const rest = notOfACar.reduce((text, part) => text.replace(part, ""), step);
        return id === "trade-in" ? rest.replace("category:radio* ", "") : rest;
      });

describe.each(formIds)("[3, 5.10.1] the form %s", (id) => {
  test("[5.1.4] asks for these, under these names", () => {
    const [without, withCar] = [formOf(id, false), formOf(id, true)];
    expect(withCar && inShort(withCar)).toEqual(ofCar(id));
    // Only a car can be reserved.
    expect(without && inShort(without)).toEqual(id === "reserve" ? null : questions[id]);
  });

  test("is data with a category of the list: it survives the way to the browser", () => {
    const form = formOf(id, true);
    expect(JSON.parse(JSON.stringify(form))).toEqual(form);
    expect(categories).toContain(form?.category);
  });

  test.each([
    [au, car],
    [au, null],
    [nz, car],
    [nz, null],
  ] as const)("says everything in words, in $0.name, of $1.name", (country, ofWhat) => {
    const form = formFor(id, { ...about, locations: manyPlaces, car: ofWhat, settings: { ...everything, country } });
    const { initial: _initial, known: _known, rules: _rules, ...said } = form ?? ({} as FormDefinition);
    expect(emptyIn(said)).toEqual([]);
    for (const field of fieldsOf(form ?? { steps: [] })) expectSound(field);
  });
});

/** Where a text or a list says nothing. */
function emptyIn(value: unknown, path = ""): string[] {
  if (value === "" || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => emptyIn(part, `${path}.${name}`));
}

function expectSound({ name, kind, label, options, range, maxLength }: Field): void {
  const isChoice = kind === "select" || kind === "radio";
  expect(options !== undefined, `${name} has options`).toBe(isChoice);
  expect(new Set(options?.map(({ value }) => value)).size, `${name} offers nothing twice`).toBe(options?.length ?? 0);
  expect(range === undefined || range.min < range.max, `${name} has room`).toBe(true);
  expect(maxLength, `${name} can be written`).toBeGreaterThan(0);
  expect(label, `${name} is asked for`).toMatch(/\w/);
}
