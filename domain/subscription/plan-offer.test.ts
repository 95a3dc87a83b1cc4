import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { changedPrice, offerOf, planValue } from "./plan-answer.ts";
import { canSubscribe, chosenOffer, furtherCosts, kmText, offersOf, totalText } from "./plan-offer.ts";
import { samplePlans } from "./testing/sample-plans.ts";

const format = formatOf(au);
const car = { categories: ["Subscription"], subscription_price: 149, status: "in_stock" };
const site = { subscription_plans: samplePlans, subscription_enquiry: true };
const figures = (over: object = {}) =>
  offersOf(car, { subscription_plans: { ...samplePlans, ...over } }).map(({ plan, weekly, total, km }) =>
    [plan.id, weekly, total, km].join(" "),
  );

describe("[4.3.8] the plans of a subscription car", () => {
  test("each has a weekly price in whole dollars, a total by weeks, and kilometres", () => {
    expect(figures()).toEqual([
      "1-month 149 596 1400",
      "3-months 134 1742 4550",
      "6-months 127 3302 9100",
      "12-months 119 6188 18200",
    ]);
  });
  test("a set-up fee is part of the total, a bond is not", () => {
    expect(figures({ setup_fee: 49, bond: 1000 })[1]).toBe("3-months 134 1791 4550");
  });
  test("the total says how it is counted", () => {
    const text = (setup_fee: number | null, at: number) => {
      const offer = offersOf(car, { subscription_plans: { ...samplePlans, setup_fee } })[at];
      return offer && totalText(offer, format);
    };
    expect(text(null, 1)).toBe("13 weeks × $134 = $1,742");
    expect(text(49, 1)).toBe("13 weeks × $134 + $49 set-up = $1,791");
  });
  test("kilometres are told for the week and for the term, further costs for every plan", () => {
    const [, three] = offersOf(car, site);
    expect(three && kmText(three, format)).toBe("350 km a week, 4,550 km in all");
    expect(furtherCosts(samplePlans, format)).toEqual([
      "$0.25 for each km more",
      "$300 bond at the start, which you get back at the end",
    ]);
    expect(furtherCosts({ extra_km_price: null, bond: null }, format)).toEqual([]);
  });
  test("the address chooses the plan; otherwise it is the one at the car's own price", () => {
    const offers = offersOf(car, { subscription_plans: { ...samplePlans, plans: samplePlans.plans.toReversed() } });
    const chosen = (id: string | null) => chosenOffer(offers, id)?.plan.id;
    expect([chosen("6-months"), chosen(null), chosen("toString")]).toEqual(["6-months", "1-month", "1-month"]);
  });
  test.each([
    ["a rental car", { ...car, categories: ["Rental"] }, site],
    ["a car without a weekly price", { ...car, subscription_price: null }, site],
    ["a site without plans", car, { subscription_plans: null }],
  ])("%s has none", (_what, one, settings) => {
    expect(offersOf(one, settings)).toEqual([]);
  });
});

test.each([
  ["in stock", {}, true],
  ["still to come", { status: "coming_soon" }, false],
  ["sold", { sold: true }, false],
  ["reserved", { reserved: true }, false],
  ["made to order", { preorder: true }, false],
  ["for rent", { categories: ["Rental"] }, false],
])("[4.4.9] whether a car that is %s can be subscribed to", (_what, over, expected) => {
  expect(canSubscribe({ ...car, ...over }, site)).toBe(expected);
  expect(canSubscribe({ ...car, ...over }, { ...site, subscription_enquiry: false })).toBe(false);
});

describe("[5.10.7] an answer carries the price that the page showed", () => {
  const offers = offersOf(car, site);
  const [, three] = offers;
  test("today's price, or no price, is that plan", () => {
    expect(three && planValue(three, format)).toBe("3 months at $134 a week");
    expect(offerOf(offers, "3 months at $134 a week", format)).toBe(three);
    expect(offerOf(offers, "3 months", format)).toBe(three);
  });
  test("another price is none, and the visitor is told today's", () => {
    expect(offerOf(offers, "3 months at $99 a week", format)).toBeNull();
    expect(changedPrice(offers, "3 months at $99 a week", format)).toBe(
      "The price has changed: 3 months is now $134 per week, $1,742 in all. Nothing was sent. Choose your plan again; if it shows another price, reload the page.",
    );
    expect(changedPrice(offers, "5 months at $99 a week", format)).toBeNull();
    expect(changedPrice(offers, 3, format)).toBeNull();
  });
});
