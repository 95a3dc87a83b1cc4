import type { Car } from "#domain/car/car.ts";
import type { orders, RankedCriterion } from "./criterion-schema.ts";
import { meets } from "./criterion.ts";
import type { Need } from "./needs.ts";

export type Grade = 0 | 1 | 2 | 3;

/** A sold car helps nobody: it is never more than near. */
const mostForSold: Grade = 1;

/** The grade of every car of a site for one need; the first rule that a car meets decides. */
export function gradeCars(cars: readonly Car[], { grades }: Pick<Need, "grades">): ReadonlyMap<string, Grade> {
  const graded = new Map<string, Grade>();
  const rules = [
    ...grades.right.map((rule) => [3, rule] as const),
    ...grades.offered.map((rule) => [2, rule] as const),
    ...grades.near.map((rule) => [1, rule] as const),
  ];
  for (const [grade, rule] of rules) {
    for (const car of carsOf(rule, cars)) {
      if (!graded.has(car.id)) graded.set(car.id, isGone(car) ? mostForSold : grade);
    }
  }
  return graded;
}

const isGone = (car: Car): boolean => car.sold || car.status === "sold";

function carsOf({ first, ...criterion }: RankedCriterion, cars: readonly Car[]): readonly Car[] {
  const meeting = cars.filter((car) => meets(car, criterion));
  if (!first) return meeting;
  const value = values[first.of];
  const known = meeting.filter((car) => !isGone(car) && value(car) !== null);
  const last = known.map((car) => value(car)!).toSorted((a, b) => a - b)[first.count - 1] ?? Infinity;
  // Those that share the last place are as good as each other.
  return known.filter((car) => value(car)! <= last);
}

/** Lower is earlier in the order. */
const values: Record<(typeof orders)[number], (car: Car) => number | null> = {
  cheapest: ({ price }) => price,
  dearest: ({ price }) => (price === null ? null : -price),
  newest: ({ year }) => -year,
  oldest: ({ year }) => year,
  "least driven": ({ km }) => km,
  "latest arrival": ({ created_at }) => -Date.parse(created_at),
};
