import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from "react";

/** From here on the filters are a rail, not a sheet. */
const railFrom = "(min-width: 992px)";

export type FilterSheet = {
  id: string;
  open: boolean;
  hide(): void;
  /** A sheet's first change makes a step in history, the next ones replace it: Back leads to before the sheet. */
  takeStep(): boolean;
  props: {
    ref: RefObject<HTMLElement | null>;
    onToggle: (event: ToggleEvent<HTMLElement>) => void;
    onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
  };
};

/** The browser opens, closes and layers the popover; this makes it a dialog: focus inside, the page behind at rest. */
export function useFilterSheet(): FilterSheet {
  const ref = useRef<HTMLElement>(null);
  const stepped = useRef(false);
  const resting = useRef<HTMLElement[]>([]);
  const [open, setOpen] = useState(false);
  const hide = useCallback(() => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  }, []);
  // Before it closes: the browser gives focus back to the button that opened it, which must be awake by then.
  const wake = useCallback(() => {
    resting.current.forEach((other) => (other.inert = false));
    resting.current = [];
  }, []);

  useEffect(() => {
    const wide = matchMedia(railFrom);
    wide.addEventListener("change", hide);
    return () => {
      wide.removeEventListener("change", hide);
      wake();
    };
  }, [hide, wake]);

  const opened = (element: HTMLElement) => {
    resting.current = outsideOf(element);
    resting.current.forEach((other) => (other.inert = true));
    if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>("button")?.focus();
  };
  return {
    id: "filters",
    open,
    hide,
    takeStep: () => {
      const first = !stepped.current;
      stepped.current = true;
      return first;
    },
    props: {
      ref,
      onBeforeToggle: ({ newState }) => {
        if (newState === "closed") wake();
      },
      onToggle: ({ newState, currentTarget }) => {
        setOpen(newState === "open");
        if (newState === "closed") stepped.current = false;
        if (newState === "open") opened(currentTarget);
      },
    },
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
