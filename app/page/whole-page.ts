// Parts below the window have an estimated height until they come near (app/root.tsx).

/** The browser scrolls a page from its history immediately, so all of it is laid out immediately too. */
export function layOutHistoryPage(): void {
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation && "type" in navigation && navigation.type === "back_forward") layOutWholePage();
}

/** Where a visitor jumps, nothing moves any more: every part has its real height. */
export function layOutWholePage(): void {
  document.documentElement.dataset["whole"] = "";
}
