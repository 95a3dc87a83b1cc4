/**
 * Parts below the window have an estimated height until they come near (app/root.tsx). The browser scrolls a page from
 * its history at once, so all of it is laid out at once too.
 */
export function layOutHistoryPage(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation && "type" in navigation && navigation.type === "back_forward") {
    document.documentElement.dataset["whole"] = "";
  }
}
