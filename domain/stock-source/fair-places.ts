/** A source that is due, or runs. */
export type QueuedSource = { dealershipId: string; host: string; failures: number };

/** How many runs there may be together. Each is a process, so they are few. */
export const places = {
  /** On one server. */
  inAll: 4,
  /** From one host, on all servers: one that hangs leaves places to the others. */
  ofHost: 2,
  /** Of sources whose last run failed, on all servers: most of those that hang have hung before. */
  ofFailing: 2,
};

/**
 * The due source that runs next; null if none may. Hosts take turns: first a host with the fewest runs, and of its
 * sources the one that has waited longest. `due` is in that order.
 */
export function nextToRun(due: readonly QueuedSource[], running: readonly QueuedSource[]): QueuedSource | null {
  const runsOf = (host: string) => running.filter((one) => one.host === host).length;
  const isFull = running.filter(isFailing).length >= places.ofFailing;
  const free = due
    .filter((one) => runsOf(one.host) < places.ofHost && !(isFull && isFailing(one)))
    .map((source) => ({ source, runs: runsOf(source.host) }));
  // Sorting is stable: those who waited longest stay first.
  return free.toSorted((a, b) => a.runs - b.runs)[0]?.source ?? null;
}

const isFailing = ({ failures }: QueuedSource): boolean => failures > 0;
