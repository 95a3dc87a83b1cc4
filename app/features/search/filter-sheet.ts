import { isShown } from "#app/ui/sheets.ts";
import { sheetId } from "./filter-form.ts";

/** What the listing asks of the sheet with its filters. */
export function followFilterSheet() {
  let stepped = false;
  const sheetOf = () => document.getElementById(sheetId);
  const isOpen = () => {
    const sheet = sheetOf();
    return sheet !== null && isShown(sheet);
  };
  // These events do not bubble.
  document.addEventListener("toggle", ({ target }) => target === sheetOf() && (stepped = false), { capture: true });
  return {
    isOpen,
    hide: () => {
      if (isOpen()) sheetOf()?.hidePopover();
    },
    /** Whether this is the sheet's first change since it was opened. */
    takeStep: () => {
      const first = !stepped;
      stepped = true;
      return first;
    },
  };
}
