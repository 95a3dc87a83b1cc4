import { ownValue } from "#domain/text/own-value.ts";
import { attributeText, withUnit } from "#domain/car/attributes.ts";
import type { Format } from "#domain/country/format.ts";
import { placeName } from "#domain/location/place-name.ts";
import { facetNamed, type FacetName } from "./facets.ts";
import { splitMakeModel } from "./make-model.ts";
import { priceRanges, stepText, weeklyPriceRanges } from "./price-ranges.ts";
import type { Range } from "./search-state.ts";

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car_type: { new: "New", demo: "Demo", used: "Used" },
  status: { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" },
  item_type: { car: "Cars", motorcycle: "Motorcycles", caravan: "Caravans", truck: "Trucks" },
};
const steps = { price_range: priceRanges, weekly_price_range: weeklyPriceRanges } as const;

/** A facet value as visitors read it. */
export function valueLabel(facet: FacetName, value: string, format: Format): string {
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
export function valuesLabel(facet: FacetName, labels: readonly string[]): string {
  const listed = alternatives(labels);
  const say = sayings[facet];
  return say ? say(listed) : facet.startsWith("attributes.") ? sayAttribute(facet, listed) : listed;
}

/** "4, 5 or 6" */
const alternatives = (labels: readonly string[]): string =>
  [labels.slice(0, -1).join(", "), ...labels.slice(-1)].filter((part) => part !== "").join(" or ");

const sayings: Readonly<Record<string, (values: string) => string>> = {
  seats: (values) => (values === "1" ? "1 seat" : `${values} seats`),
  "attributes.sleeps": (values) => `Sleeps ${values}`,
  "attributes.axles": (values) => (values === "1" ? "1 axle" : `${values} axles`),
  "attributes.licence": (values) => `${values} licence`,
};

/** A "yes" is the attribute's own name: "LAMS approved". */
function sayAttribute(facet: FacetName, values: string): string {
  const { label } = facetNamed(facet);
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
  return `${facetNamed(facet).label} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function endsText(facet: FacetName, { min, max }: Range, format: Format): string {
  const text = (end: number) => endText(facet, end, format);
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
  if (min !== null) return `From ${text(min)}`;
  return max === null ? "" : `Up to ${text(max)}`;
}

function endText(name: FacetName, end: number, format: Format): string {
  if (name.startsWith("attributes.")) return attributeText(name.slice("attributes.".length), end, format);
  const facet = facetNamed(name);
  const unit = facet.kind === "range" ? facet.unit : "";
  if (unit === "money") return format.exactMoney(end);
  return unit === "km" ? format.kilometres(end) : String(end);
}
