import { storedText } from "#app/ui/stored-text.ts";
import { lastSearchKey } from "./note-search.ts";

/** Whoever returns days later starts anew. */
const keptMs = 24 * 60 * 60 * 1000;

/** A path of this site, or null. */
export function lastSearch(kept: string | null, now: number): string | null {
  const [at, url = ""] = kept?.split(" ") ?? [];
  return /^\/\w/.test(url) && now - Number(at) < keptMs ? url : null;
}

/** Links to the plain listing lead to the visitor's search instead. */
export function showLastSearch(part: ParentNode): void {
  const url = lastSearch(storedText(lastSearchKey), Date.now());
  if (url) for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-last-search]")) link.href = url;
}
