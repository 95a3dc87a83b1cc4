import { expect, test } from "vitest";
import { offeredRanges, priceFacet } from "./offered-ranges.ts";

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
