import { describe, expect, test } from "vitest";
import { carWords, inWords } from "./vehicle-words.ts";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import type { Car } from "./car.ts";
import {
  canAskToReserve,
  canReserve,
  qualifiesForValuation,
  reserveFee,
  reserveObstacle,
  reserveProblem,
  type ReserveCondition,
} from "./may-reserve.ts";
import { sampleCar } from "./testing/sample-car.ts";

const processor = (deposit_amount: number | null) => ({
  authorization_type: "stripe",
  authorization_key: "key",
  deposit_amount,
});
const reservable: Partial<Car> = {
  price: 49_990,
  has_checkout_payment_processor: true,
  payment_processors: [processor(null)],
};
const open = { payment_provider: {} };

describe("[4.4.4, 9.2.2] a car can be reserved online only if all hold", () => {
  test("then it can", () => {
    expect(reserveObstacle(sampleCar(reservable), open)).toBeNull();
    expect(canReserve(sampleCar(reservable), open)).toBe(true);
  });

  test.each<[ReserveCondition, Partial<Car>]>([
    ["in_stock", { status: "coming_soon" }],
    ["in_stock", { status: "sold" }],
    ["not_test_drive_only", { tag: "Test Drive Only" }],
    ["not_test_drive_only", { tag: "*Test Drive Only*" }],
    ["checkout_key", { has_checkout_payment_processor: false }],
    ["not_sold_or_reserved", { sold: true }],
    ["not_sold_or_reserved", { reserved: true }],
    ["price_above_200", { price: 200 }],
    ["price_above_200", { price: null }],
    ["reservable", { reservable: false }],
    ["payment_processor", { payment_processors: [] }],
  ])("%s fails for %j", (condition, parts) => {
    const car = sampleCar({ ...reservable, ...parts });
    expect(reserveObstacle(car, open)).toBe(condition);
    expect(canReserve(car, open)).toBe(false);
  });

  test.each<[Partial<Car>, RegExp]>([
    [{ status: "sold", sold: true }, /^This car has been sold\./],
    [{ reserved: true }, /^This car is reserved for another buyer\./],
    [{ status: "coming_soon" }, /^This car is not in stock yet\./],
    [{ tag: "Test Drive Only" }, /^This car is here for test drives only\./],
    [{ price: 200 }, /^This car has no price to reserve it at\./],
    [{ reservable: false }, /^The dealer does not offer this car for reservation\./],
    [{ has_checkout_payment_processor: false }, /^The dealer does not offer/],
    [{ payment_processors: [] }, /^The dealer does not offer/],
  ])("[4.4.5] %j is refused in words that say why, that nothing was charged, and what to do", (parts, reason) => {
    const refusal = inWords(reserveProblem(sampleCar({ ...reservable, ...parts }), open) ?? "", carWords);
    expect(refusal).toMatch(reason);
    expect(refusal).toMatch(/you have not been charged\. Please call us and we will help\.$/);
    expect(reserveProblem(sampleCar(reservable), open)).toBeNull();
    expect(reserveProblem(sampleCar(reservable), { payment_provider: null })).toMatch(/^We take no reservations on/);
  });

  test("no payment provider", () => {
    expect(reserveObstacle(sampleCar(reservable), { payment_provider: null })).toBe("payment_provider");
  });

  test.each<Partial<Car>>([{ price: 201 }, { reservable: true }, { reservable: null }, { tag: "Special" }])(
    "%j is no obstacle",
    (parts) => {
      expect(canReserve(sampleCar({ ...reservable, ...parts }), open)).toBe(true);
    },
  );
});

test.each([
  [[], 200, "$200"],
  [[null], 200, "$200"],
  [[0], 200, "$200"],
  [[500], 500, "$500"],
  [[null, 1500], 1500, "$1,500"],
])("[4.4.3] deposits %j make a fee of %d", (deposits, fee, label) => {
  const car = sampleCar({ payment_processors: deposits.map(processor) });
  expect([reserveFee(car), formatOf(au).money(reserveFee(car))]).toEqual([fee, label]);
});

test.each<[Partial<Car>, boolean]>([
  [{}, true],
  [{ price: 201 }, true],
  [{ price: 200 }, false],
  [{ price: null }, false],
  [{ status: "coming_soon" }, false],
  [{ sold: true }, false],
  [{ reserved: true }, false],
])("[4.4.8] %j qualifies for an external valuation: %s", (parts, qualifies) => {
  expect(qualifiesForValuation(sampleCar(parts))).toBe(qualifies);
});

test("[2.3.9] asking to reserve needs no payment provider, and the same of the car", () => {
  expect(canAskToReserve(sampleCar())).toBe(true);
  const refused: Partial<Car>[] = [{ reserved: true }, { status: "coming_soon" }, { tag: "Test Drive Only" }];
  for (const car of [...refused, { price: 200 }, { reservable: false }]) {
    expect(canAskToReserve(sampleCar(car)), JSON.stringify(car)).toBe(false);
  }
});
