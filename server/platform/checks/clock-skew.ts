import type { RetentionStore } from "#server/adapters/store/repositories/retention-store.ts";

/**
 * Leases of deliveries and imports, holds and captchas are compared between servers: their clocks may differ by this
 * much.
 */
const MOST_SKEW_MS = 30_000;

/** What is wrong with this machine's clock, or with the database's; null while they agree. */
export async function clockProblem(
  store: Pick<RetentionStore, "databaseTime">,
  clock: () => Date,
): Promise<string | null> {
  const sentAt = clock().getTime();
  const database = await store.databaseTime();
  if (database === null) return null;
  // The answer was made some time between the query and now.
  const middle = (sentAt + clock().getTime()) / 2;
  const skew = middle - database.getTime();
  if (Math.abs(skew) <= MOST_SKEW_MS) return null;
  const seconds = Math.round(Math.abs(skew) / 1000);
  return (
    `The clock of this machine is ${seconds} s ${skew > 0 ? "ahead of" : "behind"} the database's. ` +
    "Set both by NTP: deliveries may go out twice, and holds and captchas end at the wrong time."
  );
}
