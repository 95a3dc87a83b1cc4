import { setTimeout as pause } from "node:timers/promises";
import { type EnqueuedTask, type Meilisearch, MeilisearchApiError } from "meilisearch";

export type Patience = {
  /** How often a call is tried when the server fails or is busy. */
  readonly tries: number;
  /** The first delay, doubled each time. */
  readonly waitMs: number;
  readonly longestWaitMs: number;
  /** Time limit of a task. */
  readonly taskMs: number;
};
export const usualPatience: Patience = { tries: 6, waitMs: 200, longestWaitMs: 5000, taskMs: 600_000 };

/** Retries calls that the server cannot handle now: all our calls are idempotent. */
export async function tryAgain<Answer>(
  call: () => Promise<Answer>,
  { tries, waitMs, longestWaitMs }: Patience,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let turn = 1; ; turn++) {
    signal?.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      if (turn >= tries || !isPassing(error)) throw error;
      await pause(Math.min(longestWaitMs, waitMs * 2 ** (turn - 1)), undefined, { signal });
    }
  }
}

/** Submits a task and waits until it is done. */
export async function doTask(
  client: Meilisearch,
  enqueue: () => PromiseLike<EnqueuedTask>,
  patience: Patience,
  signal?: AbortSignal,
): Promise<void> {
  const { taskUid } = await tryAgain(async () => await enqueue(), patience, signal);
  const until = performance.now() + patience.taskMs;
  for (let wait = patience.waitMs / 4; ; wait = Math.min(patience.longestWaitMs, wait * 1.5)) {
    const task = await tryAgain(() => client.tasks.getTask(taskUid), patience, signal);
    if (task.status === "succeeded") return;
    if (task.status === "failed" || task.status === "canceled") {
      throw new Error(`The search server ${task.status} a task: ${task.error?.message ?? "no reason given"}`);
    }
    if (performance.now() > until) throw new Error(`The search server has not finished task ${taskUid} in time.`);
    await pause(wait, undefined, { signal });
  }
}

/** Temporary problems: no connection, overload, an error of the server itself. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof MeilisearchApiError)) return error instanceof Error && error.name !== "AbortError";
  const { status } = error.response;
  return status === 408 || status === 429 || status >= 500;
}
