import type { Logger } from "pino";
import type { openStore } from "#server/adapters/store/open-store.ts";
import { SharedLimits } from "./shared-limits.ts";

type Store = Awaited<ReturnType<typeof openStore>>;

/** Counts that all servers of a database share. On SQLite there is one process, so nothing to share. */
export function shareLimits({ engine, operator }: Pick<Store, "engine" | "operator">, log: Logger) {
  if (engine !== "postgres") return { limits: undefined, workers: [] };
  const limits = new SharedLimits({
    counts: operator.sharedCounts,
    onFault: (error: unknown) =>
      log.warn({ err: error }, "limits cannot be counted in the database; this server counts alone for now"),
  });
  return { limits, workers: [{ name: "limits", stop: () => limits.stop() }] };
}
