import { holdPageBehind } from "./hold-page.ts";

/** From this width on sheets stand in the page. It follows the size of the text, as those of the sheets of style do. */
const wide = "(min-width: 62em)";

/** Safari before 17 has no popovers until the polyfill is loaded. */
export const isShown = (part: Element): boolean => "popover" in part && part.matches(":popover-open");

const openerOf = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`);

const sheets = () => document.querySelectorAll<HTMLElement>("[data-sheet]");

/**
 * The browser opens, closes and layers sheets (sheet.tsx). This moves the focus inside and makes the page inert. The
 * returned function does so again for parts that were drawn behind an open sheet.
 */
export function startSheets(): () => void {
  let release: (() => void) | undefined;
  const makeModal = (sheet: HTMLElement) => {
    // The navigation stays a landmark.
    if (sheet.localName !== "nav") {
      sheet.role = "dialog";
      sheet.ariaModal = "true";
    }
    release = holdPageBehind(sheet);
    if (!sheet.contains(document.activeElement)) sheet.querySelector<HTMLElement>("button")?.focus();
  };
  const onToggle = (event: Event) => {
    const sheet = event.target;
    if (!(sheet instanceof HTMLElement) || !sheet.matches("[data-sheet]")) return;
    const opens = (event as ToggleEvent).newState === "open";
    if (event.type === "beforetoggle") {
      // Before it closes: the browser returns the focus to the opening button, which must not be inert by then.
      if (!opens) release?.();
    } else if (opens) makeModal(sheet);
    else {
      for (const name of ["role", "aria-modal"]) sheet.removeAttribute(name);
      // The browser returns the focus only if it was in the sheet; a key pressed while the page became inert loses it.
      if (document.activeElement === document.body) openerOf(sheet)?.focus();
    }
  };
  // These events do not bubble.
  document.addEventListener("toggle", onToggle, { capture: true });
  document.addEventListener("beforetoggle", onToggle, { capture: true });
  // The visitor was quicker than the script.
  for (const sheet of sheets()) if (isShown(sheet)) makeModal(sheet);
  // The event may come late, after the window has become narrow again, so this checks the current width.
  const query = matchMedia(wide);
  query.addEventListener("change", () => {
    for (const sheet of sheets()) if (query.matches && isShown(sheet)) sheet.hidePopover();
  });
  return () => {
    for (const sheet of sheets()) {
      if (!isShown(sheet)) continue;
      release?.();
      release = holdPageBehind(sheet);
    }
  };
}
