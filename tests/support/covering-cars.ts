import type { CarInput } from "#domain/car/car.ts";

/** One car of each kind that pages distinguish: enough for every switch, few enough to index hundreds of times. */
export function coveringCars(cars: CarInput[]): CarInput[] {
  const seen = new Set<string>();
  return cars.filter((car) => {
    const traits = traitsOf(car).map((trait) => `${car.dealership_id} ${trait}`);
    const isNew = traits.some((trait) => !seen.has(trait));
    for (const trait of traits) seen.add(trait);
    return isNew;
  });
}

function traitsOf(car: CarInput): string[] {
  return [
    `make ${car.make}`,
    `body ${car.simple_body}`,
    `fuel ${car.simple_fuel}`,
    `at ${car.location_id} ${car.car_type}`,
    `state ${car.status} ${car.tag} ${car.reserved} ${car.certified} ${car.preorder} ${car.sold}`,
    `photos ${(car.images ?? []).length > 0}`,
    `price ${car.price === null} ${Math.floor((car.price ?? 0) / 10_000)}`,
    `km ${(car.km ?? 0) > 100_000}`,
    `age ${car.created_at > "2026-03-02"}`,
    `market ${car.autograb_data ? "known" : "unknown"}`,
  ];
}
