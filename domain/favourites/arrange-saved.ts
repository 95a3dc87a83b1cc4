import { mostCompared } from "./saved-list.ts";

export type SavedView = {
  /** Side by side in one table. */
  compared: string[];
  /** As cards below it. */
  others: string[];
};

const fewestCompared = 2;

/** What the page shows of a visitor's own lists: the ticked cars, otherwise the last saved ones. Latest first. */
export function arrangeSaved(favourites: readonly string[], ticked: readonly string[]): SavedView {
  const saved = favourites.toReversed().filter((id) => !ticked.includes(id));
  const chosen = ticked.length >= fewestCompared ? [...ticked] : [...ticked, ...saved];
  return split(chosen, [...ticked, ...saved]);
}

/** What the page shows for an address: its cars side by side, and those beyond four as cards. */
export function arrangeShared(ids: readonly string[], others: readonly string[]): SavedView {
  return split(ids, [...ids, ...others]);
}

/** A single car has nothing to compare with. */
function split(chosen: readonly string[], all: readonly string[]): SavedView {
  const compared = chosen.length < fewestCompared ? [] : chosen.slice(0, mostCompared);
  return { compared, others: [...new Set(all)].filter((id) => !compared.includes(id)) };
}

/** The address of a page that shows these cars, on this site or on somebody else's screen. */
export function savedUrl(path: string, compared: readonly string[], others: readonly string[] = []): string {
  const query = [
    compared.length > 0 ? `ids=${compared.join(",")}` : "",
    others.length > 0 ? `saved=${others.join(",")}` : "",
  ].filter((part) => part !== "");
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
