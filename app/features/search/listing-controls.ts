import { filterFormId } from "./filter-form.ts";
import { isInListing } from "./listing-data.ts";

/** Called when another listing is shown, under its own address. */
export type OnShown = () => void;

export type Control = HTMLInputElement | HTMLSelectElement;

/** The listing has other forms too, such as the budget finder: those go their own way. */
export function isFilter(target: EventTarget | null): target is Control {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl && isInListing(target) && target.form?.id === filterFormId;
}
