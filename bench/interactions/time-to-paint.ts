import type { Locator, Page } from "playwright-core";

declare global {
  interface Window {
    /** Milliseconds from the finger's lift to the end of the frame that shows the change. */
    painted: Promise<number>;
  }
}

/** Runs in the page. `state` reads what the tap is to change; it has to be cheap, for it is read in every frame. */
function watch(state: () => string): void {
  const before = state();
  window.painted = new Promise((done) => {
    let lifted: number | null = null;
    addEventListener("pointerup", ({ timeStamp }) => (lifted = timeStamp), { capture: true, once: true });
    const look = () => {
      const begun = lifted;
      if (begun === null || state() === before) return requestAnimationFrame(look);
      // A message is taken when style, layout and paint of this frame are done.
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
  // As a text: the page's policy forbids it to make functions, and not the browser's own protocol.
  await page.evaluate(`(${watch.toString()})(${state.toString()})`);
  await target.tap();
  return page.evaluate(() => window.painted);
}

/** Runs in the page: nothing is left over from what came before. */
const untilIdle = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5000 })));
