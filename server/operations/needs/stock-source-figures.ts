import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";

/**
 * `failing`: its last run failed or was stopped. `overdue`: nobody has run it. `silent`: it works, but brings no news,
 * for longer than its settings allow.
 */
export const sourceStates = ["good", "failing", "overdue", "silent"] as const;
export type SourceStateName = (typeof sourceStates)[number];

/** A due source is started within seconds; others may be running first. */
const OVERDUE_MS = 30 * 60_000;

export function stateOfSource({ state, nextAt, runsUntil }: SourceHealth, now: Date): SourceStateName {
  const isRunning = runsUntil !== null && runsUntil > now.toISOString();
  if (!isRunning && now.getTime() - Date.parse(nextAt) > OVERDUE_MS) return "overdue";
  if (state.failures > 0) return "failing";
  return state.told === "silent" ? "silent" : "good";
}

/**
 * Milliseconds since the last run that succeeded. For a failing source since its first failure, which came at most one
 * run later. Null if it never ran.
 */
export function sinceSuccess({ state, lastRunAt }: SourceHealth, now: Date): number | null {
  const since = state.failures > 0 ? state.failing_since : lastRunAt;
  return since === null ? null : Math.max(0, now.getTime() - Date.parse(since));
}
