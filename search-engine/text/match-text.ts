import { andInto, andNotInto, countBoth, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { findJoined, findPhrase, type Found, type Mark } from "./find-words.ts";
import { mark, matchTerm, type TermMatch } from "./match-term.ts";
import { readText, type Term } from "./read-text.ts";

export type MatchingStrategy = "last" | "all" | "frequency";
export type TextQuery = {
  readonly q: string;
  readonly strategy: MatchingStrategy;
  /** Positions of the attributes to search. */
  readonly attributes: readonly number[];
};

/** A query's terms with the slots of each. */
export type TextMatch = {
  /** The terms that documents have, in the order in which they are given up, the first last. */
  readonly terms: readonly TermMatch[];
  /** So many of the terms must match. None: whatever is not excluded matches. */
  readonly needed: number;
  /** Words of all terms, also of those that no document has. */
  readonly words: number;
  readonly attributes: readonly number[];
  readonly excluded: Bits | null;
  /** A term that must match is in no document. */
  readonly isHopeless: boolean;
};

/** Null when the query has no words: everything matches. */
export function matchText(snapshot: Snapshot, { q, strategy, attributes }: TextQuery): TextMatch | null {
  const typed = readText(q);
  if (typed.terms.length === 0 && typed.excluded.length === 0) return null;
  const joined = joinNeighbours(snapshot, typed.terms);
  const matches = typed.terms.map((term, at) => matchTerm(snapshot, term, joined[at]!, attributes));
  const terms = matches.filter((match) => match !== null);
  const phrases = terms.filter(({ term }) => term.kind === "phrase").length;
  // No document has this term: with `all` nothing matches, otherwise a word is left out.
  const isHopeless =
    (typed.terms.length > 0 && terms.length === 0) ||
    typed.terms.some((term, at) => matches[at] === null && (strategy === "all" || term.kind === "phrase"));
  return {
    terms: inOrder(snapshot, terms, strategy),
    needed: strategy === "all" ? terms.length : Math.min(terms.length, Math.max(1, phrases)),
    words: typed.terms.reduce((sum, term) => sum + (term.kind === "phrase" ? term.words.length : 1), 0),
    attributes,
    excluded: findExcluded(snapshot, typed.excluded, attributes),
    isHopeless,
  };
}

/** For each term, the words that it forms with its neighbours. */
function joinNeighbours(snapshot: Snapshot, terms: readonly Term[]): Found[][] {
  const joined: Found[][] = terms.map(() => []);
  terms.forEach((first, at) => {
    const second = terms[at + 1];
    if (first.kind !== "word" || second?.kind !== "word") return;
    const found = findJoined(snapshot, first, second);
    joined[at]!.push(...found);
    joined[at + 1]!.push(...found);
  });
  return joined;
}

/** Phrases are never given up; words from the last on, or the most frequent first. */
function inOrder({ alive }: Snapshot, terms: readonly TermMatch[], strategy: MatchingStrategy): TermMatch[] {
  const phrases = terms.filter(({ term }) => term.kind === "phrase");
  const words = terms.filter(({ term }) => term.kind === "word");
  if (strategy !== "frequency") return [...phrases, ...words];
  const counts = new Map(words.map((word) => [word, countBoth(word.bits, alive)]));
  return [...phrases, ...words.toSorted((a, b) => counts.get(a)! - counts.get(b)!)];
}

function findExcluded(
  snapshot: Snapshot,
  excluded: readonly (readonly string[])[],
  attributes: readonly number[],
): Bits | null {
  return mark(
    snapshot,
    excluded.flatMap((words) => findPhrase(snapshot, words)),
    attributes,
  );
}

/** What to mark in texts. The vocabulary also has words of documents that were removed or came later. */
export function marksOf({ terms }: TextMatch, { alive }: Snapshot): Mark[] {
  const isAlive = ({ sources }: Found): boolean =>
    sources.some(({ postings }) => postings.some((posting) => posting?.meets(alive)));
  return terms.flatMap(({ found }) => found.filter(isAlive).map((one) => one.mark));
}

/** The slots of `within` that match the text at all. */
export function textMatches(match: TextMatch, within: Bits): Bits {
  const bits = within.slice();
  if (match.isHopeless) return bits.fill(0);
  for (const term of match.terms.slice(0, match.needed)) andInto(bits, term.bits);
  return match.excluded ? andNotInto(bits, match.excluded) : bits;
}

/** Slots that match the same terms. */
export type Bucket = { readonly bits: Bits; readonly terms: readonly TermMatch[] };

/** Slots with all terms first, then with fewer. */
export function* buckets({ terms, needed }: TextMatch, matched: Bits): Generator<Bucket> {
  const nested: Bits[] = [matched];
  for (const term of terms.slice(needed)) nested.push(andInto(nested.at(-1)!.slice(), term.bits));
  for (let more = nested.length - 1; more >= 0; more--) {
    const wider = nested[more + 1];
    const bits = wider ? andNotInto(nested[more]!.slice(), wider) : nested[more]!;
    yield { bits, terms: terms.slice(0, needed + more) };
  }
}
