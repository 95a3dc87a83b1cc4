import { expect, test } from "vitest";
import { holdEndsAt, isHeld } from "./hold.ts";
import { sampleCar, sampleNow } from "./testing/sample-car.ts";

const minute = 60_000;
const held_until = new Date(sampleNow + 15 * minute).toISOString();

test("a car is held until the moment its reservation runs out", () => {
  const car = sampleCar({ held_until });
  expect(isHeld(car, sampleNow)).toBe(true);
  expect(holdEndsAt(car, sampleNow + 14 * minute)).toBe(sampleNow + 15 * minute);
  expect(isHeld(car, sampleNow + 15 * minute)).toBe(false);
  expect(isHeld(sampleCar(), sampleNow)).toBe(false);
});

test("[13.1.4] reserved and sold outrank a hold", () => {
  expect(isHeld(sampleCar({ held_until, reserved: true }), sampleNow)).toBe(false);
  expect(isHeld(sampleCar({ held_until, status: "sold" }), sampleNow)).toBe(false);
});
