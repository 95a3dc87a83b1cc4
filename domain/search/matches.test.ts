import { expect, test } from "vitest";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import type { FacetSettings } from "./facets.ts";
import { matchesRefinements } from "./matches.ts";
import type { Refinements } from "./search-state.ts";

const settings: FacetSettings = {
  search: { features: [] },
  weekly: () => null,
  loan: () => null,
  features: () => [],
  usual: () => ({ size: null, electricRange: null }),
};
const car = sampleCar({ make: "Toyota", colour: "White", categories: ["Rental", "Family"] });

test.each<[Refinements, boolean]>([
  [{}, true],
  [{ make: ["Toyota"] }, true],
  [{ make: ["Ford", "Toyota"] }, true],
  [{ make: ["Ford"] }, false],
  [{ make: [] }, false],
  // One of several values of the car is enough, and every facet has to match.
  [{ categories: ["Family"] }, true],
  [{ make: ["Toyota"], colour: ["White"] }, true],
  [{ make: ["Toyota"], colour: ["Red"] }, false],
  // A range is no list of values.
  [{ price: ["10000"] }, false],
])("a white Toyota for %j: %s", (refinements, expected) => {
  expect(matchesRefinements(car, refinements, settings)).toBe(expected);
});
