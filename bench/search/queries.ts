import { benchCars, type BenchCar } from "./cars.ts";
import { createRandom, type Random } from "./random.ts";

/** The 20 facets of a results page, each counted without its own selection. */
export const facets = [
  "status",
  "car_type",
  "item_type",
  "make",
  "model",
  "make_model",
  "badge",
  "body",
  "drive",
  "fuel",
  "transmission",
  "colour",
  "seats",
  "city",
  "state",
  "dealership_name",
  "location_name",
  "price_range",
  "categories",
  "filtered_features",
] as const;
export const ranges = ["price", "km", "year"] as const;
const sorts = ["price:asc", "price:desc", "km:asc", "year:desc", "created_at:desc"] as const;
export const hitsPerPage = 21;

export type Facet = (typeof facets)[number];
export type Range = (typeof ranges)[number];
export type BenchQuery = {
  readonly selected: Readonly<Partial<Record<Facet, readonly (string | number)[]>>>;
  readonly between: Readonly<Partial<Record<Range, readonly [number, number]>>>;
  /** Absent: custom rank. */
  readonly sort: (typeof sorts)[number] | null;
  readonly offset: number;
};

const limits: Readonly<Record<Range, readonly [number, number, number]>> = {
  price: [3000, 150_000, 5000],
  km: [0, 300_000, 10_000],
  year: [2000, 2025, 1],
};

/** Pages as shoppers request them: up to four facets with existing values, sometimes a range, a sort and a page. */
export function benchQueries(count: number): BenchQuery[] {
  const random = createRandom(7);
  const cars = [...benchCars(500)];
  return Array.from({ length: count }, () => makeQuery(random, cars));
}

function makeQuery(random: Random, cars: readonly BenchCar[]): BenchQuery {
  const selected: Partial<Record<Facet, (string | number)[]>> = {};
  for (let choices = random.below(4); choices > 0; choices--) {
    const facet = random.pick(facets);
    const values = Array.from({ length: 1 + random.below(3) }, () => random.pick(cars)[facet]).flat();
    const known = [...new Set(values.filter((value) => value !== null))];
    if (known.length > 0) selected[facet] = known;
  }
  const between: Partial<Record<Range, readonly [number, number]>> = {};
  if (random.next() < 0.5) {
    const range = random.pick(ranges);
    const [low, high, step] = limits[range];
    const from = low + step * random.below((high - low) / step / 2);
    between[range] = [from, from + step * (1 + random.below((high - from) / step))];
  }
  const sort = random.next() < 0.3 ? null : random.pick(sorts);
  return { selected, between, sort, offset: random.next() < 0.8 ? 0 : hitsPerPage * (1 + random.below(5)) };
}
