import { readPath, scalarsIn, type Document } from "../document.ts";
import { sortInSteps } from "../store/sort-in-steps.ts";
import { compoundsIn, SENTENCE_GAP, tokenize } from "./fold.ts";
import { letterMask } from "./edit-distance.ts";
import { Posting } from "./posting.ts";
import { WordCounts } from "./word-counts.ts";

/** Where a word stands, by position of the searchable attribute. */
export type Postings = readonly (Posting | undefined)[];

/** A word of the vocabulary. `compounds`: where it stands only when marks are left out, such as `cx5` in `CX-5`. */
export type WordEntry = {
  readonly word: string;
  readonly letters: number;
  readonly postings: Postings;
  readonly compounds: Postings;
};
type GrowingEntry = WordEntry & { readonly postings: Posting[]; readonly compounds: Posting[] };

/** The words of a text with their places, and how many words it has. */
type Reading = {
  readonly words: readonly (readonly [entry: GrowingEntry, position: number, isCompound: boolean])[];
  readonly count: number;
  /** The place of the next text of a list. */
  readonly next: number;
};

const MAX_CACHED_TEXTS = 20_000;
/** Up to this many new words are inserted one by one; more are sorted together with all others. */
const MAX_INSERTS = 64;
const WORDS_PER_STEP = 500;

/** The vocabulary of all searchable text with the slots of each word. Words and slots are only ever added. */
export class TextIndex {
  readonly attributes: readonly string[];
  readonly #paths: readonly (readonly string[])[];
  readonly #words = new Map<string, GrowingEntry>();
  readonly #counts: readonly WordCounts[];
  /** Entries sorted by word, and new ones that are not sorted yet. */
  #sorted: GrowingEntry[] = [];
  #fresh: GrowingEntry[] = [];
  /** The words of short texts that repeat, such as names of makes. */
  readonly #readings = new Map<string, Reading>();
  #bytes = 0;

  constructor(attributes: readonly string[]) {
    this.attributes = attributes;
    this.#paths = attributes.map((attribute) => attribute.split("."));
    this.#counts = attributes.map(() => new WordCounts());
  }

  append(document: Document, slot: number): void {
    for (let attribute = 0; attribute < this.#paths.length; attribute++) {
      let from = 0;
      let count = 0;
      for (const scalar of scalarsIn(readPath(document, this.#paths[attribute]!))) {
        const reading = this.#read(String(scalar));
        for (const [entry, position, isCompound] of reading.words) {
          const postings = isCompound ? entry.compounds : entry.postings;
          const posting = (postings[attribute] ??= new Posting());
          posting.add(slot, from + position);
        }
        from += reading.next;
        count += reading.count;
      }
      this.#counts[attribute]!.append(count);
    }
  }

  /** After the first documents: puts the words in order, and counts what they take. In steps of some words each. */
  *seal(): Generator<void, void> {
    let sealed = 0;
    for (const entry of this.#words.values()) {
      if (sealed++ % WORDS_PER_STEP === 0) yield;
      for (const posting of [...entry.postings, ...entry.compounds]) {
        posting?.seal();
        this.#bytes += posting?.bytes ?? 0;
      }
    }
    this.#sorted = yield* sortInSteps([...this.#words.values()], compareWords);
    this.#fresh = [];
    this.#readings.clear();
  }

  find(word: string): WordEntry | undefined {
    return this.#words.get(word);
  }

  /** How many words an attribute has in a slot; large counts are cut. */
  wordCount(attribute: number, slot: number): number {
    return this.#counts[attribute]!.at(slot);
  }

  /** All words in order. */
  vocabulary(): readonly WordEntry[] {
    if (this.#fresh.length > MAX_INSERTS) {
      this.#sorted = [...this.#words.values()].sort(compareWords);
    } else for (const entry of this.#fresh) this.#sorted.splice(this.#firstFrom(entry.word), 0, entry);
    this.#fresh = [];
    return this.#sorted;
  }

  /** The words that begin with `prefix`. */
  startingWith(prefix: string): readonly WordEntry[] {
    const words = this.vocabulary();
    const start = this.#firstFrom(prefix);
    let end = start;
    while (end < words.length && words[end]!.word.startsWith(prefix)) end++;
    return words.slice(start, end);
  }

  /** What the words take; the few slots that are added to them later are not counted. */
  get bytes(): number {
    return this.#counts.reduce((sum, counts) => sum + counts.bytes, this.#bytes);
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sorted[middle]!.word < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #read(text: string): Reading {
    const known = this.#readings.get(text);
    if (known) return known;
    const tokens = tokenize(text);
    const compounds = compoundsIn(text, tokens);
    const words = [
      ...tokens.map(({ word, position }) => [this.#entry(word), position, false] as const),
      ...compounds.map(({ word, position }) => [this.#entry(word), position, true] as const),
    ];
    const last = tokens.at(-1);
    const reading = { words, count: tokens.length, next: last ? last.position + SENTENCE_GAP : 0 };
    if (this.#readings.size < MAX_CACHED_TEXTS) this.#readings.set(text, reading);
    return reading;
  }

  #entry(word: string): GrowingEntry {
    let entry = this.#words.get(word);
    if (!entry) {
      entry = { word, letters: letterMask(word), postings: [], compounds: [] };
      this.#words.set(word, entry);
      this.#fresh.push(entry);
      this.#bytes += 200 + word.length * 2;
    }
    return entry;
  }
}

const compareWords = (a: WordEntry, b: WordEntry): number => (a.word < b.word ? -1 : 1);
