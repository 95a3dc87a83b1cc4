import { au } from "#domain/country/au.ts";
import { carWords } from "#domain/car/vehicle-words.ts";
import { field, type Field, type FieldKind } from "../field.ts";
import type { FormDefinition } from "../form-definition.ts";
import { formFor } from "../form-for.ts";
import type { FormCar, FormLocation, FormSettings } from "../form-settings.ts";
import type { FormId } from "../forms.ts";

// For tests: a site with everything at its usual value.

export const sampleSettings: FormSettings = {
  name: "Sample Motors",
  vehicle_words: carWords,
  country: au,
  locale: au.locale,
  currency: au.currency,
  distance_unit: au.distance_unit,
  phone_variant: au.phones[0],
  test_phone: null,
  privacy_path: "/privacy-policy",
  terms_path: "/terms-and-conditions",
  trade_in: { path: "/trade-in" },
  finance_provider: null,
  payment_provider: { delivery: true, terms: "It comes back to you until you sign." },
  service: null,
  service_booking: {
    types: ["Logbook service", "Repair"],
    extras: ["Wheel alignment"],
    drop_off: ["I will wait", "I need a loan car"],
    days_ahead: 30,
  },
  parts: false,
  fleet: false,
  careers: false,
  feedback: false,
  sell_my_car: false,
  subscription_enquiry: false,
  subscription_lengths: ["3 to 6 months", "Not sure yet"],
  subscription_plans: null,
  rental_enquiry: false,
  subscribe: null,
  locations: { email_us: true },
  enquiry: {
    submit_label: "Submit",
    message_required: true,
    category_select: false,
    location_select: true,
    heard_about_us: null,
    disclaimer: null,
    terms: false,
    yes_no_questions: false,
    opt_in_default: true,
    opt_in_text: "Send me offers",
    show_server_error: false,
    mock: false,
    test_drive: { slots_per_half_hour: 2, days_ahead: 14 },
    request_photos: true,
  },
};

export const withEnquiry = (over: Partial<FormSettings["enquiry"]>): FormSettings => ({
  ...sampleSettings,
  enquiry: { ...sampleSettings.enquiry, ...over },
});

/** A site whose enquiry form has three steps. */
export const threeSteps = withEnquiry({ yes_no_questions: true });

export const sampleLocations: readonly FormLocation[] = [
  {
    id: "north",
    name: "North Yard",
    visible: true,
    location_type: "sales",
    location_subtype: "sales, buying",
    dealership_slug: "north-motors",
  },
  {
    id: "south",
    name: "South Yard",
    visible: true,
    location_type: "service",
    location_subtype: "",
    dealership_slug: "south-motors",
  },
  {
    id: "attic",
    name: "Attic",
    visible: false,
    location_type: "",
    location_subtype: "",
    dealership_slug: "north-motors",
  },
];

export const sampleFormCar: FormCar = {
  id: "c1",
  name: "2020 Toyota Corolla",
  car_type: "used",
  tag: null,
  stocknum: "S1",
  make: "Toyota",
  model: "Corolla",
  status: "in_stock",
  location_id: "north",
  price: 21990,
  categories: [],
};

type Over = Partial<Parameters<typeof formFor>[1]>;

/** A form on its usual site; null where that does not offer it. */
export function offeredForm(id: FormId, over: Over = {}): FormDefinition | null {
  return formFor(id, {
    settings: sampleSettings,
    locations: sampleLocations,
    car: null,
    location: null,
    category: "General Enquiry",
    today: "2026-03-10",
    ...over,
  });
}

export function sampleForm(id: FormId, over: Over = {}): FormDefinition {
  const form = offeredForm(id, over);
  if (!form) throw new Error(`the site does not offer ${id}`);
  return form;
}

/** A question that no form asks: its name has no row among the fields of leads. */
export const anyField = (
  kind: FieldKind,
  given: { name: string; label: string } & Omit<Partial<Field>, "name">,
): Field => field(kind, given as never);
