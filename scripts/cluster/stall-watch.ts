const EVERY_MS = 200;
const COUNTS_FROM_MS = 2000;

/** Notices when this process does not run: a machine that is shared may pause it together with what it measures. */
export function watchStalls() {
  let last = performance.now();
  let heldUpMs = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = now - last - EVERY_MS;
    if (late > COUNTS_FROM_MS) heldUpMs += late;
    last = now;
  }, EVERY_MS);
  return {
    stop(): number {
      clearInterval(timer);
      return Math.round(heldUpMs / 1000);
    },
  };
}
