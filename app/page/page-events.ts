// The events that a page's script waits for.

/** Once the visitor sees the page: prerendering does not count. */
export function whenShown(): Promise<void> {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((done) => document.addEventListener("prerenderingchange", () => done(), { once: true }));
}

/** Once the page is shown and has loaded: our scripts do not delay its pictures. */
export async function whenLoaded(): Promise<void> {
  await whenShown();
  if (document.readyState === "complete") return;
  await new Promise((done) => addEventListener("load", done, { once: true }));
}

/** Once the browser is idle. Safari has no event for it. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
