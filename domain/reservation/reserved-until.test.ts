import { expect, test } from "vitest";
import { reservedUntil } from "./reserved-until.ts";

test.each([
  [72, "2026-03-13T01:05:00.000Z"],
  [1, "2026-03-10T02:05:00.000Z"],
  [null, null],
])("[4.4, 13.1.8] a fee paid for %s hours keeps the car until %s", (hours, until) => {
  expect(reservedUntil("2026-03-10T01:05:00.000Z", hours)).toBe(until);
});
