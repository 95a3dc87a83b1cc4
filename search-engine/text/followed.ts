import type { Posting } from "./posting.ts";
import type { Postings, WordEntry } from "./text-index.ts";

/** Where words stand one after the other: the places of the first. */
export function followed([first, ...others]: readonly WordEntry[]): Postings {
  if (!first) return [];
  return first.postings.map((posting, attribute) => {
    let places: Posting | undefined = posting;
    others.forEach((entry, at) => {
      const next = entry.postings[attribute];
      places = next && places?.followedBy(next, at + 1);
    });
    return places;
  });
}
