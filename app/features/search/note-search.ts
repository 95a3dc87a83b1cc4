import { storeText } from "#app/ui/stored-text.ts";

// The visitor's last search, for links that lead back to it (last-search.ts). It stays in the browser; a site has its own
// storage.

export const lastSearchKey = "forecourt.last-search";
const longest = 1000;

/** What is kept of an address. */
export const keptSearch = (url: string, now: number): string | null => (url.length > longest ? null : `${now} ${url}`);

/** Notes the listing that is open. */
export function noteSearch(): void {
  const kept = keptSearch(location.pathname + location.search, Date.now());
  if (kept && document.querySelector("[data-listing]")) storeText(lastSearchKey, kept);
}
