import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { marketBadge } from "./market-badge.ts";
import { sampleCar } from "./testing/sample-car.ts";

const on = { ...au, card: { market_badge: true } };
const badge = (price: number | null, state: number | null, national: number | null) =>
  marketBadge(
    sampleCar({ price, autograb_data: { state_average_market_price: state, average_market_price: national } }),
    on,
  );

test.each([
  ["500 below the state average", 29_500, 30_000, null, 500],
  ["499 below the state average", 29_501, 30_000, null, null],
  ["the state average decides, not the national one", 29_800, 30_000, 40_000, null],
  ["below the state average though above the national one", 29_000, 30_000, 20_000, 1000],
  ["500 below the national average, no state average", 29_500, null, 30_000, 500],
  ["499 below the national average, no state average", 29_501, null, 30_000, null],
  ["above the average", 31_000, 30_000, null, null],
  ["no average at all", 29_500, null, null, null],
  ["no price", null, 30_000, null, null],
  ["a placeholder for a price", 10, 30_000, null, null],
])("[5.7.1, 9.2.2] %s", (_name, price, state, national, below) => {
  expect(badge(price, state, national)?.below ?? null).toBe(below);
});

test("[5.7.1] the badge says how much is saved", () => {
  expect(badge(28_760, 30_000, null)).toEqual({ below: 1240, text: "$1,240 under market" });
});

test("[5] no badge without market data, nor where the site has none", () => {
  const car = sampleCar({ autograb_data: { state_average_market_price: 90_000, average_market_price: null } });
  expect(marketBadge(sampleCar(), on)).toBeNull();
  expect(marketBadge(car, { ...au, card: { market_badge: false } })).toBeNull();
  expect(marketBadge(car, on)).not.toBeNull();
});
