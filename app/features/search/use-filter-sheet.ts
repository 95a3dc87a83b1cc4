import { useEffect, useRef, useState } from "react";

/** From here on the filters are a rail, not a sheet. */
export const railFrom = "(min-width: 992px)";

export type FilterSheet = {
  id: string;
  open: boolean;
  hide(): void;
  /** A sheet's first change makes a step in history, the next ones replace it: Back leads to before the sheet. */
  takeStep(): boolean;
  props: { ref: React.RefObject<HTMLElement | null>; onToggle: (event: React.ToggleEvent<HTMLElement>) => void };
};

/** The browser opens, closes and layers the popover; this makes it a dialog: focus inside, the page behind at rest. */
export function useFilterSheet(): FilterSheet {
  const ref = useRef<HTMLElement>(null);
  const stepped = useRef(false);
  const [open, setOpen] = useState(false);
  const hide = () => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  };

  useEffect(() => {
    const element = ref.current;
    if (!open || element === null) return;
    const others = outsideOf(element);
    others.forEach((other) => (other.inert = true));
    element.querySelector<HTMLElement>("button")?.focus();
    const wide = matchMedia(railFrom);
    const close = () => element.hidePopover();
    wide.addEventListener("change", close);
    return () => {
      others.forEach((other) => (other.inert = false));
      wide.removeEventListener("change", close);
      stepped.current = false;
    };
  }, [open]);

  return {
    id: "filters",
    open,
    hide,
    takeStep: () => {
      const first = !stepped.current;
      stepped.current = open;
      return first;
    },
    props: { ref, onToggle: ({ newState }) => setOpen(newState === "open") },
  };
}

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
