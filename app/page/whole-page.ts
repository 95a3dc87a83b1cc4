/**
 * Parts below the window have an estimated height until they are near it (app/styles/base.css). Somebody who comes back
 * by the browser's history has to find the page where it was left, so all of it is laid out before the browser scrolls.
 */
export function layOutWhole(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward") {
    document.documentElement.dataset["whole"] = "";
  }
}
