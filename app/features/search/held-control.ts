import { isInListing } from "./listing-data.ts";

/** The control of a listing that the visitor is using while an answer is on its way. */
export type Held = {
  control: HTMLElement;
  isFocused: boolean;
  /** Whether the visitor has gone on with it: typed more, or slid further. */
  hasChanged: () => boolean;
};

/** The focused control; in browsers that do not focus what is clicked, the one that was clicked. */
export function holdControl(used: Element | null): Held | null {
  const isFocused = isInListing(document.activeElement);
  const control = isFocused ? document.activeElement : used;
  if (!(control instanceof HTMLElement) || !isInListing(control)) return null;
  const valueOf = () => (control instanceof HTMLInputElement ? `${control.value} ${control.checked}` : "");
  const before = valueOf();
  return { control, isFocused, hasChanged: () => valueOf() !== before };
}

/** The same control in the fresh listing: values change places with their counts, so position says nothing. */
export function pairOf(control: HTMLElement, shown: Element, fresh: Element): HTMLElement | null {
  if (!shown.contains(control)) return null;
  const name = nameOf(control);
  return [...fresh.querySelectorAll<HTMLElement>(control.localName)].find((one) => nameOf(one) === name) ?? null;
}

function nameOf(control: HTMLElement): string {
  const value = control.matches("[type=checkbox], [type=radio]") ? control.getAttribute("value") : "";
  const box = control.localName === "summary" ? control.parentElement : control;
  const named = ["id", "name", "type", "aria-label", "href"].map((name) => control.getAttribute(name));
  return JSON.stringify([...named, value, box?.dataset["keep"]]);
}
