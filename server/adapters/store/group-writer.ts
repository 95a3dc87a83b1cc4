import type { Statement, StatementResult } from "./engine.ts";
import { type StoreErrorData, storeErrorFrom } from "./store-error.ts";

export type Batch = readonly Statement[];
export type BatchOutcome = { results: StatementResult[] } | { error: StoreErrorData };

type Waiting = {
  batch: Batch;
  resolve: (results: StatementResult[]) => void;
  reject: (error: unknown) => void;
};

export type GroupRules = {
  commit: (batches: Batch[]) => Promise<BatchOutcome[]>;
  /** Enough to make use of an fsync, few enough that no caller waits long for others' statements. */
  mostPerGroup: number;
};

/** Writes that arrive during a commit go into the next one together. */
export function createGroupWriter({ commit, mostPerGroup }: GroupRules) {
  const queue: Waiting[] = [];
  let committing: Promise<void> | null = null;

  const commitNext = async () => {
    while (queue.length > 0) {
      const group = queue.splice(0, mostPerGroup);
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
    write: (batch: Batch) =>
      new Promise<StatementResult[]>((resolve, reject) => {
        queue.push({ batch, resolve, reject });
        committing ??= commitNext();
      }),
    /** Resolves when all pending writes are settled. */
    drained: () => committing ?? Promise.resolve(),
  };
}

function settle({ resolve, reject }: Waiting, outcome: BatchOutcome | undefined): void {
  if (outcome === undefined) reject(new Error("The database lost an answer."));
  else if ("error" in outcome) reject(storeErrorFrom(outcome.error));
  else resolve(outcome.results);
}
