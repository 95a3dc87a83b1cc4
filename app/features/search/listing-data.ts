import type { BrowserGrammar } from "./browser-grammar.ts";
import type { ListingView } from "./listing-view.ts";

/** What the browser needs to know of a listing to request another one. Stored on the listing as `data-listing`. */
export type ListingFacts = {
  url: string;
  /** Of site and stock: answers of an older one are dropped. */
  version: string;
  grammar: BrowserGrammar;
  /** The chosen makes: unticking one removes its models. */
  makes: readonly string[];
};

export function listingFacts({ typedUrl: url, grammar, facets }: ListingView<unknown>, version: string): ListingFacts {
  const make = facets.find(({ name }) => name === "make");
  return { url, version, grammar, makes: make?.kind === "terms" ? make.selected : [] };
}

const selector = "[data-listing]";

/** The listing of a page, and its data; null on other pages. */
export function readListing(page: ParentNode): { root: HTMLElement; facts: ListingFacts } | null {
  const root = page.querySelector<HTMLElement>(selector);
  return root && { root, facts: JSON.parse(root.dataset["listing"] ?? "{}") as ListingFacts };
}

export const isInListing = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(selector) !== null;
