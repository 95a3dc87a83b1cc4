import { ownValue } from "#domain/text/own-value.ts";
import { factAttributes } from "#domain/car/history/fact-names.ts";
import type { Format } from "#domain/country/format.ts";
import type { Car } from "./car.ts";

/** A named value of a vehicle besides the common fields (spec 3.3). */
export interface Attribute {
  label: string;
  unit: string;
  /** How it filters, if a site offers it as a facet. */
  facet: "terms" | "range";
}

const attributes: Readonly<Record<string, Attribute>> = {
  // caravan
  tare: { label: "Tare", unit: "kg", facet: "range" },
  atm: { label: "ATM", unit: "kg", facet: "range" },
  payload: { label: "Payload", unit: "kg", facet: "range" },
  ball_weight: { label: "Ball weight", unit: "kg", facet: "range" },
  sleeps: { label: "Sleeps", unit: "", facet: "terms" },
  axles: { label: "Axles", unit: "", facet: "terms" },
  length: { label: "Length", unit: "m", facet: "range" },
  // truck
  gvm: { label: "GVM", unit: "kg", facet: "range" },
  tray: { label: "Tray", unit: "", facet: "terms" },
  licence: { label: "Licence", unit: "", facet: "terms" },
  // motorcycle
  engine_cc: { label: "Engine size", unit: "cc", facet: "range" },
  lams: { label: "LAMS approved", unit: "", facet: "terms" },
  seat_height: { label: "Seat height", unit: "mm", facet: "range" },
  kerb_weight: { label: "Weight", unit: "kg", facet: "range" },
  // car
  fuel_use: { label: "Fuel use", unit: "L/100 km", facet: "range" },
  power: { label: "Power", unit: "kW", facet: "range" },
  tow_braked: { label: "Braked towing", unit: "kg", facet: "range" },
  // Its past: owners, service history, checks.
  ...factAttributes,
};

export const attributeNames: readonly string[] = Object.keys(attributes);

/** Which attributes belong to which type of vehicle, in the order a spec table shows them. */
export const attributesByItemType: Readonly<Record<Car["item_type"], readonly string[]>> = {
  car: ["fuel_use", "power", "tow_braked", "rego_expiry", "warranty_until"],
  motorcycle: ["engine_cc", "lams", "seat_height", "kerb_weight"],
  caravan: ["tare", "atm", "payload", "ball_weight", "sleeps", "axles", "length"],
  truck: ["gvm", "payload", "tray", "licence"],
};

/** An attribute that a dealer made up is shown under its own name and filters by its values. */
export function attributeNamed(name: string): Attribute {
  const known = ownValue(attributes, name);
  if (known) return known;
  const words = name.replaceAll("_", " ");
  return { label: words.charAt(0).toUpperCase() + words.slice(1), unit: "", facet: "terms" };
}

/** "1,850 kg", "Yes", "6.5 L/100 km", or "36 mpg" where people count miles. */
export function attributeText(name: string, value: string | number | boolean, format: AttributeFormat): string {
  if (typeof value !== "number") return withUnit(name, value);
  const { unit, shown } = format.measure(attributeNamed(name).unit);
  const figure = format.number(shown(value));
  return unit ? `${figure} ${unit}` : figure;
}
type AttributeFormat = Pick<Format, "number" | "measure">;

/** The name of an attribute on a site. */
export const attributeLabel = (name: string, { say }: Pick<Format, "say">): string => say(attributeNamed(name).label);

/** The same of a value that is written already. */
export function withUnit(name: string, value: string | boolean): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const { unit } = attributeNamed(name);
  return unit ? `${value} ${unit}` : value;
}
