import { expect, test } from "vitest";
import { usualRhythm } from "./backoff.ts";
import { afterFailure, circuitOf, placesFor, type ReceiverState } from "./receiver-state.ts";

const now = 1_000_000;
const afterFailures = (count: number): ReceiverState | undefined => {
  let state: ReceiverState | undefined;
  for (let failed = 0; failed < count; failed += 1) state = afterFailure(state, now, usualRhythm);
  return state;
};

test.each([
  [0, 2, null],
  [2, 2, 0],
  [3, 0, 30_000],
  [4, 0, 60_000],
  [7, 0, 480_000],
  [30, 0, 900_000],
])("[7, 11.7.6] after %i failures in a row a receiver may have %i deliveries under way", (failures, places, rest) => {
  const state = afterFailures(failures);
  expect(placesFor(state, now)).toBe(places);
  expect(state ? state.restsUntil - now : null).toBe(rest);
});

test("[7] a receiver that has rested gets one delivery as a trial", () => {
  const state = afterFailures(3) as ReceiverState;
  expect([circuitOf(state, now), circuitOf(state, now + 30_000)]).toEqual(["open", "trial"]);
  expect(placesFor(state, now + 30_000)).toBe(1);
  expect(circuitOf({ failures: 2, restsUntil: now }, now)).toBe("closed");
});
