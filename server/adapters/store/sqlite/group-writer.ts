import type { Statement, StatementResult } from "../engine.ts";
import { storeErrorFrom } from "../store-error.ts";
import type { BatchOutcome } from "./run-group.ts";

type Waiting = {
  batch: readonly Statement[];
  resolve: (results: StatementResult[]) => void;
  reject: (error: unknown) => void;
};

/** Enough to make use of an fsync, few enough that no caller waits long for others' statements. */
const MOST_PER_GROUP = 256;

/** Writes that arrive during a commit go into the next one together. */
export function createGroupWriter(commit: (batches: (readonly Statement[])[]) => Promise<BatchOutcome[]>) {
  const queue: Waiting[] = [];
  let committing: Promise<void> | null = null;

  const commitNext = async () => {
    while (queue.length > 0) {
      const group = queue.splice(0, MOST_PER_GROUP);
      try {
        const outcomes = await commit(group.map(({ batch }) => batch));
        group.forEach((waiting, at) => settle(waiting, outcomes[at]));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    committing = null;
  };

  return {
    write: (batch: readonly Statement[]) =>
      new Promise<StatementResult[]>((resolve, reject) => {
        queue.push({ batch, resolve, reject });
        committing ??= commitNext();
      }),
    /** Resolves when all pending writes are settled. */
    drained: () => committing ?? Promise.resolve(),
  };
}

function settle({ resolve, reject }: Waiting, outcome: BatchOutcome | undefined): void {
  if (outcome === undefined) reject(new Error("The database thread lost an answer."));
  else if ("error" in outcome) reject(storeErrorFrom(outcome.error));
  else resolve(outcome.results);
}
