import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { demoNetwork } from "./network.ts";
import { type PutCars, putCars } from "./put-cars.ts";

const { sitesDir, cars } = demoNetwork({ now: new Date("2026-11-15T00:00:00Z") });
const yard = cars[0]?.dealership_id ?? "";
const some = cars.filter(({ dealership_id }) => dealership_id === yard).slice(0, 40);

test("cars that are written step by step are the cars that are written at once", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-seed-"));
  const store = await openStore({ dataDir });
  await applyFolder(store, sitesDir);
  const steps = fc.sample(
    fc.subarray(some).chain((left) => fc.tuple(fc.constant(left), fc.subarray(left), fc.integer({ min: 1, max: 9 }))),
    { numRuns: 40, seed: 4 },
  );
  let before: PutCars = [];
  for (const [left, changed, more] of steps) {
    const stock = left.map((car) => (changed.includes(car) ? { ...car, price: (car.price ?? 0) + more } : car));
    before = await putCars(store, stock, before);
    const stored = (await store.operator.stock.list(yard)).toSorted((a, b) => a.id.localeCompare(b.id));
    expect(stored).toEqual(stock.map((car) => carSchema.parse(car)).toSorted((a, b) => a.id.localeCompare(b.id)));
  }
  await store.close();
  rmSync(dataDir, { recursive: true });
}, 60_000);
