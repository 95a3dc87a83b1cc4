/** Overlapping requests and clock adjustments differ by less. */
const NUDGE_MS = 60 * 1000;

/** Whether the clock is so far before a time it has shown that it must have been set back. */
export const isBefore = (now: number, shown: number): boolean => now < shown - NUDGE_MS;
