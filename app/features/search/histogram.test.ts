import { expect, test } from "vitest";
import { barsOf } from "./histogram.tsx";

const bounds = { min: 0, max: 100, step: 1 };

test("[2.3.71] bars stand on the slider's scale, and the tallest fills the height", () => {
  expect(barsOf({ min: 50, max: 100, buckets: [4, 1] }, bounds)).toBe("M50 56V0H74.5V56zM75 56V28H99.5V56z");
});

test("empty buckets and stock beyond the slider are left out", () => {
  expect(barsOf({ min: 0, max: 400, buckets: [0, 2, 0, 5] }, bounds)).toBe("");
});
