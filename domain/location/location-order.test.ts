import { expect, test } from "vitest";
import type { Location } from "./location.ts";
import { buysCars, kindOf } from "./location-kind.ts";
import { byKind, nearestFirst } from "./location-order.ts";

type Sorted = Pick<Location, "name" | "position" | "location_type"> & { address: { lat?: number; long?: number } };

const place = (
  name: string,
  position: number,
  location_type: Location["location_type"],
  address: Sorted["address"] = {},
): Sorted => ({ name, position, location_type, address });
const names = (locations: Sorted[]) => locations.map(({ name }) => name);

test("[9.4.3] sales, then service, then parts, by position within each; no kind counts as sales", () => {
  const all = [
    place("Parts A", 1, "parts"),
    place("Service B", 9, "service"),
    place("Sales C", 5, "sales"),
    place("Yard D", 2, ""),
    place("Service A", 3, "service"),
    place("Sales B", 5, "sales"),
  ];
  expect(names(byKind(all))).toEqual(["Yard D", "Sales B", "Sales C", "Service A", "Service B", "Parts A"]);
});

test("[9] nearest first; one address keeps the order by kind; a place without coordinates comes last", () => {
  const alexandria = { lat: -33.91, long: 151.195 };
  const all = [
    place("Somewhere", 0, "sales"),
    place("Alexandria - Parts", 1, "parts", alexandria),
    place("Alexandria - Sales", 2, "sales", alexandria),
    place("Brookvale - Sales", 3, "sales", { lat: -33.762, long: 151.273 }),
  ];
  const sorted = nearestFirst(all, { lat: -33.8, long: 151.28 });
  expect(names(sorted.map(({ location }) => location))).toEqual([
    "Brookvale - Sales",
    "Alexandria - Sales",
    "Alexandria - Parts",
    "Somewhere",
  ]);
  expect(sorted.map(({ km }) => km && Math.round(km))).toEqual([4, 15, 15, null]);
  expect(nearestFirst([place("A", 1, "sales"), place("B", 0, "sales")], alexandria)[0]?.location.name).toBe("B");
});

test.each([
  ["", "sales"],
  ["sales", "sales"],
  ["service", "service"],
  ["parts", "parts"],
] as const)("[3.5.1] a location of type '%s' is %s", (location_type, kind) => {
  expect(kindOf({ location_type })).toBe(kind);
});

test.each([
  ["buying", true],
  ["sales, buying", true],
  ["", false],
  ["sales", false],
  ["overbuyings", false],
])("[3.5.2] a subtype of '%s' buys cars: %s", (location_subtype, buys) => {
  expect(buysCars({ location_subtype })).toBe(buys);
});
