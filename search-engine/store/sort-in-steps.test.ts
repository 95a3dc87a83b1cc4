import fc from "fast-check";
import { expect, test } from "vitest";
import { PART, sortInSteps } from "./sort-in-steps.ts";

type Pair = { value: number; at: number };
const byValue = (a: Pair, b: Pair): number => a.value - b.value;
const pairs = (values: readonly number[]): Pair[] => values.map((value, at) => ({ value, at }));

/** The sorted list, and the most comparisons between two pauses. */
function sorted(list: readonly Pair[]) {
  let [compared, most] = [0, 0];
  const steps = sortInSteps(list, (a, b) => {
    most = Math.max(most, ++compared);
    return byValue(a, b);
  });
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return { list: step.value, most };
    compared = 0;
  }
}

test("sorts as the language does, equal values in their order", () => {
  const lists = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 });
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 200 }), (values, times) => {
      const list = pairs(Array.from({ length: times }, () => values).flat());
      expect(sorted(list).list).toEqual(list.toSorted(byValue));
    }),
    { numRuns: 60 },
  );
});

test("pauses often: a list of 100,000 never compares more than a part of it needs", () => {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const { most } = sorted(pairs(Array.from({ length: 100_000 }, next)));
  expect(most).toBeLessThanOrEqual(PART * Math.log2(PART));
});

test("a list in order is compared once", () => {
  const values = Array.from({ length: 10 * PART }, (_, at) => at);
  const steps = [...sortInSteps(values, (a, b) => a - b)];
  expect(steps).toHaveLength(10);
});
