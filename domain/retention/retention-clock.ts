/** Time that a server has observed. A clock that jumps adds no more than one step. */
export interface WatchedClock {
  /** The clock at the last look, in milliseconds. */
  at: number;
  watchedSeconds: number;
}

/** Retention looks at the clock once an hour; a longer gap was a jump, or a server that was off. */
const LONGEST_STEP_SECONDS = 2 * 60 * 60;
const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
/** Synchronised clocks of two machines differ by less. */
const MOST_APART_MS = 10 * MINUTE;
/** If nothing was written for longer, the platform was idle or its clock is wrong. */
const LONGEST_SILENCE_DAYS = 30;

export function watch(before: WatchedClock | null, now: number): WatchedClock {
  if (before === null) return { at: now, watchedSeconds: 0 };
  const passed = Math.max(0, Math.floor((now - before.at) / 1000));
  return { at: now, watchedSeconds: before.watchedSeconds + Math.min(passed, LONGEST_STEP_SECONDS) };
}

export type ClockReadings = {
  now: number;
  /** The database's own clock; null if it is this machine's. */
  database: number | null;
  /** When the newest record was written; null while there is none. */
  newest: number | null;
};

/** Why the clock cannot be trusted, as a sentence for the operator, or null. */
export function clockProblem({ now, database, newest }: ClockReadings): string | null {
  const said = (time: number) => new Date(time).toISOString();
  if (database !== null && Math.abs(now - database) > MOST_APART_MS) {
    return `This machine's clock says ${said(now)}, the database's says ${said(database)}. Set the clocks, then retention goes on.`;
  }
  if (newest === null) return null;
  if (now - newest > LONGEST_SILENCE_DAYS * DAY) {
    return `This machine's clock says ${said(now)}, and the newest record is from ${said(newest)}. Check the clock. If it is right, retention goes on once a page was visited or a lead came in.`;
  }
  return null;
}
