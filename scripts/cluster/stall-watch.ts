const EVERY_MS = 200;
const COUNTS_FROM_MS = 2000;

/** Notices when this process does not run: a machine that is shared may pause it together with what it measures. */
export function watchStalls(phaseNow: () => string) {
  let last = performance.now();
  const heldUpMs = new Map<string, number>();
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - last - EVERY_MS;
    if (late > COUNTS_FROM_MS) heldUpMs.set(phaseNow(), (heldUpMs.get(phaseNow()) ?? 0) + late);
    last = now;
  }, EVERY_MS);
  return {
    /** Milliseconds by phase. */
    stop(): ReadonlyMap<string, number> {
      clearInterval(timer);
      return heldUpMs;
    },
  };
}
