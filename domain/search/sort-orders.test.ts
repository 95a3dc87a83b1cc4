import { expect, test } from "vitest";
import type { FacetName } from "./facets.ts";
import { offeredSorts, sortOrders } from "./sort-orders.ts";

const ordersOf = (...attributes: FacetName[]) => offeredSorts(attributes).map(({ order }) => order);

test.each<[string, FacetName[], string[]]>([
  ["cars", ["attributes.tow_braked"], []],
  ["caravans", ["attributes.atm", "attributes.sleeps"], ["attributes.atm:asc", "attributes.sleeps:desc"]],
  ["motorcycles", ["attributes.lams", "attributes.seat_height"], ["attributes.seat_height:asc"]],
])(
  "[2.2.16] a listing of %s offers the five orders of every site, and those of its trade",
  (_what, attributes, own) => {
    expect(new Set(ordersOf(...attributes))).toEqual(new Set([...sortOrders, ...own]));
  },
);
