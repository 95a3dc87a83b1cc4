import { holdPageBehind } from "#app/ui/hold-page.ts";

/** From this width on the filters are a side bar, not a sheet. */
const railFrom = "(min-width: 992px)";

const sheetOf = () => document.querySelector<HTMLElement>("[data-sheet]");

/** The browser opens, closes and layers the popover; this makes it a dialog: focus inside, the page behind inert. */
export function startFilterSheet() {
  let stepped = false;
  let letGo: (() => void) | null = null;
  const isOpen = () => sheetOf()?.matches(":popover-open") ?? false;
  const hide = () => {
    if (isOpen()) sheetOf()?.hidePopover();
  };
  const onToggle = (event: Event) => {
    const sheet = event.target;
    if (!(sheet instanceof HTMLElement) || !sheet.matches("[data-sheet]")) return;
    const opens = (event as ToggleEvent).newState === "open";
    if (event.type === "beforetoggle") {
      // Before it closes: the browser returns the focus to the opening button, which must not be inert by then.
      if (!opens) letGo?.();
      return;
    }
    stepped = false;
    if (opens) makeModal(sheet);
    else for (const name of ["role", "aria-modal"]) sheet.removeAttribute(name);
  };
  const makeModal = (sheet: HTMLElement) => {
    sheet.role = "dialog";
    sheet.ariaModal = "true";
    letGo = holdPageBehind(sheet);
    if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>("button")?.focus();
  };
  // The visitor was quicker than the script.
  const early = sheetOf();
  if (early && isOpen()) makeModal(early);
  // These events do not bubble.
  document.addEventListener("toggle", onToggle, { capture: true });
  document.addEventListener("beforetoggle", onToggle, { capture: true });
  matchMedia(railFrom).addEventListener("change", hide);
  return {
    isOpen,
    hide,
    /** Whether this is the sheet's first change since it was opened. */
    takeStep: () => {
      const first = !stepped;
      stepped = true;
      return first;
    },
  };
}
