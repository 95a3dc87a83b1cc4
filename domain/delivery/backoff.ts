const HOUR = 60 * 60 * 1000;

export type RetryRhythm = {
  /** The delay after the first failure; it doubles with each further one. */
  firstMs: number;
  longestMs: number;
  /** From the first try to the last. */
  windowMs: number;
};

/** Spec 11.7.2: exponential, 3 days. */
export const usualRhythm: RetryRhythm = { firstMs: 30_000, longestMs: 8 * HOUR, windowMs: 72 * HOUR };

export function lastTryAt(triedSince: number, { windowMs }: RetryRhythm = usualRhythm): number {
  return triedSince + windowMs;
}

type Tries = { attempts: number; triedSince: number };

/** Between half the delay and all of it, so that deliveries that failed together are not retried together. */
export function retryAt(tries: Tries, now: number, jitter: number, rhythm: RetryRhythm = usualRhythm): number {
  const { firstMs, longestMs } = rhythm;
  const wait = Math.min(longestMs, firstMs * 2 ** Math.min(tries.attempts - 1, 40));
  return Math.min(now + Math.round(wait * (0.5 + jitter / 2)), lastTryAt(tries.triedSince, rhythm));
}
