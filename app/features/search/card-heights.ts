/**
 * Cards below the window have an estimated height until they come near (app/root.tsx): that of the third card, which is
 * always laid out. With a wrong one, everything below the list moves after a jump. It is known as soon as that card has
 * a height, before it is painted: an estimate that came later would move the page under a finger. A sheet of its own,
 * because an update exchanges the list and its attributes.
 */
export function estimateCardHeights(): void {
  const card = document.querySelector<HTMLElement>("[data-results]>article:nth-of-type(3)");
  if (!card) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  new ResizeObserver(() => {
    // An update has taken the card away: its height stays.
    if (card.isConnected) sheet.replaceSync(`[data-results]{--below:${card.offsetHeight}px}`);
  }).observe(card);
}
