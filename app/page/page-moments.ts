// The moments that a page's script waits for.

/** Once the visitor sees the page: a page that was prerendered counts for nothing before. */
export function whenShown(): Promise<void> {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (!prerendering) return Promise.resolve();
  return new Promise((done) => document.addEventListener("prerenderingchange", () => done(), { once: true }));
}

/** Once the page is shown and has loaded: nothing of ours delays its own pictures. */
export async function whenLoaded(): Promise<void> {
  await whenShown();
  if (document.readyState === "complete") return;
  await new Promise((done) => addEventListener("load", done, { once: true }));
}

/** Once the browser has nothing better to do. Safari does not say. */
export function whenIdle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: 2000 });
    else setTimeout(done, 200);
  });
}
