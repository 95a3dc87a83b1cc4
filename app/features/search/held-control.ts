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

/** `unsaid`: a field whose text the answer is not about. */
export function readFields(listing: Element, unsaid: HTMLInputElement | null): AskedFields {
  const said = [...listing.querySelectorAll("input")].filter((field) => field !== unsaid);
  const fields = new Map<Element, string>(said.map((field) => [field, stateOf(field)]));
  return unsaid ? fields.set(unsaid, `${unsaid.defaultValue} ${unsaid.checked}`) : fields;
}

/**
 * The field in which the visitor is typing while another control is answered: the script came late. Half of a number is
 * not said before it is whole.
 */
export function stillTyped(used: Element): HTMLInputElement | null {
  const field = document.activeElement;
  const isTyped = field instanceof HTMLInputElement && field !== used && field.matches("[type=text], :not([type])");
  return isTyped && isInListing(field) ? field : null;
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
