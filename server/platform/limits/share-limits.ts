import type { Logger } from "pino";
import type { Store } from "#server/adapters/store/store.ts";
import { LocalLimits } from "./local-limits.ts";
import type { Limits } from "./limits.ts";
import { SharedLimits } from "./shared-limits.ts";

/** Counts that all servers of a database share. On SQLite there is one process, so nothing to share. */
export function shareLimits({ engine, operator }: Pick<Store, "engine" | "operator">, log: Logger): Limits {
  if (engine !== "postgres") return new LocalLimits();
  return new SharedLimits({
    counts: operator.sharedCounts,
    onFault: (error: unknown) =>
      log.warn({ err: error }, "limits cannot be counted in the database; this server counts alone for now"),
  });
}
