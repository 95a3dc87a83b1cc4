import type { Engine, OnFault } from "./engine.ts";

/** Told of the scopes that a write of this process has raised. */
export type OnOwnChange = (scopes: ReadonlySet<string>) => Promise<void> | void;

/**
 * The engine, telling of every write that raises a version. The write resolves after everybody has heard of it, one
 * after the other: what a visitor has just done stands on the next page he opens here. Other processes find it by
 * looking.
 */
export function tellOfOwnChanges(engine: Engine, onFault: OnFault) {
  const listeners = new Set<OnOwnChange>();
  return {
    onOwnChange: (listener: OnOwnChange) => void listeners.add(listener),
    engine: {
      ...engine,
      async write(batch) {
        const results = await engine.write(batch);
        const raised = new Set(batch.flatMap(({ raises = [] }) => raises));
        if (raised.size === 0) return results;
        for (const listener of listeners) {
          // It is on disk: whoever cannot take it up now finds it when he looks again.
          await Promise.resolve(raised).then(listener).catch(onFault);
        }
        return results;
      },
    } satisfies Engine,
  };
}
