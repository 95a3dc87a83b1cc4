import { attributeNames } from "#domain/car/attributes.ts";
import { isAvailable } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { plainNumber } from "#domain/car/plain-number.ts";
import { titleOf } from "#domain/car/title.ts";
import { facetNamed, facetNames, facetTable, type FacetSettings } from "./facets.ts";

// The flat document of a car in a site's index. The caller adds `listed_on`: it knows which sites list the car.

export type SearchDocument = Readonly<Record<string, unknown>> & { id: string };

/** Facets that are lists even with one value. */
const lists: ReadonlySet<string> = new Set(["categories", "filtered_features", "features"]);

/** How many pictures a card scrolls through. */
const cardImages = 6;

export function searchDocument(car: Car, settings: FacetSettings): SearchDocument {
  return {
    ...facetFields(car, settings),
    ...textFields(car),
    ...cardFields(car),
    loan: settings.loan(car),
    id: car.id,
  };
}

function facetFields(car: Car, settings: FacetSettings): Record<string, unknown> {
  const fields = facetNames.map((name) => {
    const facet = facetNamed(name);
    if (facet.kind === "range") return [name, facet.value(car, settings)];
    const values = facet.values(car, settings);
    return [name, lists.has(name) ? values : (values[0] ?? null)];
  });
  return { ...Object.fromEntries(fields), seats: car.seats, attributes: car.attributes };
}

function textFields(car: Car) {
  return { name: car.name, title: titleOf(car).full, series: car.series, stocknum: car.stocknum, label: label(car) };
}

/** Chapter 3: the text of an autocomplete hit beside its name. */
function label({ car_type, item_type }: Car): string {
  return `${car_type.charAt(0).toUpperCase()}${car_type.slice(1)} ${item_type}`;
}

/** Fields that a card, a sort order or a site's filter uses. Never a payment key. */
function cardFields(car: Car) {
  return {
    slug: car.slug,
    price_type: car.price_type,
    before_price: car.before_price,
    reserved: car.reserved,
    held_until: car.held_until,
    sold: car.sold,
    available: isAvailable(car) ? 1 : 0,
    sold_date_timestamp: car.sold_date_timestamp,
    certified: car.certified,
    preorder: car.preorder,
    created_at: Date.parse(car.created_at),
    custom_rank: car.custom_rank,
    dealership_id: car.dealership_id,
    location_id: car.location_id,
    distribution_locations: car.distribution_locations,
    vin_end: vinEnd(car.vin),
    rego: car.rego === "" ? null : plainNumber(car.rego),
    simple_body: car.simple_body,
    simple_drive: car.simple_drive,
    simple_fuel: car.simple_fuel,
    simple_transmission: car.simple_transmission,
    engine: car.engine,
    primary_image_url: car.images[0]?.url ?? null,
    images: car.images.slice(0, cardImages),
    thumbnails: car.thumbnails.slice(0, cardImages),
    photos_count: car.images.length,
  };
}

const vinEndLetters = 6;

/** By which people name a vehicle: "the one that ends in 104538". */
export const vinEnd = (vin: string): string => vin.slice(-vinEndLetters).toUpperCase();

/** In order of importance for a match. */
export const searchableAttributes = [
  "title",
  "name",
  "stocknum",
  "make",
  "model",
  "badge",
  "series",
  "body",
  "colour",
  "fuel",
  "drive",
  "transmission",
  "categories",
  "city",
  "location_name",
] as const;

/** Numbers that open a vehicle. No answer may list them: a VIN is shown without its end. */
export const internalAttributes: readonly string[] = ["vin_end", "rego"];

export const filterableAttributes: readonly string[] = [
  ...Object.keys(facetTable),
  ...attributeNames.map((name) => `attributes.${name}`),
  "listed_on",
  "loan",
  "id",
  "slug",
  "stocknum",
  "reserved",
  "sold",
  "sold_date_timestamp",
  "certified",
  "preorder",
  "created_at",
  "dealership_id",
  "location_id",
  "distribution_locations",
  "before_price",
  "simple_body",
  "simple_drive",
  "simple_fuel",
  "simple_transmission",
  "photos_count",
  "custom_rank",
];
