import type { RetryRhythm } from "./backoff.ts";

/** The state of a receiver after failures in a row; a healthy one has none. */
export type ReceiverState = {
  failures: number;
  /** While it rests, nothing is sent to it. Afterwards one delivery tests whether it is back. */
  restsUntil: number;
};

/** The third failure in a row makes a receiver rest. */
export const failuresBeforeRest = 3;
const LONGEST_REST_MS = 15 * 60 * 1000;
/** Concurrent deliveries to one receiver. */
export const mostPerReceiver = 2;

/** After one more failure: it rests as long as the first retry delay, doubled with every further failure. */
export function afterFailure(
  before: ReceiverState | undefined,
  now: number,
  { firstMs, longestMs }: RetryRhythm,
): ReceiverState {
  const failures = (before?.failures ?? 0) + 1;
  if (failures < failuresBeforeRest) return { failures, restsUntil: now };
  const rest = firstMs * 2 ** Math.min(failures - failuresBeforeRest, 20);
  return { failures, restsUntil: now + Math.min(rest, longestMs, LONGEST_REST_MS) };
}

/** How many deliveries it may have at once: none while it rests, one as a trial, then the usual number. */
export function placesFor(state: ReceiverState | undefined, now: number): number {
  if (state === undefined || state.failures < failuresBeforeRest) return mostPerReceiver;
  return now < state.restsUntil ? 0 : 1;
}

/** For display: `closed` is healthy, `open` rests, `trial` is about to be tested. */
export function circuitOf(state: ReceiverState, now: number): "closed" | "open" | "trial" {
  if (state.failures < failuresBeforeRest) return "closed";
  return now < state.restsUntil ? "open" : "trial";
}
