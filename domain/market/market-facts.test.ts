import { expect, test } from "vitest";
import { brakedTowOf, electricRangeOf, enginesOf, fuelsOf, seatsOf, sizeOf } from "./market-facts.ts";

test("[16.1] usual facts of a model, in any spelling of its name", () => {
  const hilux = { make: "TOYOTA", model: "Hi Lux" };
  expect(sizeOf(hilux)).toBe("ute");
  expect(seatsOf(hilux)).toContain(5);
  expect(brakedTowOf(hilux)).toBe(3500);
  expect(fuelsOf(hilux)).toContain("diesel");
  expect(electricRangeOf(hilux)).toBeNull();
  expect(electricRangeOf({ make: "Tesla", model: "Model 3" })).toBeGreaterThan(400);
  expect(enginesOf({ make: "Ford", model: "Mustang" })).toContain("v8");
});

test("[16.1] an unknown model has no facts", () => {
  const unknown = { make: "Toyota", model: "Ostrich" };
  expect([sizeOf(unknown), seatsOf(unknown), brakedTowOf(unknown), fuelsOf(unknown), enginesOf(unknown)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
