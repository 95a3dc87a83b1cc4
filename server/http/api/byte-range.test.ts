import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

test.each([
  [undefined, null],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", null],
  ["bytes=0-1,5-6", null],
  ["lines=0-1", null],
])("%s of 100 bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
