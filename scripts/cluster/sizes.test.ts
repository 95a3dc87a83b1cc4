import { expect, test } from "vitest";
import { quantile } from "./sizes.ts";

test("a quantile is one of the values, also at the ends", () => {
  const values = Array.from({ length: 200 }, (_, n) => 200 - n);
  expect([0, 0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([1, 101, 199, 200]);
  expect(quantile([7], 0.99)).toBe(7);
  expect(quantile([], 0.5)).toBe(0);
});
