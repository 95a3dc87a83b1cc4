import type { BrowserGrammar } from "./browser-grammar.ts";

/** Whether a path of this site leads to a listing. */
export function isListingPath(path: string, { specialSlugs }: Pick<BrowserGrammar, "specialSlugs">): boolean {
  return path === "/search" || path.startsWith("/search/") || specialSlugs.some((slug) => slug.path === path);
}
