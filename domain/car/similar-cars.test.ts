import { expect, test } from "vitest";
import type { Car } from "./car.ts";
import { sampleCar } from "./testing/sample-car.ts";
import { mostSimilar } from "./similar-cars.ts";

const hilux = sampleCar({ simple_body: "Ute" });
const other = (id: string, parts: Partial<Car> = {}): Car => ({ ...hilux, id, ...parts });
const order = (...cars: Car[]) => mostSimilar(hilux, cars, 9).map(({ id }) => id);

test.each<[string, Partial<Car>, Partial<Car>]>([
  ["the same model", {}, { model: "Corolla" }],
  ["another model over one that is reserved", { model: "Corolla" }, { reserved: true }],
  ["the same make over another", { model: "Corolla" }, { make: "Ford", model: "Corolla" }],
  ["a model over a model of that name of another make", {}, { make: "Ford" }],
  ["the same body", {}, { simple_body: "Sedan" }],
  ["the same condition", {}, { car_type: "new" }],
  ["a nearer price above", { price: 55_000 }, { price: 70_000 }],
  ["a nearer price below", { price: 45_000 }, { price: 30_000 }],
  ["a price far off over none at all, no more", { price: 99_980, year: 2021 }, { price: null, year: 2020 }],
  ["a nearer year", { year: 2020 }, { year: 2018 }],
  ["a nearer year, newer", { year: 2022 }, { year: 2025 }],
  ["the body over the make", { make: "Ford", model: "Ranger" }, { model: "Corolla", simple_body: "Sedan" }],
  ["a price over a few years", { year: 2016 }, { price: 90_000 }],
])("[18.5.4] nearest first: %s", (_name, near, far) => {
  expect(order(other("a", far), other("b", near))).toEqual(["b", "a"]);
});

test("from twice the price on, dearer is no further away", () => {
  expect(order(other("b", { price: 99_980 }), other("a", { price: 900_000 }))).toEqual(["a", "b"]);
  expect(order(other("b", { price: null }), other("a", { price: 0 }))).toEqual(["a", "b"]);
  const unpriced = mostSimilar(sampleCar({ price: null }), [other("b"), other("a", { price: null })], 9);
  expect(unpriced.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("as many as asked for, equals by id", () => {
  expect(mostSimilar(hilux, [other("c"), other("a"), other("b")], 2).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(mostSimilar(hilux, [], 2)).toEqual([]);
});
