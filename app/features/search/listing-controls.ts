import { filterFormId } from "./filter-form.ts";
import { isInListing } from "./listing-data.ts";

export type ListingWishes = {
  /** A part of the page was drawn anew. */
  onDrawn: (part: ParentNode) => void;
  /** Another listing is shown, under its own address. */
  onShown: () => void;
};

export type Control = HTMLInputElement | HTMLSelectElement;

/** The listing has other forms too, such as the budget finder: those go their own way. */
export function isFilter(target: EventTarget | null): target is Control {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return isControl && isInListing(target) && target.form?.id === filterFormId;
}
