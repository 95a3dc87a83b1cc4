import fc from "fast-check";
import { filterTreeOver, type Pen, writeFilter } from "#search-engine/testing/arbitrary-filters.ts";
import { searchCars } from "./search-cars.ts";
import type { createSearchApp } from "./search-app.ts";
import { testNow } from "./test-app.ts";

/** 10,000 in the full run. */
export const fuzzRuns = Number(process.env["FUZZ_RUNS"] ?? 600);

/** `second` is in every id, yard and colour of the other site, and its prices end in 1. */
export const tellingCars = searchCars(30).map((car) =>
  car.dealership_id === "second" ? { ...car, colour: "secondary", price: (car.price ?? 0) + 1 } : car,
);

const filterable = [
  "id",
  "listed_on",
  "dealership_id",
  "make",
  "body",
  "km",
  "price",
  "colour",
  "categories",
  "reserved",
];
const sites = ["first-site", "second-site", "second", "first", "second-3", "first-3"];
const values = ["Toyota", "KIA", "suv", "Dark blue", "secondary", "Rental", "Family's choice", "true", "false"];
const odd = ["12000", "10501", "1e4", "-1", "", "AND", 'a"b', "x\\y"];

/** A filter over car attributes in some spelling, with the tree it was written from. */
export const writtenFilter = fc
  .tuple(filterTreeOver(filterable, [...sites, ...values, ...odd]), fc.infiniteStream(fc.nat(2)))
  .map(([tree, choices]) => {
    const choose = (): number => choices.next().value as number;
    const pen: Pen = { quote: () => (["", "'", '"'] as const)[choose()]!, blank: () => " ".repeat(choose()) };
    return { tree, text: writeFilter(tree, pen) };
  })
  // A filter that the service refuses for its size says nothing about its meaning.
  .filter(({ text }) => text.length < 3000 && (text.match(/[<>]|TO/g)?.length ?? 0) < 45);

type App = Pick<Awaited<ReturnType<typeof createSearchApp>>, "registry">;

/** The documents of a site's index, read without the search. */
export async function documentsOf({ registry }: App, slug: string): Promise<Record<string, unknown>[]> {
  const { stock } = await registry.bySlug(slug)!.state(testNow.getTime());
  const { hits } = stock.index.search({ limit: 1000, attributesToRetrieve: ["id"] });
  return hits.map(({ id }) => stock.index.document(String(id))!);
}
