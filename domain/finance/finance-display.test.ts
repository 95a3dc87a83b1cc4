import { describe, expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { financeDisplay, financeEndsAt } from "./finance-display.ts";
import { lenderTypeNumbers } from "./lender-types.ts";

const lender = {
  interestRate: 8.19,
  comparisonRate: 9.07,
  paymentWeek: 212,
  paymentMonth: 919,
  termYears: 5,
  termMonths: 60,
  balloon: 0,
  deposit: 2000,
  disclaimer: "Conditions apply.",
};
type Lender = typeof lender;
type Some<T> = { [K in keyof T]?: T[K] | null };

const settings = (lender_type: number) => ({
  finance_provider: { key: "acme", lender_type, excluded_makes: ["Tesla"], excluded_dealerships: ["cash-only"] },
});
function carWith(
  parts: Partial<Car>,
  terms: Some<Pick<Lender, "interestRate" | "comparisonRate" | "paymentWeek" | "paymentMonth">> = {},
) {
  return sampleCar({ finance_lenders: { acme: { ...lender, ...terms } }, ...parts });
}
const shows = (car: Car, type: number) => financeDisplay(car, settings(type), sampleNow) !== null;
/** Every type is in each row below, so a new type fails here first. */
const types = [1, 2, 3, 4, 5, 6, 7];

describe("[5.6.1, 5.6.2] when a finance estimate shows, by lender type", () => {
  test.each<[string, Car, number[]]>([
    ["a plain car", carWith({}), types],
    ["price 501", carWith({ price: 501 }), types],
    ["price 500", carWith({ price: 500 }), [6, 7]],
    ["no price", carWith({ price: null }), [6, 7]],
    ["coming soon", carWith({ status: "coming_soon" }), types],
    ["sold", carWith({ status: "sold" }), []],
    ["age 11", carWith({ year: 2015 }), types],
    ["age 12", carWith({ year: 2014 }), [2, 3, 4, 5, 6, 7]],
    ["no weekly payment", carWith({}, { paymentWeek: null }), [1, 5, 6, 7]],
    ["no monthly payment", carWith({}, { paymentMonth: null }), [1, 2, 3, 4, 6, 7]],
    ["a comparison rate of nothing", carWith({}, { comparisonRate: 0 }), [2, 3, 4, 5, 6, 7]],
    ["interest rate null", carWith({}, { interestRate: null }), []],
    ["comparison rate null", carWith({}, { comparisonRate: null }), []],
    ["Test Drive Only [4.4]", carWith({ tag: "Test Drive Only" }), []],
    ["its variant in asterisks", carWith({ tag: "*Test Drive Only*" }), []],
    ["an excluded make", carWith({ make: "Tesla" }), []],
    ["an excluded dealership", carWith({ dealership_slug: "cash-only" }), []],
    ["terms of another lender only", sampleCar({ finance_lenders: { other: lender } }), [6, 7]],
  ])("%s", (_name, car, expected) => {
    expect(types.filter((type) => shows(car, type))).toEqual(expected);
  });

  test("nothing shows without a provider, or for a type nobody knows", () => {
    expect(financeDisplay(carWith({}), { finance_provider: null }, sampleNow)).toBeNull();
    expect(financeDisplay(carWith({}), settings(types.length + 1), sampleNow)).toBeNull();
    expect(lenderTypeNumbers).toEqual(types);
  });
});

describe("[5] what it says", () => {
  const display = (car: Car, type: number) => financeDisplay(car, settings(type), sampleNow);

  test("the repayment stands with both its rates", () => {
    expect(display(carWith({}), 2)).toEqual({
      repayment: { amount: 212, period: "week" },
      interestRate: 8.19,
      comparisonRate: 9.07,
      deposit: 2000,
      termYears: 5,
      disclaimer: "Conditions apply.",
    });
  });

  test("lender type 5 quotes by the month, others when there is no weekly payment", () => {
    expect(display(carWith({}), 5)?.repayment).toEqual({ amount: 919, period: "month" });
    expect(display(carWith({}, { paymentWeek: null }), 6)?.repayment).toEqual({ amount: 919, period: "month" });
    expect(display(carWith({}, { paymentWeek: null, paymentMonth: null }), 6)?.repayment).toBeNull();
  });

  test("[4.3, 14.2.3] a price that is not told quotes no repayment, whatever the lender kept", () => {
    expect(financeDisplay(carWith({ price: null }), settings(6), sampleNow)?.repayment).toBeNull();
    expect(financeDisplay(carWith({ price: 10 }), settings(7), sampleNow)?.repayment).toBeNull();
  });
  test("[5.6.4] lender type 1 uses a 10% deposit", () => {
    expect(display(carWith({ price: 49_995 }), 1)?.deposit).toBe(5000);
  });

  test("types 6 and 7 show without terms of their own", () => {
    expect(display(sampleCar(), 7)).toEqual({
      repayment: null,
      interestRate: null,
      comparisonRate: null,
      deposit: null,
      termYears: null,
      disclaimer: "",
    });
  });
});

describe("[5] when it ends by itself", () => {
  test("for lender type 1 at the turn of the year that makes the car 12", () => {
    const car = carWith({ year: 2015 });
    const end = Date.UTC(2027, 0, 1);
    expect(financeEndsAt(car, settings(1), sampleNow)).toBe(end);
    expect(financeDisplay(car, settings(1), end - 1)).not.toBeNull();
    expect(financeDisplay(car, settings(1), end)).toBeNull();
  });

  test("never for others, nor when nothing shows", () => {
    expect(financeEndsAt(carWith({}), settings(2), sampleNow)).toBeNull();
    expect(financeEndsAt(carWith({ price: 1 }), settings(1), sampleNow)).toBeNull();
    expect(financeEndsAt(carWith({}), { finance_provider: null }, sampleNow)).toBeNull();
  });
});
