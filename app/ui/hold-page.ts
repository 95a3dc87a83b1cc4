/**
 * While a part is open over the page, nothing behind it scrolls or can be reached. Returns a function that releases the
 * page. Making it inert restyles every element, which is noticeable on a slow phone: the part is painted first, unless it
 * was opened by keyboard, whose next key could leave it.
 */
export function holdPageBehind(part: HTMLElement): () => void {
  let held: HTMLElement[] = [];
  const isOver = new AbortController();
  document.body.classList.add("modal-open");
  const hold = () => {
    if (isOver.signal.aborted) return;
    held = outsideOf(part);
    for (const other of held) other.inert = true;
  };
  if (document.activeElement?.matches(":focus-visible")) hold();
  else afterPaint(hold);
  return () => {
    isOver.abort();
    document.body.classList.remove("modal-open");
    for (const other of held) other.inert = false;
  };
}

const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/** Everything on the page that is not around or inside the element. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement !== null; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}
