/** Requests that overlap, and clocks that are nudged into time, differ by less. */
const NUDGE_MS = 60 * 1000;

/** Whether a clock stands so far before a moment it has shown that it was set back since. */
export const isBefore = (now: number, shown: number): boolean => now < shown - NUDGE_MS;
