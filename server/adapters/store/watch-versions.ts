import type { Engine, OnFault } from "./engine.ts";
import { changedScopes, type Versions } from "./versions.ts";

/** A burst of changes is one callback: nothing is handed over more often than this. */
const SHORTEST_GAP_MS = 1000;

export type OnChange = (changed: Versions) => void | Promise<void>;

type Source = { overall: () => Promise<number>; versions: () => Promise<Versions> };

/**
 * Hands over the scopes that changed. What the callback fails to take is handed to it again, together with whatever
 * changed since, so that no change is ever skipped.
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

  const look = async () => {
    if (known !== null && (await source.overall()) === (known.get("all") ?? 0)) return;
    const now = await source.versions();
    const changed = known === null ? new Map<string, number>() : changedScopes(known, now);
    if (changed.size > 0 && !isStopped) await onChange(changed);
    known = now;
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
      await look().catch(options.onFault);
      await pause(SHORTEST_GAP_MS, false);
      if (changes.pollMs > SHORTEST_GAP_MS) await pause(changes.pollMs - SHORTEST_GAP_MS, true);
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
