import { demoNetwork } from "#demo/network.ts";
import { carSchema, type StoredCar } from "#domain/car/car.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { GrownSite } from "./network.ts";

const carsPerWrite = 5000;

/** Fills sites with copies of the demo's cars: as many words, pictures and lenders as a real car has. */
export async function fillStock(store: Store, sites: readonly GrownSite[], carsPerSite: number): Promise<void> {
  const byDealership = Map.groupBy(demoNetwork({ now: new Date() }).cars, (car) => car.dealership_id);
  const patterns = new Map<string, StoredCar[]>();
  let waiting: StoredCar[] = [];
  for (const site of sites) {
    const known = patterns.get(site.model) ?? (byDealership.get(site.model) ?? []).map((car) => carSchema.parse(car));
    patterns.set(site.model, known);
    for (let n = 0; n < carsPerSite; n++) {
      waiting.push(copyOf(known[n % known.length] as StoredCar, site, n));
      if (waiting.length < carsPerWrite) continue;
      await store.operator.stock.put(waiting);
      waiting = [];
    }
  }
  await store.operator.stock.put(waiting);
}

function copyOf(car: StoredCar, { slug, dealership, locations }: GrownSite, n: number): StoredCar {
  const number = String(n).padStart(7, "0");
  return {
    ...car,
    id: `${slug}-${number}`,
    slug: `${car.slug}-${number}`,
    stocknum: `S${number}`,
    price: car.price === null ? null : car.price + (n % 97) * 10,
    km: car.km === null ? null : car.km + (n % 89) * 100,
    dealership_id: dealership,
    location_id: locations[n % locations.length] ?? dealership,
    distribution_locations: [],
  };
}
