import { setTimeout as pause } from "node:timers/promises";

type Work = { name: string; stop: () => void | Promise<void> };

export type Ending = {
  /** How long the listener stays open after /readyz has become unready. */
  drainMs: number;
  /** From the end of the drain until everything has ended. */
  shutdownMs: number;
  /** Turns /readyz unready. */
  unready: () => void;
  /** Ends requests, including leads, before anything that they need. */
  closeRequests: (graceMs: number) => Promise<void>;
  /** Background workers. Each can be cut off: another process continues its work. */
  workers: readonly Work[];
  /** Last of all. */
  closeStore: () => Promise<void>;
  onLate: (names: string[]) => void;
};

/** Reserved from the time for requests, for the workers' last writes and the store. */
const RESERVE_SHARE = 0.25;
const MOST_RESERVE_MS = 2000;

/** Stops a server in an order that loses nothing: unready, requests, workers, store. */
export async function stopInOrder(ending: Ending): Promise<void> {
  ending.unready();
  if (ending.drainMs > 0) await pause(ending.drainMs);
  const begun = performance.now();
  const left = () => Math.max(0, ending.shutdownMs - (performance.now() - begun));
  const reserve = Math.min(MOST_RESERVE_MS, ending.shutdownMs * RESERVE_SHARE);
  const running = new Set(ending.workers.map(({ name }) => name));
  // Together with requests: a worker may need as long as its receiver takes to answer.
  const stopping = ending.workers.map(async ({ name, stop }) => {
    await stop();
    running.delete(name);
  });
  await ending.closeRequests(left() - reserve);
  const cutOff = new AbortController();
  await Promise.race([
    Promise.allSettled(stopping),
    pause(Math.max(0, left() - reserve / 2), undefined, { signal: cutOff.signal }).catch(() => undefined),
  ]);
  cutOff.abort();
  if (running.size > 0) ending.onLate([...running]);
  await ending.closeStore();
}
