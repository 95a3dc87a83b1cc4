/**
 * Cards below the window have an estimated height until they come near (app/root.tsx): that of the third card, which is
 * always laid out. With a wrong one, everything below the list moves after a jump, under a visitor's finger.
 */
export function estimateCardHeights(): void {
  const card = document.querySelector<HTMLElement>("[data-results]>article:nth-of-type(3)");
  card?.parentElement?.style.setProperty("--below", `${card.offsetHeight}px`);
}
