import { createHash } from "node:crypto";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { progressBar } from "./progress-bar.ts";

/** Each car that was written, with a hash of it. */
export type PutCars = [id: string, hash: string][];

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** Writes the cars that differ from those written before, and removes those that are gone. */
export async function putCars(store: Store, cars: readonly CarInput[], before: PutCars): Promise<PutCars> {
  const known = new Map(before);
  const hashes = new Map(cars.map((car) => [car.id, hashOf(JSON.stringify(car))]));
  const changed = cars.filter(({ id }) => known.get(id) !== hashes.get(id));
  const bar = progressBar("Seeding the demo dealerships", changed.length);
  for (let done = 0; done < changed.length; done += 250) {
    await store.operator.stock.put(changed.slice(done, done + 250).map((car) => carSchema.parse(car)));
    bar(Math.min(done + 250, changed.length));
  }
  await store.operator.stock.delete([...known.keys()].filter((id) => !hashes.has(id)));
  return [...hashes];
}
