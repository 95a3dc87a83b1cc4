import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { samplePlans } from "#domain/subscription/testing/sample-plans.ts";
import type { Car } from "./car.ts";
import { besidePrice, hasPrice, priceDisplay, suggestedPrice, type PriceDisplay } from "./price.ts";
import { sampleCar } from "./testing/sample-car.ts";

const format = formatOf(au);
const settings = { ...au, card: { no_price_text: "Call for price" } };
const shown = (text: string, more: Partial<PriceDisplay> = {}) => ({
  kind: "price",
  text,
  was: null,
  save: null,
  price_type: "",
  ...more,
});

describe("[4.3.1-4.3.4] first match wins", () => {
  test.each<[string, Partial<Car>, object]>([
    ["subscription", { subscription_price: 299, preorder: true }, { kind: "subscription", text: "$299 per week" }],
    ["a subscription for nothing is none", { subscription_price: 0, price: 57_240 }, shown("$57,240")],
    ["price", { price: 57_240, preorder: true }, shown("$57,240")],
    ["price type as the dealer set it", { price_type: "Drive away" }, shown("$49,990", { price_type: "Drive away" })],
    ["price 11", { price: 11 }, shown("$11")],
    ["price 10", { price: 10 }, { kind: "none", text: "Call for price" }],
    ["reduced", { price: 47_990, before_price: 49_490 }, shown("$47,990", { was: "$49,490", save: "$1,500" })],
    ["by one dollar", { price: 999, before_price: 1000 }, shown("$999", { was: "$1,000", save: "$1" })],
    ["before is the same", { price: 47_990, before_price: 47_990 }, shown("$47,990")],
    ["before is lower", { price: 47_990, before_price: 40_000 }, shown("$47,990")],
    ["preorder", { price: null, preorder: true }, { kind: "preorder", text: "PREORDER" }],
    ["tagged Pre-order", { price: 10, tag: "Pre-order" }, { kind: "preorder", text: "PREORDER" }],
    ["no price", { price: null, tag: "Special" }, { kind: "none", text: "Call for price" }],
  ])("%s", (_name, parts, display) => {
    expect(priceDisplay(sampleCar(parts), settings)).toEqual(display);
  });
});

test("[3.1.7, 4.3.8] a weekly price says what it is for: a plan of the site, or a rental", () => {
  const shownFor = (categories: string[], plan: string | null = null, subscription_plans = samplePlans) => {
    const price = priceDisplay(
      sampleCar({ categories, subscription_price: 149 }),
      { ...settings, subscription_plans },
      plan,
    );
    return [price.text, besidePrice(price), price.kind === "subscription" ? price.least : null];
  };
  const least = "$119 a week for 12 months";
  expect(shownFor(["Subscription"])).toEqual(["$149 per week", "for 1 month", least]);
  expect(shownFor(["Subscription"], "3-months")).toEqual(["$134 per week", "for 3 months", least]);
  expect(shownFor(["Subscription"], "12-months")).toEqual(["$119 per week", "for 12 months", undefined]);
  expect(shownFor(["Subscription"], "none")[0]).toBe("$149 per week");
  expect(shownFor(["Rental"], "3-months")).toEqual(["$149 per week", "Rental", undefined]);
  expect(shownFor([])).toEqual(["$149 per week", "", undefined]);
});

test("[4.3.2] a price counts above 10", () => {
  expect([null, 0, 10, 11].map((price) => hasPrice(sampleCar({ price })))).toEqual([false, false, false, true]);
});

test("[4.3.5] autocomplete shows a price only over 250", () => {
  const textOf = (price: number | null) => suggestedPrice({ price, subscription_price: null }, format);
  expect([null, 0, 250, 251, 49_990].map(textOf)).toEqual([null, null, null, "$251", "$49,990"]);
});

test("[4.3.6] numbers have separators and no decimals", () => {
  expect([7, 1000, 57_240, 1_234_567, 99.6].map(format.money)).toEqual([
    "$7",
    "$1,000",
    "$57,240",
    "$1,234,567",
    "$100",
  ]);
});

test("[4.3.5] a suggestion of a car by the week says the week's price", () => {
  expect(suggestedPrice({ price: 49_990, subscription_price: 189 }, format)).toBe("$189 per week");
});
