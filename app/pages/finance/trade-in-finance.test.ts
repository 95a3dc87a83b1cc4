import { expect, test } from "vitest";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import type { Car } from "#domain/car/car.ts";
import type { PageContext } from "#site/page-ports.ts";
import { siteSettings } from "#tests/support/site-settings.ts";
import { financeWithTradeIn } from "./trade-in-finance.ts";

const finance_provider = {
  key: "lender",
  name: "Lender",
  lender_type: 6,
  interest_rate: 8.99,
  comparison_rate: 9.87,
  path: "/finance",
  apply_path: null,
  destination: "leads",
  terms_text: "I agree",
  excluded_makes: [],
  excluded_dealerships: [],
  warning: "WARNING",
  credit_licence: null,
  fees: null,
  steps: null,
};

function linkFor(low: number | null, car: Car | null, provider: object | null = finance_provider) {
  const settings = { ...siteSettings({ id: "site", name: "Site", description: "Cars." }), finance_provider: provider };
  const stock = { byIds: () => (car ? [car] : []) };
  return financeWithTradeIn(car, low, {
    site: { settings },
    stock,
    now: new Date(sampleNow),
  } as unknown as PageContext);
}

const car = sampleCar({ id: "c1", price: 30_000, year: 2024 });

test("[4.5, 15.1.5] a trade-in leads to the repayments on the car that it is for, at its lower figure", () => {
  expect(linkFor(12_000, car)).toEqual({
    label: "Repayments with this trade-in",
    url: "/repayments?car_id=c1&trade_in=12000",
  });
  expect(linkFor(null, car)?.url).toBe("/repayments?car_id=c1");
  expect(linkFor(12_000, null)?.url).toBe("/repayments?trade_in=12000");
});

test("[4.5] nobody is led to repayments of nothing, or to finance that a site does not offer", () => {
  expect(linkFor(30_000, car)).toBeNull();
  expect(linkFor(12_000, car, null)).toBeNull();
});
