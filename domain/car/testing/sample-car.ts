import { carSchema, type Car } from "../car.ts";

/** Noon of a day in November, the tests' current time. */
export const sampleNow = Date.UTC(2026, 10, 15, 12);

const plain = carSchema.parse({
  id: "car-1",
  slug: "2021-toyota-hilux-sr5",
  name: "2021 Toyota Hilux SR5",
  make: "Toyota",
  model: "Hilux",
  year: 2021,
  km: 72_480,
  stocknum: "U100",
  price: 49_990,
  car_type: "used",
  created_at: "2026-06-01T00:00:00Z",
  dealership_id: "harbour",
  location_id: "alexandria",
});

/** A car for tests: a plain used ute in stock, overridden by the fields that the test is about. */
export function sampleCar(parts: Partial<Car> = {}): Car {
  return {
    ...plain,
    dealership_slug: "harbour-city",
    dealership_name: "Harbour City Motors",
    location: { name: "Alexandria", phone: "02 9161 4400", slug: "alexandria", coming_soon_text: null },
    city: "Sydney",
    state: "NSW",
    ...parts,
  };
}
