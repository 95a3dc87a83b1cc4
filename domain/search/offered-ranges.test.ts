import { expect, test } from "vitest";
import { offeredRanges, priceFacet, sellsByWeek } from "./offered-ranges.ts";

const rangesOf = (...facets: string[]) => offeredRanges(facets.map((facet) => ({ facet })));

test("[3] every site knows kilometres, years and its own kind of price", () => {
  expect(rangesOf("make")).toEqual(["price", "km", "year"]);
  expect(rangesOf("make", "subscription_price")).toEqual(["km", "year", "subscription_price"]);
  expect(rangesOf("price", "subscription_price", "attributes.atm")).toEqual([
    "km",
    "year",
    "price",
    "subscription_price",
    "attributes.atm",
  ]);
});

test("[4.3.7] a site without another price orders by the week's", () => {
  expect(priceFacet(rangesOf("subscription_price"))).toBe("subscription_price");
  expect(priceFacet(rangesOf("price", "subscription_price"))).toBe("price");
  expect(priceFacet(rangesOf())).toBe("price");
});

test("[16.3.5] a site sells by the week if it offers no other price", () => {
  const sells = (...facets: string[]) => sellsByWeek(facets.map((facet) => ({ facet })));
  expect(sells("make", "subscription_price")).toBe(true);
  expect(sells("price", "subscription_price")).toBe(false);
  expect(sells()).toBe(false);
});

test("[16.1.3] a facet that does not exist is no range", () => {
  expect(rangesOf("colour_of_the_sky", "constructor")).toEqual(["price", "km", "year"]);
});
