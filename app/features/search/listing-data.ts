import type { BrowserGrammar } from "./browser-grammar.ts";
import type { ListingView } from "./listing-view.ts";

/** What the browser needs to know of a listing to ask for another one. It stands on the listing as `data-listing`. */
export type ListingFacts = {
  url: string;
  /** Of site and stock: answers of an older one are let go. */
  version: string;
  grammar: BrowserGrammar;
  /** The makes chosen now: when one is unticked, its models go with it. */
  makes: readonly string[];
};

export function listingFacts({ url, grammar, facets }: ListingView<unknown>, version: string): ListingFacts {
  const make = facets.find(({ name }) => name === "make");
  return { url, version, grammar, makes: make?.kind === "terms" ? make.selected : [] };
}

const selector = "[data-listing]";

/** The listing of a page, and what it says of itself; null on other pages. */
export function readListing(page: ParentNode): { root: HTMLElement; facts: ListingFacts } | null {
  const root = page.querySelector<HTMLElement>(selector);
  return root && { root, facts: JSON.parse(root.dataset["listing"] ?? "{}") as ListingFacts };
}

export const isInListing = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(selector) !== null;
