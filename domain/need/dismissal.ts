import type { Need, Urgency } from "./need.ts";

/** A line that an operator has put away, with the reason, as it was then. */
export type Dismissal = {
  key: string;
  at: string;
  until: string;
  reason: string;
  /** Null where only a running server knows them. */
  urgency: Urgency | null;
  amount: number | null;
};

/** It comes back when its time is over, when it got worse, or when it is over and begins again. */
export function isDismissed(need: Need, dismissal: Dismissal | undefined, now: Date): boolean {
  if (!dismissal || dismissal.until <= now.toISOString()) return false;
  if (dismissal.urgency !== null && need.urgency < dismissal.urgency) return false;
  if (need.amount !== null && need.amount > (dismissal.amount ?? need.amount)) return false;
  // The time of a receiver is that of its last failure.
  return need.kind === "receiver" || need.since === null || need.since <= dismissal.at;
}

export type Sorted = { open: Need[]; dismissed: { need: Need; dismissal: Dismissal }[] };

export function withoutDismissed(needs: readonly Need[], dismissals: readonly Dismissal[], now: Date): Sorted {
  const known = new Map(dismissals.map((one) => [one.key, one]));
  const sorted: Sorted = { open: [], dismissed: [] };
  for (const need of needs) {
    const dismissal = known.get(need.key);
    if (dismissal && isDismissed(need, dismissal, now)) sorted.dismissed.push({ need, dismissal });
    else sorted.open.push(need);
  }
  return sorted;
}
