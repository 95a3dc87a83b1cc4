import type { useMatches } from "react-router";

/** The style sheets that a page may load: core.css on every page, the others on pages of their kind. */
export const sheetKinds = [
  "core",
  "home",
  "listing",
  "vehicle",
  "saved",
  "forms",
  "content",
  "article",
  "data",
  "calculator",
] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** What a template gives a page to load: its stylesheets, and the fonts that the first view needs. */
export type TemplateSheets = { fonts: readonly string[]; sheets: Record<SheetKind, string> };

/** A route's `handle` names the kinds of its page: always the same, or by what was loaded. */
type KindsOf = readonly SheetKind[] | ((loaded: object) => readonly SheetKind[]);

export function pageKinds(matches: ReturnType<typeof useMatches>): readonly SheetKind[] {
  const page = matches.at(-1);
  const { kinds } = (page?.handle ?? {}) as { kinds?: KindsOf };
  if (typeof kinds !== "function") return kinds ?? ["content"];
  return kinds(typeof page?.loaderData === "object" && page.loaderData !== null ? page.loaderData : {});
}
