import { andInto, anyBoth, wordsFor, type Bits } from "../store/bitset.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { editDistance, letterMask, lettersNear } from "./edit-distance.ts";
import type { WordEntry } from "./text-index.ts";

/** How a word was found: joined with its neighbour, as typed, or as a prefix, split or with a typo. */
const JOINED = 0;
const EXACT = 1;
const INEXACT = 2;
const GRADES = [INEXACT, EXACT, JOINED];

/** A word of the vocabulary that a query word matches; `prefix` letters of it were typed if it was unfinished. */
export type Found = { readonly entry: WordEntry; readonly grade: number; readonly prefix: number | null };
/** The slots of a query word. `levels` says how well each matched: lower is better. */
export type WordMatch = { readonly bits: Bits; readonly levels: Uint8Array; readonly found: readonly Found[] };

/** A level packs the grade above the position of the attribute. */
const ATTRIBUTE_BITS = 6;
export const gradeOf = (level: number): number => level >>> ATTRIBUTE_BITS;
export const attributeOf = (level: number): number => level & ((1 << ATTRIBUTE_BITS) - 1);

/** Shorter halves occur in too many documents by chance. */
const MIN_HALF = 3;

/** Allowed typos by word length. */
export const typosFor = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/** A word as typed: `isPrefix` while it may be unfinished; `joined` are the words it forms with its neighbours. */
export type QueryWord = { readonly word: string; readonly isPrefix: boolean; readonly joined: readonly QueryWord[] };

/**
 * Exact, prefix (last word only) and joined words. If no document has those: the word split in two (`landcruiser`),
 * then words with one typo, then with two.
 */
export function matchWord(snapshot: Snapshot, query: QueryWord, attributes: readonly number[]): WordMatch | null {
  const joined = query.joined.flatMap((word) => findWord(snapshot, word, JOINED));
  const match = mark(snapshot, [...findWord(snapshot, query), ...joined], attributes);
  if (match) return match;
  const split = matchSplit(snapshot, query, attributes);
  if (split) return split;
  for (let typos = 1; typos <= typosFor(query.word); typos++) {
    const near = mark(snapshot, findNear(snapshot, query.word, typos, query.isPrefix), attributes);
    if (near) return near;
  }
  return null;
}

function findWord(snapshot: Snapshot, { word, isPrefix }: QueryWord, grade: number = EXACT): Found[] {
  const { text } = snapshot.store;
  const exact = text.find(word);
  const found: Found[] = exact ? [{ entry: exact, grade, prefix: null }] : [];
  if (!isPrefix) return found;
  const begun = text.startingWith(word).filter((entry) => entry !== exact);
  return [...found, ...begun.map((entry) => ({ entry, grade: INEXACT, prefix: word.length }))];
}

/** Documents that have both halves of a word, at the first split that some documents match. */
function matchSplit(snapshot: Snapshot, query: QueryWord, attributes: readonly number[]): WordMatch | null {
  for (let at = MIN_HALF; at <= query.word.length - MIN_HALF; at++) {
    const [left, right] = [query.word.slice(0, at), query.word.slice(at)];
    const first = mark(snapshot, findWord(snapshot, { word: left, isPrefix: false, joined: [] }), attributes);
    const second = first && mark(snapshot, findWord(snapshot, { ...query, word: right }), attributes);
    if (!first || !second) continue;
    const bits = andInto(first.bits, second.bits);
    const levels = first.levels.map((level, slot) => {
      const attribute = Math.max(attributeOf(level), attributeOf(second.levels[slot]!));
      return (INEXACT << ATTRIBUTE_BITS) | attribute;
    });
    if (anyBoth(bits, snapshot.alive)) return { bits, levels, found: [...first.found, ...second.found] };
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
    .map((entry) => ({ entry, grade: INEXACT, prefix: null }));
}

/** Null when no alive document has any of the words. */
function mark(snapshot: Snapshot, found: readonly Found[], attributes: readonly number[]): WordMatch | null {
  if (found.length === 0) return null;
  const bits = new Uint32Array(wordsFor(snapshot.length));
  const levels = new Uint8Array(snapshot.length);
  // Worst grade first, so that the best level of a slot is written last.
  for (const grade of GRADES) {
    const words = found.filter((word) => word.grade === grade);
    for (const attribute of attributes.toReversed()) {
      const level = (grade << ATTRIBUTE_BITS) | attribute;
      for (const { entry } of words) entry.postings[attribute]?.markInto(bits, levels, level);
    }
  }
  return anyBoth(bits, snapshot.alive) ? { bits, levels, found } : null;
}
