import { type SiteFormId, siteFormIds } from "#domain/form/forms.ts";

// The sections of a page. Each name follows ::: on its own line; docs/pages.md describes them for dealers.

/** Forms that a page may contain, by the name a dealer writes. */
export type PageForm = "contact" | SiteFormId;
export const pageForms: readonly PageForm[] = ["contact", ...siteFormIds];

const places = ["sales", "service", "parts"] as const;

type Rule = {
  /** The problem with the words after the name, or null. */
  argument: (words: string) => string | null;
  /** Parts that the section requires. */
  needs: readonly ("title" | "picture" | "items" | "list" | "text")[];
};

const nothing = (words: string) => (words === "" ? null : "nothing may follow this name");
const anything = () => null;
const oneOf =
  (...allowed: readonly string[]) =>
  (words: string) =>
    words === "" || allowed.includes(words) ? null : `expected ${allowed.map((word) => `"${word}"`).join(" or ")}`;
const searches = (words: string) =>
  words !== "" && words.split(/\s+/).every((url) => url.startsWith("/") || url.startsWith("{{"))
    ? null
    : 'name the listing that the cars come from, such as "/search/used-cars"';

export const sectionKinds = {
  hero: { argument: nothing, needs: ["title"] },
  text: { argument: nothing, needs: ["text"] },
  picture: { argument: oneOf("left", "right"), needs: ["picture"] },
  cards: { argument: oneOf("2", "3", "4"), needs: ["items"] },
  columns: { argument: oneOf("2", "3", "4"), needs: ["items"] },
  steps: { argument: nothing, needs: ["items"] },
  facts: { argument: nothing, needs: ["list"] },
  action: { argument: nothing, needs: ["title"] },
  quote: { argument: nothing, needs: ["text"] },
  faq: { argument: anything, needs: [] },
  form: {
    argument: (words) => (words === "" ? "name the form" : oneOf(...pageForms)(words)),
    needs: [],
  },
  stock: { argument: searches, needs: [] },
  staff: { argument: anything, needs: [] },
  milestones: { argument: nothing, needs: [] },
  locations: { argument: oneOf(...places), needs: [] },
  offers: { argument: anything, needs: [] },
  models: { argument: anything, needs: [] },
  plans: { argument: nothing, needs: [] },
  calculator: { argument: nothing, needs: [] },
} as const satisfies Record<string, Rule>;

export type SectionKind = keyof typeof sectionKinds;

export function isSectionKind(name: string): name is SectionKind {
  return Object.hasOwn(sectionKinds, name);
}
