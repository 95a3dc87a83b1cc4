import { describe, expect, test } from "vitest";
import { type ButtonSettings, buttonsOf } from "#domain/card/buttons.ts";
import type { Car } from "#domain/car/car.ts";
import { financeDisplay } from "./finance-display.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import { facetTable } from "#domain/search/facets.ts";
import { carTerms, providerTerms, shownRepayment, type TermsSettings, weeklyRepayment } from "./car-terms.ts";

type Lender = Car["finance_lenders"][string];
const lender: Lender = {
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
const settings = (lender_type: number, over: Partial<NonNullable<TermsSettings["finance_provider"]>> = {}) =>
  ({
    search: { features: [] },
    trade_in: null,
    external_valuation: null,
    payment_provider: null,
    favourites: null,
    card: { compare: false },
    finance_provider: {
      key: "acme",
      lender_type,
      excluded_makes: ["Tesla"],
      excluded_dealerships: ["cash-only"],
      interest_rate: 9.99,
      comparison_rate: 11.24,
      fees: null,
      ...over,
    },
  }) satisfies ButtonSettings & TermsSettings & { search: object };
const carWith = (parts: Partial<Car>, terms: Partial<Lender> = {}) =>
  sampleCar({ finance_lenders: { acme: { ...lender, ...terms } }, ...parts });
const types = [1, 2, 3, 4, 5, 6, 7];
const all = types;

/** Point 5, row by row: for which lender types the estimate, the button, the calculator and the facet have this car. */
type Row = [name: string, car: Car, shown: number[], calculator?: number[], facet?: number[]];
const table: Row[] = [
  ["a plain car", carWith({}), all],
  ["price 501", carWith({ price: 501 }), all],
  ["price 500", carWith({ price: 500 }), [6, 7], []],
  ["no price", carWith({ price: null }), [6, 7], [], []],
  ["coming soon", carWith({ status: "coming_soon" }), all],
  ["sold", carWith({ status: "sold" }), []],
  ["marked sold", carWith({ sold: true }), []],
  ["age 11", carWith({ year: 2015 }), all],
  ["age 12", carWith({ year: 2014 }), [2, 3, 4, 5, 6, 7]],
  ["no weekly payment", carWith({}, { paymentWeek: null }), [1, 5, 6, 7]],
  ["no monthly payment", carWith({}, { paymentMonth: null }), [1, 2, 3, 4, 6, 7]],
  ["interest rate null", carWith({}, { interestRate: null }), []],
  ["comparison rate null", carWith({}, { comparisonRate: null }), []],
  ["an excluded make", carWith({ make: "Tesla" }), []],
  ["an excluded dealership", carWith({ dealership_slug: "cash-only" }), []],
  ["terms of another lender only", sampleCar({ finance_lenders: { other: lender } }), [6, 7]],
  ["terms of nobody, no price", sampleCar({ price: null }), [6, 7], [], []],
];

describe("[5.6.6] one set of display rules for everything that shows finance", () => {
  test.each(table)("%s", (_name, car, shown, calculator = shown, facet = shown) => {
    const where = (shows: (of: ReturnType<typeof settings>) => boolean) =>
      types.filter((type) => shows(settings(type)));
    expect(where((of) => financeDisplay(car, of, sampleNow) !== null)).toEqual(shown);
    expect(where((of) => buttonsOf(car, of, sampleNow).includes("finance"))).toEqual(shown);
    expect(where((of) => carTerms(car, of, sampleNow) !== null)).toEqual(calculator);
    const facetOf = (of: ReturnType<typeof settings>) =>
      facetTable.weekly_price_range.values(car, facetSettings(of, sampleNow));
    expect(where((of) => facetOf(of).length > 0)).toEqual(facet);
  });

  test("nothing without a provider", () => {
    const none = { ...settings(1), finance_provider: null };
    expect([carTerms(carWith({}), none, sampleNow), providerTerms(none)]).toEqual([null, null]);
    expect(buttonsOf(carWith({}), none, sampleNow)).not.toContain("finance");
  });
});

describe("[5] what a calculation starts from", () => {
  const start = (type: number, car = carWith({ price: 49_995 })) => carTerms(car, settings(type), sampleNow);

  test("[14.2.1] the lender's own terms, and his own figure", () => {
    expect(start(2)).toEqual({
      start: { price: 49_995, deposit: 2000, tradeIn: 0, termYears: 5, balloonPercent: 20, period: "weekly" },
      interestRate: 8.19,
      comparisonRate: 9.07,
      fees: null,
      quoted: { amount: 212, period: "week" },
    });
  });

  test("[14.2.2] lender type 1 with a 10% deposit, type 5 by the month", () => {
    expect(start(1)?.start.deposit).toBe(5000);
    expect(start(5)?.start.period).toBe("monthly");
    expect(providerTerms(settings(1))?.start).toMatchObject({ price: 30_000, deposit: 3000, period: "weekly" });
    expect(providerTerms(settings(5))?.start).toMatchObject({ deposit: 0, period: "monthly" });
  });

  test("types 6 and 7 at the provider's rates where the car has none", () => {
    expect(start(7, sampleCar())).toMatchObject({ interestRate: 9.99, comparisonRate: 11.24, quoted: null });
  });
});

describe("[5] what a card says", () => {
  const said = (type: number, car: Car, over: Parameters<typeof settings>[1] = {}) =>
    shownRepayment(car, settings(type, over), sampleNow);

  test("the lender's figure for his terms", () => {
    expect(said(2, carWith({}))).toEqual({
      repayment: { amount: 212, period: "weekly" },
      interestRate: 8.19,
      comparisonRate: 9.07,
      loan: "49990 2000 5 20 8.19 0 0 weekly",
    });
  });

  test("[14.2.1] ours where he states none, at the provider's rates and with them, and what the facet goes by", () => {
    const car = sampleCar({ price: 42_000 });
    expect(said(6, car)).toEqual({
      repayment: { amount: 205, period: "weekly" },
      interestRate: 9.99,
      comparisonRate: 11.24,
      loan: "42000 0 5 0 9.99 0 0 weekly",
    });
    expect(said(6, car, { interest_rate: 4.99 })?.repayment?.amount).toBe(182);
    expect(weeklyRepayment(car, settings(6), sampleNow)).toBe(205);
    expect(said(6, sampleCar({ price: 500 }))?.repayment).toBeNull();
    expect(said(2, sampleCar({ price: 42_000 }))).toBeNull();
  });

  test("[14.4.1] with a visitor's own deposit ours for it, in their period, and nothing where it covers the price", () => {
    const own = (deposit: number, tradeIn = 0) =>
      shownRepayment(carWith({ price: 42_000 }), settings(2), sampleNow, { deposit, tradeIn, period: "fortnightly" })
        ?.repayment;
    expect(own(2000)).toEqual({ amount: 326, period: "fortnightly" });
    expect(own(2000, 9000)).toEqual({ amount: 253, period: "fortnightly" });
    expect(own(42_000)).toEqual({ amount: 0, period: "fortnightly" });
    expect(
      shownRepayment(sampleCar(), settings(2), sampleNow, { deposit: 1, tradeIn: 0, period: "weekly" }),
    ).toBeNull();
  });

  test("by the month where the lender counts in months", () => {
    expect(said(5, carWith({}))?.repayment).toEqual({ amount: 919, period: "monthly" });
    expect(carTerms(carWith({}, { paymentMonth: 0 }), settings(5), sampleNow)).toBeNull();
  });
});

describe("[3.7.4] the weekly repayment that the facet goes by", () => {
  test("is the lender's figure, or worked out where he states none", () => {
    expect(weeklyRepayment(carWith({}), settings(6), sampleNow)).toBe(212);
    expect(weeklyRepayment(carWith({ price: 42_000 }, { paymentWeek: null, balloon: 0 }), settings(6), sampleNow)).toBe(
      187,
    );
  });

  test("moves with the site's rates, its lender and its rules", () => {
    const car = sampleCar({ price: 42_000, finance_lenders: { other: { ...lender, paymentWeek: 99 } } });
    const at = (over: Parameters<typeof settings>[1]) => weeklyRepayment(car, settings(6, over), sampleNow);
    expect([at({}), at({ interest_rate: 4.99 }), at({ key: "other" }), at({ excluded_makes: ["Toyota"] })]).toEqual([
      205,
      182,
      99,
      null,
    ]);
  });
});
