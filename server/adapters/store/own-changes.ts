import type { Engine, OnFault } from "./engine.ts";

/** Called with the scopes that a write of this process has raised. */
export type OnOwnChange = (scopes: ReadonlySet<string>) => Promise<void> | void;

/**
 * Wraps the engine to report every write that raises a version. The write resolves after all listeners have run, one
 * after another: what a visitor has just done is visible on the next page they open here. Other processes notice by
 * polling.
 */
export function reportOwnChanges(engine: Engine, onFault: OnFault) {
  const listeners = new Set<OnOwnChange>();
  const applyOwnChange = async (raised: ReadonlySet<string>) => {
    for (const listener of listeners) {
      // The write is on disk: a listener that fails now catches up at its next poll.
      await Promise.resolve(raised).then(listener).catch(onFault);
    }
  };
  return {
    onOwnChange: (listener: OnOwnChange) => void listeners.add(listener),
    applyOwnChange,
    engine: {
      ...engine,
      async write(batch) {
        const results = await engine.write(batch);
        const raised = new Set(batch.flatMap((one) => ("raises" in one ? (one.raises ?? []) : [])));
        if (raised.size > 0) await applyOwnChange(raised);
        return results;
      },
    } satisfies Engine,
  };
}
