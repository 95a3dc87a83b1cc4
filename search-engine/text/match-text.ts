import { andInto, andNotInto, type Bits } from "../store/bitset.ts";
import type { CompareSlots } from "../store/sort-value.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { tokenize } from "./fold.ts";
import { attributeOf, gradeOf, matchWord, type Found, type QueryWord, type WordMatch } from "./match-word.ts";

export type MatchingStrategy = "last" | "all";
export type TextQuery = {
  readonly q: string;
  readonly strategy: MatchingStrategy;
  /** Positions of the attributes to search. */
  readonly attributes: readonly number[];
};

/** Further words of a query are ignored, as in Meilisearch. */
const MAX_WORDS = 10;

/** A query's words with the slots of each, in the order typed. */
export type TextMatch = {
  readonly words: readonly WordMatch[];
  readonly strategy: MatchingStrategy;
  readonly found: readonly Found[];
};

/** Null when the query has no words: everything matches. */
export function matchText(snapshot: Snapshot, query: TextQuery): TextMatch | null {
  const typed = readWords(query.q);
  if (typed.length === 0) return null;
  const matches = typed.map((word) => matchWord(snapshot, word, query.attributes));
  const words = matches.filter((match) => match !== null);
  // No document has this word: with `last` it is dropped, with `all` nothing matches.
  const isHopeless = words.length === 0 || (query.strategy === "all" && words.length < matches.length);
  return { words: isHopeless ? [] : words, strategy: query.strategy, found: words.flatMap((word) => word.found) };
}

/**
 * The last word may be unfinished unless something was typed after it. Neighbouring words are also tried as one: `land
 * cruiser`.
 */
function readWords(q: string): QueryWord[] {
  const tokens = tokenize(q).slice(0, MAX_WORDS);
  const words = tokens.map(({ word, end }): QueryWord => ({ word, isPrefix: end === q.length, joined: [] }));
  const pairs = words.slice(1).map((right, at) => ({ ...right, word: words[at]!.word + right.word }));
  return words.map((word, at) => ({ ...word, joined: pairs.slice(Math.max(0, at - 1), at + 1) }));
}

/**
 * What to highlight. The vocabulary also has words of documents that were removed or came later, and a field that is not
 * searched may contain one of these.
 */
export function wordsFound({ found }: TextMatch, { alive }: Snapshot): Found[] {
  return found.filter(({ entry }) => entry.postings.some((posting) => posting?.meets(alive)));
}

/** The slots of `within` that match the text at all. */
export function textMatches(match: TextMatch, within: Bits): Bits {
  const bits = within.slice();
  if (match.words.length === 0) return bits.fill(0);
  const needed = match.strategy === "all" ? match.words : match.words.slice(0, 1);
  for (const word of needed) andInto(bits, word.bits);
  return bits;
}

/** A group of slots that match the same words, and how well each matched them. */
export type Bucket = { readonly bits: Bits; readonly compare: CompareSlots };

/** Slots with all words first, then with all but the last, and so on. */
export function* buckets(match: TextMatch, matched: Bits): Generator<Bucket> {
  const nested: Bits[] = [matched];
  for (const word of match.words.slice(1)) nested.push(andInto(nested.at(-1)!.slice(), word.bits));
  const fewest = match.strategy === "all" ? match.words.length : 1;
  for (let count = match.words.length; count >= fewest; count--) {
    const bits =
      count === match.words.length ? nested[count - 1]! : andNotInto(nested[count - 1]!.slice(), nested[count]!);
    yield { bits, compare: compareMatches(match.words.slice(0, count)) };
  }
}

/** More than all words in the last attribute can add up to. */
const GRADE_WEIGHT = 1 << 16;

/** Better-matched words first, then words in earlier attributes. */
function compareMatches(words: readonly WordMatch[]): CompareSlots {
  const penalty = (slot: number): number => {
    let sum = 0;
    for (const { levels } of words) {
      const level = levels[slot]!;
      sum += gradeOf(level) * GRADE_WEIGHT + attributeOf(level);
    }
    return sum;
  };
  return (a, b) => penalty(a) - penalty(b);
}
