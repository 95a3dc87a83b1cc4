import { expect, test } from "vitest";
import { ownEstimateNote, readOwnEstimate } from "./own-estimate.ts";

const now = Date.UTC(2026, 2, 1);
const day = 24 * 60 * 60 * 1000;
const note = ownEstimateNote({ low: 12_300, high: 14_100 }, now);

test("[15.1.5] an estimate is known for two weeks", () => {
  expect(readOwnEstimate(note, now + 14 * day - 1)).toEqual({ low: 12_300, high: 14_100 });
  expect(readOwnEstimate(note, now + 14 * day)).toBeNull();
});

test.each([null, "", "{", "[]", '{"low":"1","high":2,"until":9e15}', '{"low":0,"high":2,"until":9e15}'])(
  "[15.1.5] damaged storage holds no estimate: %s",
  (text) => {
    expect(readOwnEstimate(text, now)).toBeNull();
  },
);
