import { attributeText } from "#domain/car/attributes.ts";
import { formatPrice } from "#domain/car/price.ts";
import { placeName } from "#domain/location/place-name.ts";
import { facetNamed, type FacetName } from "./facets.ts";
import { splitMakeModel } from "./make-model.ts";
import { priceRanges, weeklyPriceRanges } from "./price-ranges.ts";
import type { Range } from "./search-state.ts";

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car_type: { new: "New", demo: "Demo", used: "Used" },
  status: { in_stock: "In stock", coming_soon: "Coming soon", sold: "Sold" },
  item_type: { car: "Cars", motorcycle: "Motorcycles", caravan: "Caravans", truck: "Trucks" },
  price_range: Object.fromEntries(priceRanges.map(({ value, label }) => [value, label])),
  weekly_price_range: Object.fromEntries(weeklyPriceRanges.map(({ value, label }) => [value, label])),
};

/** A facet value as visitors read it. */
export function valueLabel(facet: FacetName, value: string): string {
  if (facet === "make_model") return splitMakeModel(value).model;
  if (facet === "location_name") return placeName(value);
  if (facet.startsWith("attributes.")) return attributeLabel(facet.slice("attributes.".length), value);
  const known = words[facet];
  return known && Object.hasOwn(known, value) ? (known[value] as string) : value;
}

function attributeLabel(name: string, value: string): string {
  return attributeText(name, value === "true" ? true : value === "false" ? false : value);
}

/** Values of one facet for a chip or heading, with the facet's name if necessary: "7 seats". */
export function valuesLabel(facet: FacetName, labels: readonly string[]): string {
  const listed = labels.join(" or ");
  const say = sayings[facet];
  return say ? say(listed) : facet.startsWith("attributes.") ? sayAttribute(facet, listed) : listed;
}

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
export function rangeLabel(facet: FacetName, range: Range): string {
  const text = endsText(facet, range);
  if (facet === "subscription_price") return `${text} a week`;
  if (!facet.startsWith("attributes.")) return text;
  return `${facetNamed(facet).label} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function endsText(facet: FacetName, { min, max }: Range): string {
  const text = (end: number) => endText(facet, end);
  if (min !== null && max !== null) return min === max ? text(min) : `${text(min)} to ${text(max)}`;
  if (min !== null) return `From ${text(min)}`;
  return max === null ? "" : `Up to ${text(max)}`;
}

function endText(name: FacetName, end: number): string {
  if (name.startsWith("attributes.")) return attributeText(name.slice("attributes.".length), end);
  const facet = facetNamed(name);
  const unit = facet.kind === "range" ? facet.unit : "";
  if (unit === "$") return formatPrice(end);
  return unit === "km" ? `${end.toLocaleString("en-AU")} km` : String(end);
}
