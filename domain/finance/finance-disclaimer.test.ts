import { expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { financeDisclaimer } from "./finance-disclaimer.ts";
import { financeLink } from "./finance-link.ts";

const provider = {
  key: "acme",
  lender_type: 6,
  excluded_makes: ["Tesla"],
  excluded_dealerships: [],
  interest_rate: 9.99,
  comparison_rate: 11.24,
  fees: null,
  name: "Acme Finance",
  warning: "This comparison rate is true only for the example given.",
  credit_licence: "123456",
};
const lender: Car["finance_lenders"][string] = {
  interestRate: 8.19,
  comparisonRate: 9.07,
  paymentWeek: 212,
  paymentMonth: 919,
  termYears: 5,
  termMonths: 60,
  balloon: 20,
  deposit: 2000,
  disclaimer: "Conditions apply.",
};
const saidOf = (car: Car, finance_provider: typeof provider | null = provider) =>
  financeDisclaimer(car, { finance_provider }, sampleNow);

test("[5, 14.2.4] with an estimate stand the rates of this car's lender, what they are compared for, and all warnings", () => {
  expect(saidOf(sampleCar({ id: "c7", finance_lenders: { acme: lender } }))).toEqual({
    car_id: "c7",
    lender: "Acme Finance",
    interestRate: 8.19,
    comparisonRate: 9.07,
    comparison_basis: { amount: 30_000, years: 5 },
    disclaimer: "Conditions apply.",
    warning: provider.warning,
    credit_licence: "123456",
  });
});

test("[5] the provider's rates stand in where the car has none", () => {
  expect(saidOf(sampleCar())).toMatchObject({ interestRate: 9.99, comparisonRate: 11.24, disclaimer: "" });
});

test("[5] nothing is said where no finance is shown, or nobody lends", () => {
  expect(saidOf(sampleCar({ make: "Tesla" }))).toBeNull();
  expect(saidOf(sampleCar(), null)).toBeNull();
});

test("[2.1.5] the finance page is told the car and its type; without a car, nothing", () => {
  expect(financeLink("/finance", { id: "a&b", car_type: "used" })).toBe(
    "/finance?car_id=a%26b&car_type=used#finance-form",
  );
  expect(financeLink("/finance", null)).toBe("/finance#finance-form");
});
