import { ownValue } from "#domain/text/own-value.ts";
import { attributeNamed } from "#domain/car/attributes.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import { makeModelOf } from "./make-model.ts";
import { priceRanges, rangeOf, weeklyPriceRanges } from "./price-ranges.ts";

/** Settings of a site that decide facet values. */
export interface FacetSettings {
  search: {
    /** Features that the site offers in filtered_features. */
    features: readonly string[];
  };
  /** The weekly repayment that the site shows for a car now; null if it shows none. */
  weekly: (car: Car) => number | null;
  /** Its kind of loan (loan-kind.ts), which a budget is worked out for. */
  loan: (car: Car) => string | null;
  /** Everything that can be looked for in it (named-features.ts). */
  features: (car: Car) => readonly string[];
  /** What is usual for its model (domain/market). */
  usual: (car: Car) => { size: string | null; electricRange: number | null };
}

/** A facet of named values, of which a visitor ticks any number. */
export interface TermsFacet {
  kind: "terms";
  label: string;
  values: (car: Car, settings: FacetSettings) => readonly string[];
}

/** A facet with a lower and an upper end. */
export interface RangeFacet {
  kind: "range";
  label: string;
  unit: "money" | "km" | "";
  value: (car: Car, settings: FacetSettings) => number | null;
}

export type Facet = TermsFacet | RangeFacet;

const terms = (label: string, values: TermsFacet["values"]): TermsFacet => ({ kind: "terms", label, values });
const range = (label: string, unit: RangeFacet["unit"], value: RangeFacet["value"]): RangeFacet => ({
  kind: "range",
  label,
  unit,
  value,
});
const some = (value: string | null): string[] => (value ? [value] : []);

/** Chapter 3, "Search facets", in the spec's order, which is also the order of the query string. */
export const facetTable = {
  status: terms("Availability", (car) => [car.status]),
  badge: terms("Badge", (car) => some(car.badge)),
  car_type: terms("Condition", (car) => [car.car_type]),
  categories: terms("Category", (car) => car.categories),
  city: terms("City", (car) => some(car.city)),
  colour: terms("Colour", (car) => some(car.colour)),
  dealership_name: terms("Dealership", (car) => some(car.dealership_name)),
  filtered_features: terms("Features", (car, { search }) =>
    car.features.filter((feature) => search.features.includes(feature)),
  ),
  item_type: terms("Vehicle type", (car) => [car.item_type]),
  km: range("Kilometres", "km", (car) => car.km),
  location_name: terms("Location", (car) => some(car.location.name)),
  make: terms("Make", (car) => some(car.make)),
  make_model: terms("Model", (car) => [makeModelOf(car)]),
  model: terms("Model", (car) => some(car.model)),
  price: range("Price", "money", (car) => (hasPrice(car) ? car.price : null)),
  subscription_price: range("Subscription price", "money", (car) => car.subscription_price),
  price_range: terms("Price range", (car) => (hasPrice(car) ? named(priceRanges, car.price) : [])),
  seats: terms("Seats", (car) => (car.seats === null ? [] : [String(car.seats)])),
  body: terms("Body", (car) => some(car.simple_body)),
  drive: terms("Drive", (car) => some(car.simple_drive)),
  fuel: terms("Fuel", (car) => some(car.simple_fuel)),
  transmission: terms("Transmission", (car) => some(car.simple_transmission)),
  state: terms("State", (car) => some(car.state)),
  tag: terms("Tag", (car) => some(car.tag)),
  weekly_price_range: terms("Weekly repayment", (car, { weekly }) => named(weeklyPriceRanges, weekly(car))),
  year: range("Year", "", (car) => car.year),
  // 2.1: 'See more from this dealer'. Only in the query.
  dealership_slug: terms("Dealer", (car) => [car.dealership_slug]),
  // 2.3: what people type, whether or not the site lists it among its filters. Only in the query.
  features: terms("Features", (car, { features }) => features(car)),
  size: terms("Size", (car, { usual }) => some(usual(car).size)),
  electric_range: range("Electric range", "km", (car, { usual }) => usual(car).electricRange),
} satisfies Record<string, Facet>;

function named(ranges: typeof priceRanges, amount: number | null): string[] {
  return amount === null ? [] : some(rangeOf(ranges, amount)?.value ?? null);
}

export type AttributeFacetName = `attributes.${string}`;
export type FacetName = keyof typeof facetTable | AttributeFacetName;

export const facetNames = Object.keys(facetTable) as (keyof typeof facetTable)[];

export function isFacetName(name: string): name is FacetName {
  return Object.hasOwn(facetTable, name) || isAttributeFacet(name);
}

function isAttributeFacet(name: string): name is AttributeFacetName {
  return name.startsWith("attributes.") && name.length > "attributes.".length;
}

/** The facet of that name. Any attribute of a car can be one, if a site says so. */
export function facetNamed(name: FacetName): Facet {
  return isAttributeFacet(name) ? attributeFacet(name.slice("attributes.".length)) : facetTable[name];
}

/** The unit in which stock and addresses hold the figures of a range. */
export function storedUnit(name: FacetName): string {
  if (isAttributeFacet(name)) return attributeNamed(name.slice("attributes.".length)).unit;
  const facet = facetNamed(name);
  return facet.kind === "range" ? facet.unit : "";
}

function attributeFacet(name: string): Facet {
  const { label, facet } = attributeNamed(name);
  if (facet === "range") {
    return range(label, "", (car) => {
      const value = ownValue(car.attributes, name);
      return typeof value === "number" ? value : null;
    });
  }
  return terms(label, (car) => {
    const value = ownValue(car.attributes, name);
    return value === undefined ? [] : some(String(value));
  });
}
