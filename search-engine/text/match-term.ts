import { anyBoth, wordsFor, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { findPhrase, typosFor, waysToFind, type Found } from "./find-words.ts";
import type { Term } from "./read-text.ts";

/** A word or phrase of the query with its documents. */
export type TermMatch = {
  readonly term: Term;
  /** How many words were typed, and the most typos that they could have had: for the ranking. */
  readonly words: number;
  readonly mostTypos: number;
  /** Whether a document has exactly these words. */
  readonly isKnown: boolean;
  readonly bits: Bits;
  readonly found: readonly Found[];
};

/** Null when no alive document has the term. */
export function matchTerm(
  snapshot: Snapshot,
  term: Term,
  joined: readonly Found[],
  attributes: readonly number[],
): TermMatch | null {
  if (term.kind === "phrase") {
    const found = findPhrase(snapshot, term.words);
    const bits = mark(snapshot, found, attributes);
    return bits && { term, words: term.words.length, mostTypos: 0, isKnown: true, bits, found };
  }
  for (const found of waysToFind(snapshot, term, joined)) {
    const bits = mark(snapshot, found, attributes);
    if (!bits) continue;
    // Taking a word apart is always tried, and counts as a typo.
    const mostTypos = Math.max(1, typosFor(term.word));
    return {
      term,
      words: 1,
      mostTypos,
      isKnown: hasExact(snapshot, found),
      bits,
      found,
    };
  }
  return null;
}

/** The vocabulary also has words of documents that were removed or came later. */
function hasExact({ alive }: Snapshot, found: readonly Found[]): boolean {
  const exact = found.flatMap(({ sources }) => sources.filter((source) => source.isExact));
  return exact.some(({ postings }) => postings.some((posting) => posting?.meets(alive)));
}

/** Null when no alive document has any of the words. */
export function mark(snapshot: Snapshot, found: readonly Found[], attributes: readonly number[]): Bits | null {
  if (found.length === 0) return null;
  const bits = new Uint32Array(wordsFor(snapshot.length));
  for (const { sources } of found) {
    for (const { postings } of sources) {
      for (const attribute of attributes) postings[attribute]?.markInto(bits, snapshot.length);
    }
  }
  return anyBoth(bits, snapshot.alive) ? bits : null;
}
