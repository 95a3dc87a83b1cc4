import { badges, bodies, categories, cities, colours, drives, features, fuels, models, states } from "./catalogue.ts";
import { createRandom, type Random } from "./random.ts";

export type BenchCar = ReturnType<typeof makeCar>;

const makes = Object.keys(models);
const priceBands = [10, 20, 30, 40, 50, 75, 100];

/** The same cars for the same count, generated one at a time so that a million need not be in memory. */
export function* benchCars(count: number): Generator<BenchCar> {
  const random = createRandom(2024);
  for (let number = 0; number < count; number++) yield makeCar(random, number);
}

/** Some cars have no price or kilometres: engines must also agree on missing values. */
export function makeCar(random: Random, number: number) {
  const make = random.pickSkewed(makes);
  const model = random.pickSkewed(models[make]!);
  const badge = random.pickSkewed(badges);
  const year = 2025 - Math.floor(random.next() ** 2 * 25);
  const price = random.next() < 0.03 ? null : 3000 + Math.floor(random.next() ** 2 * 150_000);
  const km = random.next() < 0.1 ? null : random.below(300_000);
  const dealership = random.below(80);
  const city = cities[dealership % cities.length]!;
  const colour = random.pickSkewed(colours);
  const id = `car-${String(number).padStart(7, "0")}`;
  return {
    id,
    slug: `${year}-${make}-${model}-${number}`.toLowerCase().replaceAll(" ", "-"),
    name: `${year} ${make} ${model} ${badge}`,
    stocknum: `S${100_000 + number}`,
    primary_image_url: `/img/${id}/1.webp`,
    custom_rank: random.below(50),
    created_at: 1_700_000_000 + random.below(60_000_000),
    make,
    model,
    make_model: `${make} ${model}`,
    badge,
    year,
    price,
    km,
    status: random.pickSkewed(["in_stock", "coming_soon", "sold"]),
    car_type: random.pickSkewed(["used", "new", "demo"]),
    item_type: random.pickSkewed(["car", "truck", "caravan", "motorcycle"]),
    body: random.pickSkewed(bodies),
    drive: random.pickSkewed(drives),
    fuel: random.pickSkewed(fuels),
    transmission: random.next() < 0.85 ? "Automatic" : "Manual",
    colour,
    seats: random.pick([2, 4, 5, 5, 5, 5, 7, 8]),
    city,
    state: states[dealership % states.length]!,
    dealership_name: `${city} Motors ${dealership}`,
    location_name: `${city} Yard ${dealership}-${random.below(3)}`,
    price_range: price === null ? null : bandOf(price),
    tag: random.next() < 0.8 ? null : random.pick(["Special", "Pre-order", "Test Drive Only"]),
    categories: someOf(random, categories, 2),
    filtered_features: someOf(random, features, 6),
  };
}

function bandOf(price: number): string {
  const band = priceBands.find((limit) => price < limit * 1000);
  return band === undefined ? "over 100k" : `under ${band}k`;
}

function someOf(random: Random, items: readonly string[], most: number): string[] {
  return [...new Set(Array.from({ length: random.below(most + 1) }, () => random.pickSkewed(items)))];
}
