import { expect, test } from "vitest";
import { orderedNames } from "./facet-order.ts";

test("[2.2.1] the spec's facets in its order, then attributes in that of the alphabet; nothing else", () => {
  const chosen = {
    "attributes.tare": 1,
    year: 1,
    "attributes.atm": 1,
    utm_source: 1,
    "attributes.sleeps": 1,
    badge: 1,
  };
  const order = ["badge", "year", "attributes.atm", "attributes.sleeps", "attributes.tare"];
  expect(orderedNames(chosen)).toEqual(order);
  expect(orderedNames(Object.fromEntries(Object.entries(chosen).toReversed()))).toEqual(order);
});
