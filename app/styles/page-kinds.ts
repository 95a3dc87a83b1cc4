import type { useMatches } from "react-router";

/** The style sheets that a page may load: core.css on every page, the others on pages of their kind. */
export const sheetKinds = [
  "core",
  "home",
  "listing",
  "vehicle",
  "plans",
  "notice",
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

/** A page of an error is drawn in place of the page that failed. */
export function pageKinds(matches: ReturnType<typeof useMatches>, hasFailed: boolean): readonly SheetKind[] {
  const page = hasFailed ? undefined : matches.at(-1);
  const { kinds } = (page?.handle ?? {}) as { kinds?: KindsOf };
  if (typeof kinds !== "function") return kinds ?? ["content"];
  return kinds(typeof page?.loaderData === "object" && page.loaderData !== null ? page.loaderData : {});
}
