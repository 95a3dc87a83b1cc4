/** The minimum number of bytes per window. */
export type Pace = { windowMs: number; leastBytes: number };

/** 2 kB a second: a tenth of what a phone has at the edge of a network. */
export const usualPace: Pace = { windowMs: 10_000, leastBytes: 20 * 1024 };

/**
 * Calls `onSlow` after each window in which fewer bytes arrived. A short window, so that a place is soon free again.
 * Returns a function that stops watching.
 */
export function watchPace({ windowMs, leastBytes }: Pace, seen: () => number, onSlow: () => void): () => void {
  let seenBefore = 0;
  const look = () => {
    const now = seen();
    if (now - seenBefore < leastBytes) onSlow();
    seenBefore = now;
  };
  // After reading whatever has arrived: a process that was busy for long has a full window waiting.
  const timer = setInterval(() => setImmediate(look), windowMs);
  return () => clearInterval(timer);
}
