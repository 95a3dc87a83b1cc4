export const hour = 3_600_000;
export const day = 24 * hour;

/** Dates of the demo depend on the day it is shown, so a restart on the same day changes nothing. */
export const anchorOf = (now: Date): number => Math.floor(now.getTime() / day) * day;

export const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Model years stay the same through 2027, when last year's new cars still count as new, then advance by one every year.
 */
export const yearShift = (now: Date): number => Math.max(0, now.getUTCFullYear() - 2027);
