import type { CarInput } from "#domain/car/car.ts";
import { aCar } from "./test-app.ts";

const makes = [
  ["Toyota", "Corolla", "Hatchback"],
  ["Toyota", "HiLux", "Ute"],
  ["Mazda", "CX-5", "SUV"],
  ["Kia", "Sportage", "SUV"],
  ["Ford", "Ranger", "Ute"],
] as const;

/** Stock of two dealerships that differs only in its owner, so that a leak cannot go unnoticed. */
export function searchCars(each: number): CarInput[] {
  return ["first", "second"].flatMap((dealership) =>
    Array.from({ length: each }, (_, number) => {
      const [make, model, body] = makes[number % makes.length]!;
      return aCar({
        id: `${dealership}-${number}`,
        name: `${2012 + (number % 12)} ${make} ${model}`,
        make,
        model,
        year: 2012 + (number % 12),
        badge: number % 3 === 0 ? "GT" : "",
        price: number % 7 === 0 ? null : 10_000 + number * 500,
        km: number * 1000,
        simple_body: body,
        simple_fuel: number % 4 === 0 ? "Hybrid" : "Petrol",
        categories: number % 5 === 0 ? ["Rental", "Family's choice"] : [],
        colour: ["White", "Dark blue", "red"][number % 3]!,
        car_type: number % 6 === 0 ? "demo" : "used",
        custom_rank: number % 9,
        created_at: new Date(Date.UTC(2026, 0, 1 + (number % 60))).toISOString(),
        dealership_id: dealership,
        location_id: `${dealership}-yard`,
        vin: `VIN${dealership}${number}`,
        rego: `PLT${number}X`,
      });
    }),
  );
}
