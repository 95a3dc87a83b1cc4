import { ownValue } from "#domain/text/own-value.ts";
import { attributeText, withUnit } from "#domain/car/attributes.ts";
import type { Format } from "#domain/country/format.ts";
import { placeName } from "#domain/location/place-name.ts";
import { facetNamed, type FacetName, storedUnit } from "./facets.ts";
import { splitMakeModel } from "./make-model.ts";
import { priceRanges, stepText, weeklyPriceRanges } from "./price-ranges.ts";
import type { Range } from "./search-state.ts";

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car_type: { new: "New", demo: "Demo", used: "Used" },
  status: { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" },
  item_type: { car: "Cars", motorcycle: "Motorcycles", caravan: "Caravans", truck: "Trucks" },
};
/** Stock is read in the words of the country (carInCountry); words that nothing in stock has need them too. */
const countryValues: ReadonlySet<FacetName> = new Set(["body", "fuel", "colour"]);
const steps = { price_range: priceRanges, weekly_price_range: weeklyPriceRanges } as const;

/** The name of a facet where the site gives it no other. */
export const facetLabel = (facet: FacetName, { say }: Pick<Format, "say">): string => say(facetNamed(facet).label);

/** A facet value as visitors read it. */
export function valueLabel(facet: FacetName, value: string, format: Format): string {
  if (countryValues.has(facet)) return format.say(value);
  if (facet !== "price_range" && facet !== "weekly_price_range") return plainLabel(facet, value);
  const step = steps[facet].find((one) => one.value === value);
  return step ? stepText(step, facet === "weekly_price_range", format) : value;
}

/** The same of a facet without amounts. */
export function plainLabel(facet: FacetName, value: string): string {
  if (facet === "make_model") return splitMakeModel(value).model;
  if (facet === "location_name") return placeName(value);
  if (facet.startsWith("attributes.")) return attributeLabel(facet.slice("attributes.".length), value);
  const known = words[facet];
  return ownValue(known, value) ?? value;
}

function attributeLabel(name: string, value: string): string {
  return withUnit(name, value === "true" ? true : value === "false" ? false : value);
}

/** Values of one facet for a chip or heading, with the facet's name if necessary: "7 seats". */
export function valuesLabel(facet: FacetName, labels: readonly string[], format: Pick<Format, "say">): string {
  const listed = alternatives(labels);
  const saying = sayings[facet];
  return saying
    ? saying(listed, format)
    : facet.startsWith("attributes.")
      ? sayAttribute(facet, listed, format)
      : listed;
}

/** "4, 5 or 6" */
const alternatives = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(", "), ...labels.slice(-1)].filter((part) => part !== "").join(" or ");

const sayings: Readonly<Record<string, (values: string, format: Pick<Format, "say">) => string>> = {
  seats: (values) => (values === "1" ? "1 seat" : `${values} seats`),
  "attributes.sleeps": (values) => `Sleeps ${values}`,
  "attributes.axles": (values) => (values === "1" ? "1 axle" : `${values} axles`),
  "attributes.licence": (values, { say }) => `${values} ${say("licence")}`,
};

/** A "yes" is the attribute's own name: "LAMS approved". */
function sayAttribute(facet: FacetName, values: string, format: Pick<Format, "say">): string {
  const label = facetLabel(facet, format);
  if (values === "Yes") return label;
  return values === "No" ? `Not ${label}` : `${label} ${values}`;
}

/** Whether labels of a facet are clear without its name. */
export const namesItself = (facet: FacetName): boolean =>
  facet.startsWith("attributes.") || Object.hasOwn(sayings, facet) || facet === "subscription_price";

/** "$20,000 to $75,000", "Up to 80,000 km", "From 2019", "ATM up to 2,500 kg", "Up to $300 a week". */
export function rangeLabel(facet: FacetName, range: Range, format: Format): string {
  const text = endsText(facet, range, format);
  if (facet === "subscription_price") return `${text} a week`;
  if (!facet.startsWith("attributes.") && facet !== "electric_range") return text;
  return `${facetLabel(facet, format)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function endsText(facet: FacetName, range: Range, format: Format): string {
  // At most so many litres for the distance are at least so many miles to the gallon.
  const { falls } = format.measure(storedUnit(facet));
  const [min, max] = falls ? [range.max, range.min] : [range.min, range.max];
  const text = (end: number) => endText(facet, end, format);
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
  if (min !== null) return `From ${text(min)}`;
  return max === null ? "" : `Up to ${text(max)}`;
}

function endText(name: FacetName, end: number, format: Format): string {
  if (name.startsWith("attributes.")) return attributeText(name.slice("attributes.".length), end, format);
  const unit = storedUnit(name);
  if (unit === "money") return format.exactMoney(end);
  return unit === "km" ? format.odometer(end) : String(end);
}
