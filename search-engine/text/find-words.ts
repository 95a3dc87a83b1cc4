import type { Snapshot } from "../store/snapshot.ts";
import { editDistance, letterMask, lettersNear } from "./edit-distance.ts";
import { followed } from "./followed.ts";
import type { TypedWord } from "./read-text.ts";
import type { Postings, WordEntry } from "./text-index.ts";

/** Places that count as a typed word, with the typos that it takes to see them so. */
export type Source = { readonly postings: Postings; readonly typos: number; readonly isExact: boolean };

/** Words as documents have them, one or several in a row. `letters`: how many of them were typed; null means all. */
export type Mark = { readonly words: readonly string[]; readonly letters: number | null };

/** What a typed word was found as. */
export type Found = { readonly sources: readonly Source[]; readonly mark: Mark };

/** Shorter halves begin too many words. */
const MIN_BEGUN_HALF = 3;

/** Allowed typos by word length. */
export const typosFor = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/**
 * Ways to find a word, best first; each is tried if no document was found before. A typed word is found as it is, begun,
 * together with its neighbours (`joined`), and taken apart (`cx5` finds `CX 5`).
 */
export function* waysToFind(snapshot: Snapshot, typed: TypedWord, joined: readonly Found[]): Generator<Found[]> {
  const { word, isPrefix } = typed;
  yield [
    ...findWord(snapshot, word),
    ...(isPrefix ? findBegun(snapshot, word) : []),
    ...joined,
    ...findSplit(snapshot, word),
  ];
  if (isPrefix) yield findBegunSplit(snapshot, word);
  for (let typos = 1; typos <= typosFor(word); typos++) yield findNear(snapshot, typed, typos);
}

/** A word that two neighbours of the query form, for both: `land cruiser` finds `LandCruiser`. It counts as a typo. */
export function findJoined(snapshot: Snapshot, first: TypedWord, second: TypedWord): Found[] {
  const word = first.word + second.word;
  const found = [...findWord(snapshot, word), ...(second.isPrefix ? findBegun(snapshot, word) : [])];
  return found.map(({ sources, mark }) => ({
    sources: sources.map(({ postings }) => ({ postings, typos: 1, isExact: false })),
    mark,
  }));
}

export function findPhrase(snapshot: Snapshot, words: readonly string[]): Found[] {
  const entries = words.map((word) => snapshot.store.text.find(word));
  if (!entries.every((entry) => entry !== undefined)) return [];
  const postings = followed(entries);
  return [{ sources: [{ postings, typos: 0, isExact: true }], mark: { words, letters: null } }];
}

function findWord({ store }: Snapshot, word: string): Found[] {
  const entry = store.text.find(word);
  return entry ? [{ sources: sourcesOf(entry, 0, true), mark: { words: [word], letters: null } }] : [];
}

function findBegun({ store }: Snapshot, word: string): Found[] {
  return store.text
    .startingWith(word)
    .filter((entry) => entry.word !== word)
    .map((entry) => ({ sources: sourcesOf(entry, 0, false), mark: { words: [entry.word], letters: word.length } }));
}

/** Leaving a mark out counts as a typo. */
function sourcesOf({ postings, compounds }: WordEntry, typos: number, isExact: boolean): Source[] {
  const plain = { postings, typos, isExact };
  return compounds.length > 0 ? [plain, { postings: compounds, typos: typos + 1, isExact: false }] : [plain];
}

/** Both halves of a word next to each other. */
function findSplit({ store: { text } }: Snapshot, word: string): Found[] {
  const found: Found[] = [];
  for (let at = 1; at < word.length; at++) {
    const halves = [text.find(word.slice(0, at)), text.find(word.slice(at))] as const;
    if (halves[0] && halves[1]) found.push(splitInto(halves[0], halves[1], null));
  }
  return found;
}

function findBegunSplit({ store: { text } }: Snapshot, word: string): Found[] {
  const found: Found[] = [];
  for (let at = MIN_BEGUN_HALF; at <= word.length - MIN_BEGUN_HALF; at++) {
    const first = text.find(word.slice(0, at));
    if (!first) continue;
    for (const second of text.startingWith(word.slice(at))) found.push(splitInto(first, second, word.length));
  }
  return found;
}

const splitInto = (first: WordEntry, second: WordEntry, letters: number | null): Found => ({
  sources: [{ postings: followed([first, second]), typos: 1, isExact: false }],
  mark: { words: [first.word, second.word], letters },
});

/** Words that differ by as many typos. A wrong first letter counts as one more: few people mistype it. */
function findNear(snapshot: Snapshot, { word, isPrefix }: TypedWord, typos: number): Found[] {
  const letters = letterMask(word);
  const isNear = (entry: WordEntry): boolean => {
    const edits = entry.word[0] === word[0] ? typos : typos - 1;
    return (
      edits > 0 &&
      lettersNear(letters, entry.letters, edits) &&
      editDistance(word, entry.word, edits, isPrefix) === edits
    );
  };
  return snapshot.store.text
    .vocabulary()
    .filter(isNear)
    .map((entry) => ({
      sources: sourcesOf(entry, typos, false),
      mark: { words: [entry.word], letters: isPrefix ? word.length : null },
    }));
}
