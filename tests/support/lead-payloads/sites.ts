import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { webhookSecret } from "#tests/faults/delivery-sites.ts";

/**
 * A site in each country that offers every form and asks everything that a site can ask; and one that asks as little as
 * it can, takes mobile numbers only, and sends its finance forms to the other destination.
 */
export const recordedSites = {
  au: { country: "AU", state: "VIC", time_zone: "Australia/Melbourne", postcode: "3350", phone: "03 5550 1200" },
  "au-mobile": { country: "AU", state: "NSW", time_zone: "Australia/Sydney", postcode: "2000", phone: "02 7010 4400" },
  nz: { country: "NZ", state: "Otago", time_zone: "Pacific/Auckland", postcode: "9016", phone: "03 555 0120" },
  us: { country: "US", state: "TX", time_zone: "America/Chicago", postcode: "78205", phone: "210 555 0120" },
} as const;
export type RecordedSite = keyof typeof recordedSites;
export const siteNames = Object.keys(recordedSites) as RecordedSite[];

/** The site that asks little. */
export const isPlain = (which: RecordedSite): boolean => which === "au-mobile";

export const slug = "sample";
export const origin = `http://${slug}.localhost:3000`;

/** A folder with one of these sites, whose leads go to every kind of receiver. */
export function recordedFolder(which: RecordedSite, receiver: string): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-lead-payloads-"));
  mkdirSync(join(folder, "dealerships"));
  // JSON is YAML.
  const write = (name: string, content: object) => writeFileSync(join(folder, `${name}.yaml`), JSON.stringify(content));
  write(slug, siteOf(which, receiver));
  for (const dealership of dealershipsOf(which)) write(`dealerships/${dealership.slug}`, dealership);
  return folder;
}

/** One of the two small sites, for what is the same everywhere. */
const small = parse(readFileSync(join(import.meta.dirname, "../../fixtures/sites/first-site.yaml"), "utf8")) as object;

const siteOf = (which: RecordedSite, receiver: string) => ({
  ...small,
  slug,
  id: slug,
  name: "Sample Motors",
  // Without a host of its own the site has one address, for pages and for commands.
  hosts: [],
  dealerships: dealershipsOf(which).map((one) => one.slug),
  country: recordedSites[which].country,
  time_zone: recordedSites[which].time_zone,
  phone: recordedSites[which].phone,
  email: "sales@sample.example",
  captcha: null,
  ...(isPlain(which) ? little : everything),
  // Fees are paid in Australian dollars only.
  ...(recordedSites[which].country === "AU" ? { payment_provider: isPlain(which) ? collected : delivered } : {}),
  private: {
    mail_from: "sales@sample.example",
    delivery: [
      { channel: { kind: "email", to: ["leads@dealer.example"] } },
      { channel: { kind: "adf", to: ["crm@dealer.example"] } },
      { channel: { kind: "webhook", url: `${receiver}/hook`, secret: webhookSecret } },
      { channel: { kind: "car-clarity", url: `${receiver}/clarity`, key: "a-key" } },
    ],
  },
});

const finance = {
  key: "tasman",
  name: "Tasman Finance",
  lender_type: 1,
  interest_rate: 8,
  comparison_rate: 9,
  path: "/finance",
  apply_path: "/apply-for-finance",
  warning: "WARNING: an example.",
  credit_licence: "Sample 1",
  excluded_makes: [],
  excluded_dealerships: [],
  fees: { establishment: 0, monthly: 0 },
  steps: null,
};
const paying = { provider: "sandbox", checkout_word: "checkout", terms: "It comes off the price." };
const delivered = { ...paying, delivery: true, reserved_hours: 72 };
const collected = { ...paying, delivery: false, reserved_hours: null };
const offers = {
  service: { path: "/service", xtime_url: "https://xtime.example", brand_path: null },
  parts: true,
  fleet: true,
  careers: true,
  feedback: true,
  sell_my_car: true,
  subscription_enquiry: true,
  rental_enquiry: true,
  subscribe: { title: "News", text: "Once a month.", button: "Join" },
};
/** Every test drive is at the same time. */
const test_drive = { slots_per_half_hour: 500, days_ahead: 21 };

const everything = {
  ...offers,
  finance_provider: { ...finance, destination: "leads", terms_text: "I agree to the terms of use" },
  trade_in: { path: "/valuations", instant_price: null, faq: true, save_result: true, register_check: true },
  service_booking: {
    types: ["Logbook service", "Repair"],
    extras: ["Wheel alignment", "Wiper blades"],
    drop_off: ["I will wait", "I need a loan car"],
    days_ahead: 30,
  },
  enquiry: {
    category_select: true,
    location_select: true,
    heard_about_us: ["Radio", "A friend"],
    disclaimer: "I understand.",
    terms: true,
    yes_no_questions: true,
    opt_in_default: false,
    partial_leads: true,
    test_drive,
    request_photos: true,
  },
};
const little = {
  ...offers,
  phone_variant: "au-mobile",
  finance_provider: { ...finance, destination: "car-clarity", terms_text: "I have read the Privacy Statement" },
  trade_in: { path: "/valuations", instant_price: null, faq: false, save_result: false },
  enquiry: { location_select: false, partial_leads: false, opt_in_default: true, test_drive, request_photos: true },
};

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "09:00", close: "17:00" }));
const weekend = [6, 0].map((weekday) => ({ weekday, status: "Closed" }));
const kinds = ["sales", "service", "parts"] as const;

/** Two dealerships with a yard for each department, so that a form asks which; the plain site has one yard. */
function dealershipsOf(which: RecordedSite) {
  return (isPlain(which) ? ["east"] : ["east", "west"]).map((side) => ({
    id: side,
    slug: side,
    name: `Sample Motors ${side === "east" ? "East" : "West"}`,
    dealer_id: side === "east" ? "D-100" : "",
    locations: (isPlain(which) ? (["sales"] as const) : kinds).map((kind) => placeOf(which, side, kind)),
  }));
}

function placeOf(which: RecordedSite, side: string, kind: (typeof kinds)[number]) {
  const { state, time_zone, postcode, phone } = recordedSites[which];
  return {
    id: `${side}-${kind}`,
    name: `${side === "east" ? "East" : "West"} ${kind}`,
    slug: `${side}-${kind}`,
    primary: side === "east" && kind === "sales",
    location_type: kind,
    location_subtype: kind === "sales" ? "sales, buying" : "",
    time_zone,
    address: { street: "1 High Street", city: "Sampleton", state, postcode },
    contact_detail: { phone, email: `${side}-${kind}@sample.example`, opening_hours: [...weekdays, ...weekend] },
  };
}
