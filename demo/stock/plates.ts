import type { CarInput } from "#domain/car/car.ts";
import { type Random, stream } from "./random.ts";

/** Number plates as each registry makes them now: L is a letter, D a digit. */
const patterns = { NSW: "LLLDDL", VIC: "DLLDLL", QLD: "DDDLLD", NZ: "LLLDDD" } as const;
export type PlateRegistry = keyof typeof patterns;

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ".split("");

/** Gives each registered car a plate, from a stream of its own so that nothing else of the car changes. */
export function withPlates(cars: readonly CarInput[], registry: PlateRegistry, key: string): CarInput[] {
  const taken = new Set<string>();
  return cars.map((car) => {
    if (car.car_type === "new" || car.item_type !== "car") return car;
    const random = stream(`${key} plate ${car.id}`);
    let rego = plateOf(registry, random);
    while (taken.has(rego)) rego = plateOf(registry, random);
    taken.add(rego);
    return { ...car, rego };
  });
}

const plateOf = (registry: PlateRegistry, random: Random): string =>
  Array.from(patterns[registry], (sign) => (sign === "L" ? random.pick(letters) : random.whole(0, 9))).join("");
