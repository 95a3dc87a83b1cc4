import { expect, test } from "vitest";
import type { PromoTag } from "#domain/promo/promo.ts";
import type { Car } from "#domain/car/car.ts";
import { nextChangeOf } from "./next-change.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";

const day = 86_400_000;
const settings = {
  card: { electric_tag: false, new_arrival_text: "Just in", sold_text: "SOLD", promo_tags: [] as PromoTag[] },
  time_zone: "Australia/Sydney",
  certified: null,
  include_sold_cars_days: 3,
  search_filters: { presets: [] as number[] },
  finance_provider: { key: "acme", lender_type: 1, excluded_makes: [], excluded_dealerships: [] },
};
const fresh = new Date(sampleNow - day).toISOString();
const lender: Car["finance_lenders"][string] = {
  interestRate: 8,
  comparisonRate: 9,
  paymentWeek: 200,
  paymentMonth: 900,
  termYears: 5,
  termMonths: 60,
  balloon: 0,
  deposit: 0,
  disclaimer: "",
};

test.each<[string, Partial<Car>, number | null]>([
  ["an old car never", {}, null],
  ["a new arrival when its tag ends", { created_at: fresh }, sampleNow + 7 * day],
  ["a new arrival under another tag never", { created_at: fresh, tag: "Special" }, null],
  ["a sold car when its window ends", { status: "sold", sold_date_timestamp: sampleNow - day }, sampleNow + 2 * day],
  ["a sold car past its window never", { status: "sold", sold_date_timestamp: sampleNow - 3 * day }, null],
  ["a financed car when it turns 12", { year: 2015, finance_lenders: { acme: lender } }, Date.UTC(2027, 0, 1)],
  ["a held car when its hold ends", { held_until: fresh.replace("-14T", "-16T") }, sampleNow + day],
  ["whichever comes first", { year: 2015, finance_lenders: { acme: lender }, created_at: fresh }, sampleNow + 7 * day],
])("[4.1, 4.2, 5, 18.1.2] %s changes by itself", (_name, parts, timestamp) => {
  expect(nextChangeOf(sampleCar(parts), settings, sampleNow)).toBe(timestamp);
});

test("[9] a preset takes a car out in its time", () => {
  const listed = { ...settings, search_filters: { presets: [2] } };
  const car = sampleCar({ created_at: new Date(sampleNow - 20 * day).toISOString() });
  expect(nextChangeOf(car, listed, sampleNow)).toBe(sampleNow + 10 * day);
});

test("[4.2, 18.1.2] a promotion that may tag a car changes its card when it begins and when it ends", () => {
  const at = (days: number) => new Date(sampleNow + days * day).toISOString();
  const tag = { text: "Runout", refinements: {}, start: at(1), expiry: at(3) };
  const promoted = { ...settings, card: { ...settings.card, promo_tags: [tag] } };
  expect(nextChangeOf(sampleCar({}), promoted, sampleNow)).toBe(sampleNow + day);
  expect(nextChangeOf(sampleCar({}), promoted, sampleNow + 2 * day)).toBe(sampleNow + 3 * day);
  expect(nextChangeOf(sampleCar({}), promoted, sampleNow + 4 * day)).toBeNull();
});
