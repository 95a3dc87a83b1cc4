import { Idiomorph } from "idiomorph";

// The new listing takes the place of the old one. The filters keep their elements, because the visitor has a finger or
// the focus on one; cards are exchanged whole, because a card that turned into another would show the wrong picture.

const exchanged = "[data-results], [data-island]";
/** State that belongs to the visitor and no answer changes: a text to find a value by, an opened box. */
const preserved = "[data-keep]";
/** Set by the visitor or by our script while the sheet is open. */
const preservedAttributes = new Set(["open", "inert", "role", "aria-modal", "aria-busy"]);

export function swapListing(before: HTMLElement, next: HTMLElement): void {
  const focused = focusedControl();
  void Idiomorph.morph(before, next, {
    morphStyle: "outerHTML",
    callbacks: {
      beforeNodeMorphed(old, fresh) {
        if (!(old instanceof Element) || !(fresh instanceof Element)) return true;
        // Most filters stay the same: comparing is much faster than walking through them.
        if (old.matches(preserved) || old.isEqualNode(fresh)) return false;
        if (!old.matches(exchanged) || !fresh.matches(exchanged)) return true;
        old.replaceWith(fresh);
        return false;
      },
      beforeAttributeUpdated: (name, element) =>
        !(preservedAttributes.has(name) && element.matches("details, [inert], [data-sheet], [data-results]")),
    },
  });
  showAsDrawn(before);
  if (focused && document.activeElement !== focused()) focused()?.focus({ preventScroll: true });
  // The pressed element is gone with the filter it removed.
  if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
}

/** A box is ticked as the server drew it, also where the visitor's own tick is all that differs. */
function showAsDrawn(listing: HTMLElement): void {
  for (const box of listing.querySelectorAll<HTMLInputElement>("input[type=checkbox][name], input[type=radio][name]")) {
    if (box.checked !== box.defaultChecked && !box.closest(preserved) && !box.closest(exchanged)) {
      box.checked = box.defaultChecked;
    }
  }
}

/** Values change places with their counts: the focus belongs to the value, not to the element. */
function focusedControl(): (() => HTMLElement | null) | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement) || activeElement.type !== "checkbox") return null;
  const { name, value } = activeElement;
  return () => document.querySelector<HTMLElement>(`input[name=${CSS.escape(name)}][value="${CSS.escape(value)}"]`);
}
