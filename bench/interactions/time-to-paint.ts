import type { Locator, Page } from "playwright-core";

declare global {
  interface Window {
    /** Milliseconds from lifting the finger to the end of the frame that shows the change. */
    painted: Promise<number>;
  }
}

/** Runs in the page. `state` reads what the tap changes; it runs in every frame, so it has to be cheap. */
function watch(state: () => string): void {
  const before = state();
  window.painted = new Promise((done) => {
    let lifted: number | null = null;
    addEventListener("pointerup", ({ timeStamp }) => (lifted = timeStamp), { capture: true, once: true });
    const look = () => {
      const begun = lifted;
      if (begun === null || state() === before) return requestAnimationFrame(look);
      // The message arrives when style, layout and paint of this frame are done.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => done(performance.now() - begun));
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

export async function timeToPaint(page: Page, target: Locator, state: () => string): Promise<number> {
  await page.evaluate(untilIdle);
  // Passed as text: the page's policy forbids creating functions, but does not apply to the browser's protocol.
  await page.evaluate(`(${watch.toString()})(${state.toString()})`);
  await target.tap();
  return page.evaluate(() => window.painted);
}

/** Runs in the page: waits until earlier work has finished. */
const untilIdle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5000 })));
