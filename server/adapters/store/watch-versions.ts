import type { Engine, OnFault } from "./engine.ts";
import { changedScopes, type Versions } from "./versions.ts";

/** A burst of changes is one callback: the minimum interval between two. */
const SHORTEST_GAP_MS = 1000;

export type OnChange = (changed: Versions) => void | Promise<void>;

type Source = { overall: () => Promise<number>; versions: () => Promise<Versions> };

/**
 * Reports the scopes that changed. If the callback fails, they are reported again together with later changes, so that
 * no change is skipped.
 */
export function watchVersions(
  source: Source,
  changes: Engine["changes"],
  onChange: OnChange,
  options: { since?: Versions; onFault: OnFault },
): () => void {
  let known = options.since ?? null;
  let isStopped = false;
  let isHinted = false;
  let wake: (() => void) | null = null;

  /** Whether there was anything to report. */
  const look = async (): Promise<boolean> => {
    if (known !== null && (await source.overall()) === (known.get("all") ?? 0)) return false;
    const now = await source.versions();
    const changed = known === null ? new Map<string, number>() : changedScopes(known, now);
    if (changed.size > 0 && !isStopped) await onChange(changed);
    known = now;
    return changed.size > 0;
  };

  const pause = (ms: number, isEndedByHint: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        if (!isStopped && !isEndedByHint) return;
        clearTimeout(timer);
        resolve();
      };
      if (isStopped || (isEndedByHint && isHinted)) wake();
    });

  const run = async () => {
    for (;;) {
      if (isStopped) return;
      isHinted = false;
      const hasChanged = await look().catch((fault: unknown) => {
        options.onFault(fault);
        return true;
      });
      if (hasChanged) await pause(SHORTEST_GAP_MS, false);
      const rest = changes.pollMs - (hasChanged ? SHORTEST_GAP_MS : 0);
      if (rest > 0) await pause(rest, true);
    }
  };

  const unsubscribe = changes.subscribe(() => {
    isHinted = true;
    wake?.();
  });
  void run();
  return () => {
    isStopped = true;
    unsubscribe();
    wake?.();
  };
}
