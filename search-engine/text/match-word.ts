import { anyBoth, wordsFor, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { editDistance, letterMask, lettersNear } from "./edit-distance.ts";
import type { WordEntry } from "./text-index.ts";

/** A word of the vocabulary that a query word stands for; `prefix` letters of it were typed when it was cut short. */
export type Found = { readonly entry: WordEntry; readonly exact: boolean; readonly prefix: number | null };
/** The slots of a query word. `levels` tells how well each matched: lower is better. */
export type WordMatch = { readonly bits: Bits; readonly levels: Uint8Array; readonly found: readonly Found[] };

/** Set in a level when the word was not typed exactly; below it is the position of the attribute. */
export const INEXACT = 0x80;
export const MAX_ATTRIBUTES = INEXACT;

/** Typos allowed by length of the word. */
export const typosFor = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/** Exact and, for the last word, begun words; only where no document has those, words with one typo, then with two. */
export function matchWord(
  snapshot: Snapshot,
  word: string,
  isPrefix: boolean,
  attributes: readonly number[],
): WordMatch | null {
  const { text } = snapshot.store;
  const exact = text.find(word);
  const found: Found[] = exact ? [{ entry: exact, exact: true, prefix: null }] : [];
  if (isPrefix) {
    for (const entry of text.startingWith(word)) {
      if (entry !== exact) found.push({ entry, exact: false, prefix: word.length });
    }
  }
  const match = mark(snapshot, found, attributes);
  if (match) return match;
  for (let typos = 1; typos <= typosFor(word); typos++) {
    const near = mark(snapshot, findNear(snapshot, word, typos, isPrefix), attributes);
    if (near) return near;
  }
  return null;
}

function findNear(snapshot: Snapshot, word: string, typos: number, isPrefix: boolean): Found[] {
  const letters = letterMask(word);
  return snapshot.store.text
    .vocabulary()
    .filter(
      (entry) =>
        lettersNear(letters, entry.letters, typos) && editDistance(word, entry.word, typos, isPrefix) === typos,
    )
    .map((entry) => ({ entry, exact: false, prefix: null }));
}

/** Null when none of the words is in a document that is alive. */
function mark(snapshot: Snapshot, found: readonly Found[], attributes: readonly number[]): WordMatch | null {
  if (found.length === 0) return null;
  const bits = new Uint32Array(wordsFor(snapshot.length));
  const levels = new Uint8Array(snapshot.length);
  // The worst first, so that the best level of a slot is the one that stays.
  for (const exact of [false, true]) {
    for (const attribute of attributes.toReversed()) {
      for (const { entry, exact: isExact } of found) {
        if (isExact !== exact) continue;
        entry.postings[attribute]?.markInto(bits, levels, attribute | (exact ? 0 : INEXACT));
      }
    }
  }
  return anyBoth(bits, snapshot.alive) ? { bits, levels, found } : null;
}
