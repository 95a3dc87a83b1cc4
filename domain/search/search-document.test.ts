import { expect, test } from "vitest";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { facetNames } from "./facets.ts";
import { filterableAttributes, internalAttributes, searchableAttributes, searchDocument } from "./search-document.ts";
import { sortableAttributes } from "./search-filters.ts";

const settings = {
  search: { features: ["Tow bar"] },
  weekly: () => null,
  loan: () => "8.19/9.07/5/0",
  features: () => [],
  usual: () => ({ size: null, electricRange: null }),
};
const image = (key: string) => ({ url: `/${key}.jpg`, image_key: key, width: 4, height: 3, cutout: false });
const car = sampleCar({
  badge: "SR5",
  categories: ["Family"],
  features: ["Tow bar"],
  seats: 5,
  simple_body: "Ute",
  images: ["a", "b", "c", "d", "e", "f", "g"].map(image),
  attributes: { tow_braked: 3500 },
  payment_processors: [{ authorization_type: "stripe", authorization_key: "sk_secret", deposit_amount: 500 }],
});
const document = searchDocument(car, settings);

test("[7] a document holds every facet, its pictures and what it is sorted by", () => {
  expect(document).toMatchObject({
    id: "car-1",
    slug: "2021-toyota-hilux-sr5",
    title: "2021 Toyota Hilux SR5",
    label: "Used car",
    car_type: "used",
    make_model: "Toyota/Hilux",
    categories: ["Family"],
    filtered_features: ["Tow bar"],
    body: "Ute",
    simple_body: "Ute",
    seats: 5,
    price: 49_990,
    price_range: "40-50k",
    colour: null,
    attributes: { tow_braked: 3500 },
    created_at: Date.UTC(2026, 5, 1),
    custom_rank: 0,
    primary_image_url: "/a.jpg",
    photos_count: 7,
  });
  expect(document["images"]).toHaveLength(6);
  expect(searchDocument(sampleCar(), settings)["primary_image_url"]).toBeNull();
});

test("[7] whatever is searched, filtered or sorted by stands in the document", () => {
  const filterable = [...filterableAttributes, ...internalAttributes];
  const read = new Set([...facetNames, ...searchableAttributes, ...sortableAttributes, ...filterable]);
  const missing = [...read].filter((name) => !Object.hasOwn(document, name.replace(/\..*/, "")));
  expect(missing).toEqual(["listed_on"]);
  expect(filterableAttributes).toEqual(expect.arrayContaining(["attributes.sleeps", "attributes.tow_braked"]));
});

test("[3.1.6] no key of a payment processor reaches the index", () => {
  expect(JSON.stringify(document)).not.toContain("sk_secret");
});
