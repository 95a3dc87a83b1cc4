import { type CarInput, carSchema, type StoredCar } from "#domain/car/car.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { loadFolder } from "#site/load-folder.ts";
import type { Network } from "#site/network.ts";

/** Enough cars to fill every page, few enough to load at once. */
const carsPerStranger = 60;

/** The cars that a store has for these dealerships. */
export async function stockOf(store: Store, dealerships: readonly Dealership[]): Promise<StoredCar[]> {
  const lists = await Promise.all(dealerships.map(({ id }) => store.operator.stock.list(id)));
  const places = new Set(dealerships.flatMap(({ locations }) => locations.map(({ id }) => id)));
  return lists.flat().filter((car) => places.has(car.location_id));
}

/** Demo cars: demo dealerships keep their own; others borrow those of a demo dealer with the same template. */
export async function demoStock({ sites, dealerships }: Network): Promise<StoredCar[]> {
  const { demoNetwork } = await import("#demo/network.ts");
  const { cars, sitesDir } = demoNetwork({ now: new Date() });
  const demo = loadFolder(sitesDir).network;
  const places = new Set(dealerships.flatMap(({ dealership }) => dealership.locations.map(({ id }) => id)));
  const own = cars.filter(({ location_id }) => places.has(location_id));
  const strangers = dealerships.filter(({ dealership }) => !own.some((car) => car.dealership_id === dealership.id));
  const lent = strangers.flatMap(({ dealership }) => {
    const templates = new Set(
      sites
        .filter(({ settings }) => settings.dealerships.includes(dealership.slug))
        .map(({ settings }) => settings.template),
    );
    const kindred = new Set(
      demo.sites
        .filter(({ settings }) => templates.has(settings.template))
        .flatMap(({ settings }) => settings.dealerships),
    );
    const lenders = new Set(
      demo.dealerships.filter((one) => kindred.has(one.dealership.slug)).map((one) => one.dealership.id),
    );
    const alike = cars.filter(({ dealership_id }) => lenders.has(dealership_id));
    return lend(alike.length > 0 ? alike : cars, dealership);
  });
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
      // One price type for all: the different words of ten dealers would confuse, and would fail the legal check.
      price_type: car.price ? "Drive Away" : (car.price_type ?? ""),
      dealership_id: id,
      location_id: places[index % places.length]?.id ?? car.location_id,
    }));
}
