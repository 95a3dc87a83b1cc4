import type { ChromeView, DrawnView } from "./chrome-view.ts";

const drawn = new WeakMap<ChromeView, DrawnView>();

/** Beside the view that travels stands what only the server draws from. */
export function keepDrawn(view: ChromeView, parts: DrawnView): void {
  drawn.set(view, parts);
}

/** On the server only, and only with the very object that toChromeView has made. */
export function drawnOf(view: ChromeView): DrawnView {
  const parts = drawn.get(view);
  if (!parts) throw new Error("a view of the chrome that this server has not made");
  return parts;
}
