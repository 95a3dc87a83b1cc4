import { expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { withPlates } from "./plates.ts";

const cars: CarInput[] = [
  sampleCar({ id: "used" }),
  sampleCar({ id: "new", car_type: "new" }),
  sampleCar({ id: "van", item_type: "caravan" }),
  sampleCar({ id: "demo", car_type: "demo" }),
];

test("registered cars get a plate of their registry, and nothing else of a car changes", () => {
  const plated = withPlates(cars, "NSW", "seed yard");
  expect(plated.map(({ rego = "" }) => /^[A-Z]{3}\d\d[A-Z]$/.test(rego))).toEqual([true, false, false, true]);
  expect(plated.map((car) => ({ ...car, rego: "" }))).toEqual(cars);
});

test("a car keeps its plate whatever else is in the yard", () => {
  const [, , , demo] = withPlates(cars, "NZ", "seed yard");
  expect(withPlates(cars.slice(3), "NZ", "seed yard")[0]).toEqual(demo);
});
