import { ownValue } from "#domain/text/own-value.ts";
import { type Format, formatOf } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import { paysByDistance } from "#domain/car/history/car-history.ts";
import type { FactName } from "#domain/car/history/fact-names.ts";
import { factOf, numberOf, textOf } from "#domain/car/history/history-facts.ts";
import { callNumber } from "#domain/phone/call-number.ts";
import type { Location } from "#domain/location/location.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { maskedVin } from "./masked-vin.ts";
import type { ConsumerNotice } from "./vehicle-view.ts";

type NoticeSources = {
  settings: PublicSettings;
  locations: readonly Location[];
  isServed: (url: string) => boolean;
};
type Context = { car: Car; settings: PublicSettings; place: Location | undefined; format: Format };
/** What the law asks for, and its value; empty if the stock does not say. */
type Row = readonly [label: string, value: (context: Context) => string];

/**
 * New Zealand: what the law wants a trader to say of a used vehicle, in the order of its notice. A demonstrator has been
 * used too.
 */
const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    "Motor vehicle trader",
    [
      ["Trader", ({ settings }) => settings.name],
      ["Address", ({ place }) => (place ? addressOf(place) : "")],
      [
        "Phone",
        ({ place, settings }) =>
          settings.phone_masked || !place ? "" : callNumber(place.contact_detail.phone, settings).text,
      ],
      ["Trader registration number", ({ place }) => place?.dealer_license_number ?? ""],
    ],
  ],
  [
    "Sale",
    [
      ["Cash price", ({ car, format }) => (hasPrice(car) ? `${format.money(car.price)} ${car.price_type}`.trim() : "")],
      ["Security interest on the PPSR", securityInterest],
    ],
  ],
  [
    "Vehicle",
    [
      ["Make and model", ({ car }) => `${car.make} ${car.model} ${car.badge}`.trim()],
      ["Year", ({ car }) => String(car.year)],
      ["Registration plate", written("plate")],
      ["VIN or chassis number", ({ car }) => maskedVin(car.vin)],
      ["Engine", ({ car }) => car.engine],
      ["Fuel", ({ car }) => car.fuel || car.simple_fuel],
      ["Odometer", ({ car, format }) => (car.km === null ? "" : format.odometer(car.km))],
      ["Odometer reading is accurate", answered("odometer_accurate")],
      ["Stock number", ({ car }) => car.stocknum],
    ],
  ],
  [
    "Registration and history",
    [
      ["First registered in New Zealand", written("first_registered_nz")],
      ["Imported used", importedUsed],
      ["First registered overseas", written("first_registered_overseas")],
      ["Last registered overseas in", written("last_country")],
      ["Recorded as damaged when imported", answered("imported_damaged")],
      ["Registered again after it was taken off the register", answered("re_registered")],
      ["Written off", ({ car }) => textOf(car, "written_off") ?? ""],
      ["Licensed (registered) until", written("rego_expiry")],
      ["WoF until", written("wof_expiry")],
      ["CoF until", written("cof_expiry")],
      ["Road user charges", roadUserCharges],
    ],
  ],
];

/** Rows that concern some vehicles only: never 'Not supplied'. */
const ofSome = new Set([
  "Phone",
  "First registered overseas",
  "Last registered overseas in",
  "Recorded as damaged when imported",
  "Written off",
  "CoF until",
  "Road user charges",
  "Fuel",
  "Engine",
]);

export function consumerNoticeOf(car: Car, { settings, locations, isServed }: NoticeSources): ConsumerNotice | null {
  const { vehicle_page, country } = settings;
  const url = vehicle_page.consumer_information_notice;
  if (url === null || car.car_type === "new") return null;
  const place = locations.find(({ id }) => id === car.location_id);
  const context = { car, settings, place, format: formatOf(settings) };
  const missing = (label: string) => (vehicle_page.history?.not_supplied && !ofSome.has(label) ? "Not supplied" : "");
  return {
    groups: groups.map(([title, rows]) => ({
      title,
      rows: rows
        .map(([label, value]) => ({ label, value: value(context) || missing(label) }))
        .filter(({ value }) => value !== ""),
    })),
    act: country.duties["used-vehicle-notice"] ?? "",
    printUrl: `/cars/${car.slug}/consumer-information-notice`,
    url: isServed(url) ? url : null,
  };
}

const addressOf = ({ address: { street, city, state, postcode } }: Location): string =>
  [street, `${city} ${postcode}`, state === city ? "" : state].filter((line) => line !== "").join(", ");

/** A date in words, a year or words as they are; the dealer's own words where they are no date. */
function written(name: FactName): Row[1] {
  return ({ car, format }) => {
    const value = textOf(car, name) ?? String(ownValue(car.attributes, name) ?? "");
    return /^\d{4}-\d\d-\d\d$/.test(value) ? format.date(value, "day") : value;
  };
}

function answered(name: FactName): Row[1] {
  return ({ car }) => {
    const value = factOf(car, name);
    return typeof value === "boolean" ? (value ? "Yes" : "No") : "";
  };
}

function securityInterest({ car, format }: Context): string {
  const found = textOf(car, "ppsr");
  const date = textOf(car, "ppsr_date");
  if (found === null || (found === "Clear" && date === null)) return "";
  const answer = found === "Clear" ? "No" : "Yes";
  return date === null ? answer : `${answer}, searched on ${format.date(date, "day")}`;
}

function importedUsed({ car }: Context): string {
  if (car.categories.includes("Used Import") || textOf(car, "first_registered_overseas") !== null) return "Yes";
  return textOf(car, "first_registered_nz") === null ? "" : "No";
}

function roadUserCharges({ car, format }: Context): string {
  const paidTo = numberOf(car, "ruc_paid_to");
  if (paidTo !== null) return `Have to be paid; paid to ${format.odometer(paidTo)}`;
  return paysByDistance(car) ? "Have to be paid" : "";
}
