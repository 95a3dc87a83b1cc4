import { isInListing } from "./listing-data.ts";

/** The control of a listing that the visitor is using when an answer arrives. */
export type Held = {
  control: HTMLElement;
  isFocused: boolean;
  /** Whether the visitor has gone on with it since the answer was requested: typed more, or slid further. */
  hasChanged: boolean;
};

/** What the fields of a listing contain when an answer is requested. */
export type AskedFields = ReadonlyMap<Element, string>;

export function readFields(listing: Element): AskedFields {
  return new Map([...listing.querySelectorAll("input")].map((field) => [field, stateOf(field)]));
}

/** The focused control; in browsers that do not focus what is clicked, the one that was clicked. */
export function heldControl(used: Element | null, asked: AskedFields): Held | null {
  const isFocused = isInListing(document.activeElement);
  const control = isFocused ? document.activeElement : used;
  if (!(control instanceof HTMLElement) || !isInListing(control)) return null;
  return { control, isFocused, hasChanged: asked.has(control) && asked.get(control) !== stateOf(control) };
}

const stateOf = (control: Element) =>
  control instanceof HTMLInputElement ? `${control.value} ${control.checked}` : "";

/** The same control in the fresh listing: values change places with their counts, so position says nothing. */
export function pairOf(control: HTMLElement, fresh: Element): HTMLElement | null {
  const name = nameOf(control);
  return [...fresh.querySelectorAll<HTMLElement>(control.localName)].find((one) => nameOf(one) === name) ?? null;
}

function nameOf(control: HTMLElement): string {
  const value = control.matches("[type=checkbox], [type=radio]") ? control.getAttribute("value") : "";
  const box = control.localName === "summary" ? control.parentElement : control;
  const named = ["id", "name", "type", "aria-label", "href"].map((name) => control.getAttribute(name));
  return JSON.stringify([...named, value, box?.dataset["keep"]]);
}
