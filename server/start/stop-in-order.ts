import { setTimeout as pause } from "node:timers/promises";

/**
 * When a part of a node stops: what takes requests first, so that each is answered by a whole node; background work
 * together with it, because a worker may need as long as its receiver takes to answer; the rest last, one after the
 * other, in the reverse order of its start.
 */
export type Phase = "requests" | "work" | "rest";

/** A part that was started, and how it stops. `graceMs`: how long requests in progress may take. */
export type Stopping = { name: string; phase: Phase; stop: (graceMs: number) => void | Promise<void> };

export type Ending = {
  /** How long the listener stays open after /readyz has become unready. */
  drainMs: number;
  /** From the end of the drain until everything has ended. */
  shutdownMs: number;
  /** Turns /readyz unready. */
  unready: () => void;
  /** Workers that were cut off: another process continues their work. */
  onLate: (names: string[]) => void;
};

/** Reserved from the time for requests, for the workers' last writes and the store. */
const RESERVE_SHARE = 0.25;
const MOST_RESERVE_MS = 2000;

/** Stops a node in an order that loses nothing: unready, requests, workers, store. `started` lists parts as they began. */
export async function stopInOrder(started: readonly Stopping[], ending: Ending): Promise<void> {
  const inPhase = (phase: Phase) => started.filter((part) => part.phase === phase).toReversed();
  ending.unready();
  if (ending.drainMs > 0) await pause(ending.drainMs);
  const begun = performance.now();
  const left = () => Math.max(0, ending.shutdownMs - (performance.now() - begun));
  const reserve = Math.min(MOST_RESERVE_MS, ending.shutdownMs * RESERVE_SHARE);
  const running = new Set(inPhase("work"));
  const working = Promise.allSettled(
    [...running].map(async (part) => {
      await part.stop(0);
      running.delete(part);
    }),
  );
  for (const part of inPhase("requests")) await part.stop(left() - reserve);
  await atMost(Math.max(0, left() - reserve / 2), working);
  if (running.size > 0) ending.onLate([...running].map(({ name }) => name));
  const faults: unknown[] = [];
  for (const part of inPhase("rest")) {
    try {
      await part.stop(0);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}

/** Waits for the work, but no longer than this. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const late = pause(ms, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([work, late]).finally(() => ended.abort());
}
