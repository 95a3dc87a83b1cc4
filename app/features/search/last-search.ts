import { readListing } from "./listing-data.ts";

// The visitor's last search, for links that lead back to it. It stays in the browser; a site has its own storage.

const key = "forecourt.last-search";
const longest = 1000;
/** Whoever returns days later starts anew. */
const keptMs = 24 * 60 * 60 * 1000;

type Kept = Pick<Storage, "getItem" | "setItem">;

export function keepSearch(storage: Kept, url: string, now: number): void {
  if (url.length <= longest) storage.setItem(key, `${now} ${url}`);
}

/** A path of this site, or null. */
export function lastSearch(storage: Kept, now: number): string | null {
  const [, at, url = ""] = /^(\d+) (\/(?![/\\]).*)$/.exec(storage.getItem(key) ?? "") ?? [];
  return url !== "" && now - Number(at) < keptMs ? url : null;
}

/** Notes the listing that is open. */
export function noteSearch(): void {
  if (readListing(document)) quietly((storage) => keepSearch(storage, location.pathname + location.search, Date.now()));
}

/** Links to the plain listing lead to the visitor's search instead. */
export function showLastSearch(part: ParentNode): void {
  quietly((storage) => {
    const url = lastSearch(storage, Date.now());
    if (url === null) return;
    for (const link of part.querySelectorAll<HTMLAnchorElement>("a[data-last-search]")) link.href = url;
  });
}

/** Where storage is refused or full, links lead to the plain listing. */
function quietly(action: (storage: Storage) => void): void {
  try {
    action(localStorage);
  } catch {
    // Nothing is kept.
  }
}
