import { readTouch } from "#domain/visit/touch.ts";
import { campaign, carType, ownPage, paths, slug } from "./sent-values.ts";

/** Whose word a field is: typed by the visitor, picked from our list, sent along by the page, ours, or the payment's. */
export type Source = "visitor" | "choice" | "context" | "server" | "payment";

/** Who gets to see it: mails, the dealer's desk, exports, the Auto-lead Data Format, webhooks and Car Clarity. */
export const readers = ["dealer", "customer", "desk", "export", "adf", "webhook"] as const;
export type Reader = (typeof readers)[number];

/**
 * Where it stands among the others, in this order, and there in the order of the form. top: mails and documents have a
 * place of their own for it. car: shown better by the car's card, where there is one. record: how it came about.
 */
export type Place = "top" | "person" | "answers" | "car" | "visit" | "record";

export interface LeadField {
  from: Source;
  /** Whose it is where a form asks for it, if that is another. */
  asked?: Source;
  /** What the dealer reads where no form asks for it, or where its question would not read well. */
  label: string;
  keepsLabel?: true;
  place: Place;
  seenBy: readonly Reader[];
  /** Its name outside, where the specification (3.10) has another. */
  wire?: string;
  /** A number inside and for programs; people read it as their country writes it. */
  figure?: "money" | "number";
  /** Written "Yes" or "No" outside; inside it is a boolean. */
  isYesNo?: true;
  /** Every form takes it, whether it asks or not. */
  onEveryForm?: {
    kind: "name" | "email" | "phone" | "postcode" | "textarea" | "checkbox" | "text";
    maxLength?: number;
  };
  /** How a value sent along is read; undefined refuses it. `hosts` are the site's own. */
  read?: (value: unknown, hosts: readonly string[]) => unknown;
  /** Pages repeat with each send what the server keeps itself. That is not an unknown field. */
  isRepeated?: true;
}

type More = Partial<Omit<LeadField, "from" | "asked" | "label">>;

const programs = ["export", "webhook"] as const;
const staff = ["dealer", "desk", "adf", ...programs] as const;
const everybody = ["customer", ...staff] as const;

/** In the visitor's own words: no mail to a visitor repeats it. */
const said = (label: string, more: More = {}) =>
  ({ from: "visitor", label, place: "answers", seenBy: staff, ...more }) as const satisfies LeadField;

const chosen = (label: string, more: More = {}) =>
  ({ from: "choice", label, place: "answers", seenBy: everybody, ...more }) as const satisfies LeadField;

const sent = (label: string, read: NonNullable<LeadField["read"]>, more: More = {}) =>
  ({ from: "context", label, place: "record", seenBy: programs, read, ...more }) as const satisfies LeadField;

const ours = (label: string, more: More = {}) =>
  ({ from: "server", label, place: "answers", seenBy: staff, ...more }) as const satisfies LeadField;

/** A form may ask for it: of the visitor's own vehicle, where no car of ours is meant. */
const oursOrSaid = (label: string, more: More = {}) =>
  ({ ...ours(label, more), asked: "visitor" }) as const satisfies LeadField;

const sentOrChosen = (label: string, read: NonNullable<LeadField["read"]>, more: More = {}) =>
  ({ ...sent(label, read, more), asked: "choice" }) as const satisfies LeadField;

/** For programs alone. */
const noted = (label: string, more: More = {}) => ours(label, { place: "record", seenBy: programs, ...more });

const paid = (label: string, more: More = {}) =>
  ({ from: "payment", label, place: "top", seenBy: everybody, ...more }) as const satisfies LeadField;

/**
 * Every field that a lead can have. A question of a form needs a row here: the compiler asks for it. Mails, exports, the
 * desk, labels, what is believed of a sender and what is translated at the edge all follow from the rows.
 */
export const leadFields = {
  // The person: the first columns of an export, in this order.
  name: said("Name", { place: "top", onEveryForm: { kind: "name" } }),
  first_name: said("First name", { place: "person", onEveryForm: { kind: "name" } }),
  last_name: said("Last name", { place: "person", onEveryForm: { kind: "name" } }),
  email: said("Email", { place: "top", onEveryForm: { kind: "email" } }),
  phone: said("Phone", { place: "top", onEveryForm: { kind: "phone" } }),
  postcode: said("Postcode", { place: "person", onEveryForm: { kind: "postcode" } }),
  message: said("Message", { place: "top", onEveryForm: { kind: "textarea" } }),
  opt_in: chosen("Marketing consent", {
    place: "person",
    seenBy: staff,
    keepsLabel: true,
    onEveryForm: { kind: "checkbox" },
  }),

  // What it is about.
  category: chosen("Category", { place: "record", seenBy: programs, isRepeated: true }),
  subcategory: ours("Subcategory"),
  additional_services: chosen("Additional services"),
  location_id: sentOrChosen("Location id", slug, { seenBy: ["customer", ...programs] }),
  location: ours("Location"),
  dealership_slug: sent("Dealership", slug),

  // The car of ours that it is about, or the visitor's own vehicle.
  car_id: sent("Car id", slug),
  car_type: sentOrChosen("Car type", carType, { place: "car", seenBy: everybody }),
  stock_number: ours("Stock number", { place: "car" }),
  manufacturer_slug: sent("Manufacturer slug", slug),
  vehicle_make: oursOrSaid("Vehicle Make", { place: "car", wire: "Vehicle Make" }),
  vehicle_model: oursOrSaid("Vehicle Model", { place: "car", wire: "Vehicle Model" }),
  vehicle_year: said("Vehicle Year", { wire: "Vehicle Year" }),
  vehicle_status: ours("Vehicle status", { place: "car" }),
  rego: said("Rego", { wire: "Rego", onEveryForm: { kind: "text", maxLength: 20 } }),
  kilometres: said("Kilometres", { wire: "Kilometres" }),

  // Enquiries.
  trade_in: chosen("Trade in"),
  ready_to_sell: chosen("Ready to sell", { wire: "Ready to sell", isYesNo: true }),
  valuation_guide: chosen("Valuation guide", { wire: "Valuation guide", isYesNo: true }),
  best_finance: chosen("Best Finance", { wire: "Best Finance", isYesNo: true }),
  best_deal: chosen("Best Deal", { wire: "Best Deal", isYesNo: true }),
  where_did_you_hear_about_us: chosen("Where did you hear about us"),
  disclaimer: chosen("Disclaimer", { wire: "Disclaimer" }),
  terms_agreed: chosen("Terms agreed"),
  booking_date_time: chosen("Preferred date and time", { keepsLabel: true }),
  wanted_make: said("Wanted make"),
  wanted_model: said("Wanted model"),
  wanted_price: said("Wanted price"),
  wanted_car: said("Wanted car"),

  // Reservations.
  reservation_reference: paid("Reservation"),
  reservation_fee: paid("Reservation fee"),
  reserved_until: paid("Reserved until", { seenBy: ["customer", "dealer", "desk", "adf", "webhook"] }),
  handover: chosen("Handover", { keepsLabel: true }),
  delivery_address: said("Delivery address"),
  preferred_date: chosen("Preferred date"),
  preferred_time: chosen("Preferred time"),
  finance_interest: chosen("Interested in finance", { keepsLabel: true }),
  reservation_terms: chosen("Reservation terms accepted", { keepsLabel: true }),

  // Finance.
  vehicle_price_budget: said("Vehicle price budget", { wire: "vehiclePriceBudget" }),
  deposit: said("Deposit"),
  trade_in_value: said("Trade in value"),
  loan_term: chosen("Loan term"),
  loan_purpose: chosen("Loan purpose"),
  residency: chosen("Residency"),
  living_situation: chosen("Living situation"),
  time_at_address: chosen("Time at address"),
  employment: chosen("Employment"),
  employer: said("Employer"),
  business: said("Business"),
  time_in_work: chosen("Time in work"),
  income: said("Income"),
  income_period: chosen("Income period"),
  housing_cost: said("Housing cost"),
  living_costs: said("Living costs"),
  loan_repayments: said("Loan repayments"),
  card_limits: said("Card limits"),
  dependants: said("Dependants"),

  // The visitor's own vehicle, traded in.
  rego_state: chosen("Rego state"),
  trade_in_km: said("Trade in km"),
  trade_in_make: said("Trade in make"),
  trade_in_model: said("Trade in model"),
  trade_in_year: said("Trade in year"),
  trade_in_badge: said("Trade in badge"),
  trade_in_transmission: chosen("Trade in transmission"),
  trade_in_fuel: chosen("Trade in fuel"),
  condition: chosen("Condition"),
  interior: chosen("Interior"),
  service_history: chosen("Service history"),
  mechanical: chosen("Mechanical"),
  accident: chosen("Accident"),
  under_finance: chosen("Under finance"),
  finance_lender: said("Finance lender"),
  looked_up: said("Looked up"),
  no_estimate: said("No estimate"),
  valuation_id: oursOrSaid("Valuation id", { place: "record", seenBy: programs }),
  valuation: ours("Valuation", { seenBy: everybody }),
  vehicle_register: ours("Vehicle register"),
  offered_vehicle: noted("Offered vehicle"),

  // Workshop, parts, fleets, hire, jobs and feedback.
  service_type: chosen("Service type"),
  drop_off: chosen("Drop off"),
  vin: said("VIN", { wire: "VIN" }),
  part_number: said("Part number"),
  fitting: chosen("Fitting"),
  company: said("Company"),
  business_number: said("Business number"),
  fleet_size: chosen("Fleet size"),
  start_date: chosen("Start date"),
  subscription_length: chosen("Subscription length"),
  weekly_price: ours("Weekly price", { seenBy: everybody, figure: "money" }),
  subscription_weeks: ours("Weeks in the term", { seenBy: everybody, figure: "number" }),
  subscription_setup_fee: ours("Set-up fee", { seenBy: everybody, figure: "money" }),
  subscription_total: ours("Total for the term", { seenBy: everybody, figure: "money" }),
  subscription_bond: ours("Bond, returned at the end", { seenBy: everybody, figure: "money" }),
  included_kilometres: ours("Kilometres in the term", { seenBy: everybody, figure: "number" }),
  extra_kilometre_price: ours("Price of each km more", { seenBy: everybody, figure: "money" }),
  pickup_date: chosen("Pickup date"),
  return_date: chosen("Return date"),
  driver_age: chosen("Driver age"),
  position: said("Position"),
  feedback_kind: chosen("Feedback kind"),
  files: said("Files"),
  photos: said("Photos"),

  // The visit.
  url: sent("Sent from", ownPage, { place: "visit", seenBy: staff }),
  visited_pages: sent("Pages seen", paths, { place: "visit", seenBy: staff }),
  linked_query_params: sent("Campaign", campaign, { place: "visit", seenBy: staff }),
  first_touch: sent("First touch", readTouch),
  last_touch: sent("Last touch", readTouch),
  came_from: ours("Came from", { place: "visit" }),
  first_source: noted("First source"),
  last_source: noted("Last source"),
  page_id: sent("Page id", slug),
  website_slug: noted("Website"),
  source: noted("Source"),
  user_agent: noted("Browser"),
  lead_attributes: noted("Lead attributes"),
  car_dealership_id: noted("Dealership of the car"),

  // How far the form was filled in.
  lead_id: noted("Lead", { isRepeated: true }),
  lead_status: noted("Status", { isRepeated: true }),
  form_completed: noted("Completed", { isRepeated: true }),
  step_number: noted("Step", { isRepeated: true }),
  skipped_steps: noted("Skipped steps", { isRepeated: true }),
} as const satisfies Record<string, LeadField>;

export type LeadFieldName = keyof typeof leadFields;
type Rows = typeof leadFields;
type NamesFrom<Sources extends Source> = {
  [Name in LeadFieldName]: Rows[Name] extends { from: Sources } | { asked: Sources } ? Name : never;
}[LeadFieldName];
/** What a form may ask in words, and what it may offer to pick from. */
export type SaidName = NamesFrom<"visitor">;
export type ChosenName = NamesFrom<"choice">;
export type PaidName = NamesFrom<"payment">;

/** The fields of a lead. Those of older leads may have names that no row has any more. */
export type LeadFields = { readonly [Name in LeadFieldName]?: unknown };

export const leadFieldNames = Object.keys(leadFields) as readonly LeadFieldName[];

export const isLeadField = (name: string): name is LeadFieldName => Object.hasOwn(leadFields, name);

/** Null for the name of an older lead. */
export const rowOf = (name: string): LeadField | null => (isLeadField(name) ? leadFields[name] : null);

/** Fields of older leads were all told to everybody but the customer. */
export const isSeenBy = (reader: Reader, name: string): boolean => (rowOf(name)?.seenBy ?? staff).includes(reader);

export const placeOf = (name: string): Place => rowOf(name)?.place ?? "answers";
