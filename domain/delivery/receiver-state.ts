import type { RetryRhythm } from "./backoff.ts";

/** How a receiver of leads stands after failures in a row; one that answers well has no state. */
export type ReceiverState = {
  failures: number;
  /** While it rests, nothing is sent to it. Afterwards one delivery tries whether it is back. */
  restsUntil: number;
};

/** A receiver may fail twice in a row without consequence. */
export const failuresAllowed = 3;
const LONGEST_REST_MS = 15 * 60 * 1000;
/** Deliveries that one receiver may have under way at once. */
export const mostPerReceiver = 2;

/** After one more failure: it rests as long as a first retry waits, and twice as long after every further one. */
export function afterFailure(
  before: ReceiverState | undefined,
  now: number,
  { firstMs, longestMs }: RetryRhythm,
): ReceiverState {
  const failures = (before?.failures ?? 0) + 1;
  if (failures < failuresAllowed) return { failures, restsUntil: now };
  const rest = firstMs * 2 ** Math.min(failures - failuresAllowed, 20);
  return { failures, restsUntil: now + Math.min(rest, longestMs, LONGEST_REST_MS) };
}

/** How many deliveries it may have under way: none while it rests, one as a trial, then the usual. */
export function placesFor(state: ReceiverState | undefined, now: number): number {
  if (state === undefined || state.failures < failuresAllowed) return mostPerReceiver;
  return now < state.restsUntil ? 0 : 1;
}

/** For whoever looks: `closed` is well, `open` rests, `trial` is about to be tried. */
export function circuitOf(state: ReceiverState, now: number): "closed" | "open" | "trial" {
  if (state.failures < failuresAllowed) return "closed";
  return now < state.restsUntil ? "open" : "trial";
}
