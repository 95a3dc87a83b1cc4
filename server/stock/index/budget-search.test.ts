import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import { expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { shownRepayment } from "#domain/finance/car-terms.ts";
import { emptySearch, setBudget } from "#domain/search/search-state.ts";
import { decodeSearch, encodeSearch } from "#domain/search/search-url.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { loadStock } from "./load-stock.ts";

const settings = {
  ...(parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as Record<string, unknown>),
  budget_finder: { period: "weekly", body_selector: false, kind: "buy", with_interest: true },
  finance_provider: {
    key: "acme",
    name: "Acme Finance",
    lender_type: 6,
    excluded_makes: ["Tesla"],
    excluded_dealerships: [],
    credit_licence: null,
    warning: "WARNING",
    interest_rate: 8.19,
    comparison_rate: 9.07,
    fees: { establishment: 395, monthly: 4 },
    path: "/finance",
    apply_path: null,
    destination: "leads",
    terms_text: "I agree",
    steps: null,
  },
};
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };
const ownTerms = (interestRate: number, termYears: number, balloon: number): Car["finance_lenders"] => ({
  acme: {
    interestRate,
    comparisonRate: interestRate + 1,
    paymentWeek: null,
    paymentMonth: null,
    termYears,
    termMonths: termYears * 12,
    balloon,
    deposit: 0,
    disclaimer: "",
  },
});

/** Every 500 dollars a car at the provider's terms, one at a low rate, one at a high one with a balloon, one without a loan. */
const cars = Array.from({ length: 120 }, (_, at) => 1500 + at * 500).flatMap((price) =>
  [
    {},
    { finance_lenders: ownTerms(2.9, 5, 0) },
    { finance_lenders: ownTerms(14.5, 3, 20) },
    { make: "Tesla" },
    { status: "sold" as const, sold: true, sold_date_timestamp: sampleNow - 1000 },
  ].map((own, kind) => sampleCar({ price, id: `${kind}-${price}`, slug: `${kind}-${price}`, ...own })),
);
const site = resolveSite({ settings, content }, 1, []);
const { stock } = await loadStock(site, [cars], () => ({ known: {} }), sampleNow);

test("[4.10.7] a budget finds exactly the cars whose own terms are within it, and those that cash pays for", () => {
  const anyBudget = fc.record({
    repayment: fc.integer({ min: 0, max: 900 }),
    period: fc.constantFrom("weekly" as const, "fortnightly" as const, "monthly" as const),
    deposit: fc.integer({ min: 0, max: 12_000 }),
    tradeIn: fc.constantFrom(0, 9000),
  });
  fc.assert(
    fc.property(anyBudget, (budget) => {
      const isWithin = (car: Car) => {
        const shown = shownRepayment(car, site.public, sampleNow, budget)?.repayment;
        const isPaid = (car.price ?? 0) <= budget.deposit + budget.tradeIn;
        return isPaid || (shown ? shown.amount <= budget.repayment : false);
      };
      const found = stock.matching(setBudget(emptySearch("created_at:desc"), budget), stock.ids());
      expect([...found].sort()).toEqual(
        cars
          .filter(isWithin)
          .map(({ id }) => id)
          .sort(),
      );
    }),
    { numRuns: 40 },
  );
});

test("[4.10.7] a budget works in a stock where each car has a loan of its own", async () => {
  const each = Array.from({ length: 600 }, (_, at) =>
    sampleCar({ id: `own-${at}`, slug: `own-${at}`, price: 20_000, finance_lenders: ownTerms(2 + at / 100, 5, 0) }),
  );
  const many = (await loadStock(site, [each], () => ({ known: {} }), sampleNow)).stock;
  const budget = { repayment: 900, period: "weekly", deposit: 0, tradeIn: 0 } as const;
  // As many kinds of loan as a filter names.
  expect(many.search(setBudget(emptySearch("created_at:desc"), budget)).total).toBe(500);
});

test("[4.10.9] a budget stands in the address, and only where budgets count with interest", () => {
  const budget = { repayment: 200, period: "weekly", deposit: 2000, tradeIn: 9000 } as const;
  const state = setBudget(emptySearch("created_at:desc"), budget);
  const url = new URL(encodeSearch(state, stock.grammar), "https://site.invalid");
  expect(url.search).toBe("?budget=200,weekly,2000,9000");
  expect(decodeSearch(url.pathname, url.searchParams, stock.grammar)).toMatchObject({ state, canonical: true });
  const plain = decodeSearch(url.pathname, url.searchParams, { ...stock.grammar, budgets: false });
  expect(plain).toMatchObject({ state: { budget: null }, canonical: false });
});

test.each(["", "200", "200,daily,5", "x,weekly,5", "200,weekly,-5", "200,weekly,1,2,3", "1e9,weekly,5"])(
  "[4.10.9] %j is no budget",
  (text) => {
    const read = decodeSearch("/search", new URLSearchParams({ budget: text }), stock.grammar);
    expect(read).toMatchObject({ state: { budget: null } });
  },
);
