import { type CarInput, carSchema, type StoredCar } from "#domain/car/car.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { Store } from "#server/adapters/store/store.ts";

/** Enough to fill every page, few enough to be there at once. */
const carsPerStranger = 60;

/** The cars that a store holds for these dealerships. */
export async function stockOf(store: Store, dealerships: readonly Dealership[]): Promise<StoredCar[]> {
  const lists = await Promise.all(dealerships.map(({ id }) => store.operator.stock.list(id)));
  const places = new Set(dealerships.flatMap(({ locations }) => locations.map(({ id }) => id)));
  return lists.flat().filter((car) => places.has(car.location_id));
}

/** Demo cars: their own for the demo dealerships, and some of those for a dealership that has none. */
export function demoStock(cars: readonly CarInput[], dealerships: readonly Dealership[]): StoredCar[] {
  const places = new Set(dealerships.flatMap(({ locations }) => locations.map(({ id }) => id)));
  const own = cars.filter(({ location_id }) => places.has(location_id));
  const strangers = dealerships.filter(({ id }) => !own.some((car) => car.dealership_id === id));
  const lent = strangers.flatMap((dealership) => lend(cars, dealership));
  return [...own, ...lent].map((car) => carSchema.parse(car));
}

function lend(cars: readonly CarInput[], { id, slug, locations }: Dealership): CarInput[] {
  const step = Math.max(1, Math.floor(cars.length / carsPerStranger));
  const yards = locations.filter(({ location_type }) => location_type === "sales" || location_type === "");
  const places = yards.length > 0 ? yards : locations;
  return cars
    .filter((_car, index) => index % step === 0)
    .slice(0, carsPerStranger)
    .map((car, index) => ({
      ...car,
      id: `${slug}-${car.id}`,
      slug: `${car.slug}-${slug}`,
      // The words of ten dealers for one price would puzzle the eleventh, and the law's check of his site.
      price_type: car.price ? "Drive Away" : (car.price_type ?? ""),
      dealership_id: id,
      location_id: places[index % places.length]?.id ?? car.location_id,
    }));
}
