import { clockProblem } from "#domain/retention/retention-clock.ts";
import type { RetentionPlan } from "#server/adapters/store/repositories/retention-store.ts";
import type { Store } from "#server/adapters/store/store.ts";

/** The clock of one run. */
export type RetentionClock = {
  now: Date;
  /** Why it cannot be trusted, or null. */
  problem: string | null;
  watchedSeconds: number;
};

/** How long a plan waits before it is carried out: the time to undo it. Counted in time that a server was running. */
export const undoDays = 7;
const UNDO_SECONDS = undoDays * 24 * 60 * 60;

export async function readRetentionClock({ operator: { retention } }: Store, now: Date): Promise<RetentionClock> {
  const [database, newest] = await Promise.all([retention.databaseTime(), retention.newestRecord()]);
  const problem = clockProblem({
    now: now.getTime(),
    database: database?.getTime() ?? null,
    newest: newest?.getTime() ?? null,
  });
  return { now, problem, watchedSeconds: await retention.watch(now) };
}

export const isRipe = ({ watched_seconds }: RetentionPlan, watchedSeconds: number): boolean =>
  watchedSeconds - watched_seconds >= UNDO_SECONDS;

/** The latest cutoff whose plan is due; null if none is. */
export function ripeCutoff(plans: readonly RetentionPlan[], watchedSeconds: number): string | null {
  return (
    plans
      .filter((plan) => isRipe(plan, watchedSeconds))
      .map(({ cutoff }) => cutoff)
      .toSorted()
      .at(-1) ?? null
  );
}
