import type { StoredCar } from "#domain/car/car.ts";
import { moneyIn } from "#domain/country/figures.ts";
import { ownValue } from "#domain/text/own-value.ts";
import type { FeedCarFields } from "./row-to-car.ts";

/** A car as its feed describes it. */
export type SaidCar = { car: StoredCar; pictures: readonly string[] };

/** What the feed says under one field of its mapping. */
export const fieldOf = ({ car, pictures }: SaidCar, field: string): unknown => valueIn(car, pictures, field);

/** The same for a row whose car is not complete yet. */
export const isFilled = (fields: FeedCarFields, field: string): boolean =>
  !isEmpty(valueIn(fields, fields.pictures, field), field);

function valueIn(said: object, pictures: readonly string[], field: string): unknown {
  const record = said as Readonly<Record<string, unknown>>;
  if (field === "images") return pictures;
  // A title gives what make, model and badge do not say.
  if (field === "title") return ["make", "model", "badge"].map((one) => ownValue(record, one)).join(" ");
  if (!field.startsWith("attributes.")) return ownValue(record, field);
  return ownValue(record["attributes"] as Record<string, unknown> | undefined, field.slice("attributes.".length));
}

const prices = new Set(["price", "before_price", "subscription_price"]);

/** A price of nought is none. */
export function isEmpty(value: unknown, field: string): boolean {
  if (value === null || value === undefined || value === "") return true;
  return prices.has(field) ? value === 0 : Array.isArray(value) && value.length === 0;
}

const names = new Map([
  ["images", "pictures"],
  ["km", "kilometres"],
]);
/** The name of a field in sentences. */
export const fieldName = (field: string): string => names.get(field) ?? field;

/** A value as a sentence shows it. */
export function valueText(value: unknown, field: string, currency: string): string {
  if (prices.has(field) && typeof value === "number") return moneyIn(currency, value);
  if (isEmpty(value, field)) return "none";
  if (Array.isArray(value)) return String(value.length);
  return field === "km" ? `${String(value)} km` : String(value).slice(0, 60);
}
