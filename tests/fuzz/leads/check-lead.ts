import type { Car } from "#domain/car/car.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { testNow } from "#tests/support/test-app.ts";
import { neverFields, quarantines, sourceWords } from "./server-facts.ts";
import type { Stage } from "./stage.ts";

export type Sent = {
  /** The form as the site offers it, about the lead's car; null if it does not. */
  form: FormDefinition | null;
  /** How many of its sends were taken, and how many files came with them. */
  sends: number;
  files: number;
};

/** The server's facts in a stored lead, each with what it has to be. */
export async function factProblems(stage: Stage, lead: Lead, sent: Sent): Promise<string[]> {
  const car = await carOf(stage, lead);
  const facts: Facts = [
    ...recordFacts(stage, lead, sent),
    ...placeFacts(stage, lead, car),
    ...carFacts(lead, car, sent.form),
    ...consentFacts(stage, lead, sent.form),
    ...(await moneyFacts(stage, lead, car)),
  ];
  return facts
    .filter(([, is, wanted]) => JSON.stringify(is) !== JSON.stringify(wanted))
    .map(([name, is, wanted]) => `${name} is ${JSON.stringify(is)} instead of ${JSON.stringify(wanted)}`);
}

type Facts = (readonly [name: string, is: unknown, wanted: unknown])[];

/** The car, if this site lists it. */
async function carOf({ runtime }: Stage, { fields }: Lead): Promise<Car | null> {
  const { car_id } = fields;
  return typeof car_id === "string" ? await runtime.listedCar(car_id, testNow.getTime()) : null;
}

const at = testNow.toISOString();

function recordFacts({ slug, userAgent }: Stage, lead: Lead, { sends, files }: Sent): Facts {
  const { fields } = lead;
  const isOurs = (name: string) => Object.hasOwn(fields, name);
  return [
    ["the site", [lead.site_slug, fields.website_slug], [slug, slug]],
    ["the sender's machine", lead.origin, { address: "127.0.0.1", user_agent: userAgent }],
    ["the browser and the source", [fields.user_agent, fields.source], [userAgent, "Website"]],
    ["where it came from", [fields.first_source, fields.last_source].every((one) => sourceWords.includes(one)), true],
    ["the times", [lead.created_at, lead.updated_at, lead.erased_at], [at, at, undefined]],
    ["the steps", lead.steps.map((step) => step.at), Array.from({ length: sends }, () => at)],
    ["the last step", fields.step_number, lead.steps.at(-1)?.step_number],
    [
      "how far it is",
      [fields.lead_id, fields.lead_status, fields.form_completed],
      [lead.id, lead.status, lead.status === "Complete"],
    ],
    ["the quarantine", quarantines.includes(lead.quarantine), true],
    ["the category", fields.category, lead.category],
    ["the subcategory", fields.subcategory ?? null, lead.subcategory],
    ["the event", Number.isInteger(lead.event_id), true],
    ["files", lead.files?.length ?? 0, files],
    ["fields that no lead has", neverFields.filter(isOurs), []],
  ];
}

function placeFacts({ runtime: { site } }: Stage, lead: Lead, car: Car | null): Facts {
  const { fields } = lead;
  const place = site.locations.find(({ id }) => id === lead.location_id) ?? null;
  const isDealership = site.dealerships.some(({ slug }) => slug === lead.dealership_slug);
  return [
    ["the place", lead.location_id, place?.id ?? null],
    ["the place among the fields", [fields.location_id, fields.location], [place?.id, place?.name]],
    ["the dealership", isDealership, site.dealerships.length > 0],
    ["the dealership among the fields", fields.dealership_slug, lead.dealership_slug ?? undefined],
    ["the car's dealership", fields.car_dealership_id ?? car?.dealership_id, car?.dealership_id],
    ...(car && place ? [["the car's place", place.id, car.location_id] as const] : []),
  ];
}

/** About a car: the facts of the site's own. About none: none, but what the form asks about the visitor's vehicle. */
function carFacts({ fields }: Lead, car: Car | null, form: FormDefinition | null): Facts {
  const isAsked = (name: string) => form?.steps.some((step) => step.fields.some((field) => field.name === name));
  const { car_id, stock_number, vehicle_status, vehicle_make, vehicle_model, car_type, manufacturer_slug } = fields;
  if (car === null) {
    const own = Object.entries({ vehicle_make, vehicle_model }).filter(([name]) => !isAsked(name));
    return [
      ["facts of a car where there is none", [car_id, stock_number, vehicle_status], [null, null, null]],
      ...own.map(([name, value]) => [`${name} where there is no car`, value, undefined] as const),
    ];
  }
  const price = form?.known["vehiclePriceBudget"];
  return [
    ["the car", [car_id, stock_number, vehicle_status], [car.id, car.stocknum, car.status]],
    ["its make and model", [vehicle_make, vehicle_model], [car.make, car.model]],
    ["its type and maker", [car_type, manufacturer_slug], [car.car_type, slugOfMake(car)]],
    ...(price === undefined ? [] : [["its price", fields.vehicle_price_budget, String(car.price)] as const]),
  ];
}

const slugOfMake = ({ make }: Car): string => make.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

function consentFacts({ runtime: { site } }: Stage, { consent, fields }: Lead, form: FormDefinition | null): Facts {
  if (consent === null) return [["a consent that nobody gave", fields.opt_in, undefined]];
  const { opt_in_text, opt_in_default } = site.public.enquiry;
  const [wording, isDefault] = form?.consent ? [form.consent, false] : [opt_in_text, opt_in_default];
  return [
    ["the wording agreed to", [consent.wording, consent.default], [wording, isDefault]],
    ["when it was agreed to", consent.at, at],
    ["what was chosen", [fields.opt_in, typeof consent.choice], [consent.choice, "boolean"]],
    ["who chose it", ["undefined", "boolean"].includes(typeof consent.byVisitor), true],
  ];
}

/** Of a car whose feed names none. */
const usualFee = 200;

/** Nobody has paid. A valuation is one of this site's, whatever was said about it. */
async function moneyFacts({ runtime: { store } }: Stage, lead: Lead, car: Car | null): Promise<Facts> {
  const { valuation_id, valuation, vehicle_register } = lead.fields;
  const valued = typeof valuation_id === "string" ? await store.valuations.get(valuation_id) : null;
  const held = lead.form === "reserve" ? await store.reservations.ofLead(lead.id) : null;
  const deposit = car?.payment_processors?.[0]?.deposit_amount ?? usualFee;
  return [
    ["what was paid", lead.reservation, undefined],
    ["the valuation", valuation_id, valued?.id],
    ...(valued ? [] : [["what it says", [valuation, vehicle_register], [null, null]] as const]),
    ...(held ? [["the fee", [held.reservation.fee, held.reservation.car_id], [deposit, car?.id]] as const] : []),
  ];
}
