import { readPath, scalarsIn, type Document } from "../document.ts";
import { sortInSteps } from "../store/sort-in-steps.ts";
import { compoundsIn, tokenize } from "./fold.ts";
import { letterMask } from "./edit-distance.ts";
import { Posting } from "./posting.ts";

/** A word of the vocabulary and where it occurs, by position of the searchable attribute. */
export type WordEntry = { readonly word: string; readonly letters: number; readonly postings: (Posting | undefined)[] };

const MAX_CACHED_TEXTS = 20_000;
/** Up to this many new words are inserted one by one; more are sorted together with all others. */
const MAX_INSERTS = 64;
const WORDS_PER_STEP = 500;

/** The vocabulary of all searchable text with the slots of each word. Words and slots are only ever added. */
export class TextIndex {
  readonly attributes: readonly string[];
  readonly #paths: readonly (readonly string[])[];
  readonly #words = new Map<string, WordEntry>();
  /** Entries sorted by word, and new ones that are not sorted yet. */
  #sorted: WordEntry[] = [];
  #fresh: WordEntry[] = [];
  /** The words of short texts that repeat, such as names of makes. */
  readonly #wordsOfText = new Map<string, readonly WordEntry[]>();
  #bytes = 0;

  constructor(attributes: readonly string[]) {
    this.attributes = attributes;
    this.#paths = attributes.map((attribute) => attribute.split("."));
  }

  append(document: Document, slot: number): void {
    for (let attribute = 0; attribute < this.#paths.length; attribute++) {
      for (const scalar of scalarsIn(readPath(document, this.#paths[attribute]!))) {
        for (const entry of this.#wordsIn(String(scalar))) {
          const posting = (entry.postings[attribute] ??= new Posting());
          posting.add(slot);
        }
      }
    }
  }

  /** After the first documents: puts the words in order, and counts what they take. In steps of some words each. */
  *seal(): Generator<void, void> {
    let sealed = 0;
    for (const entry of this.#words.values()) {
      if (sealed++ % WORDS_PER_STEP === 0) yield;
      for (const posting of entry.postings) {
        posting?.seal();
        this.#bytes += posting?.bytes ?? 0;
      }
    }
    this.#sorted = yield* sortInSteps([...this.#words.values()], compareWords);
    this.#fresh = [];
    this.#wordsOfText.clear();
  }

  find(word: string): WordEntry | undefined {
    return this.#words.get(word);
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
    return this.#bytes;
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

  #wordsIn(text: string): readonly WordEntry[] {
    const known = this.#wordsOfText.get(text);
    if (known) return known;
    const tokens = [...tokenize(text), ...compoundsIn(text)];
    const entries = tokens.map((token) => this.#entry(token.word));
    if (this.#wordsOfText.size < MAX_CACHED_TEXTS) this.#wordsOfText.set(text, entries);
    return entries;
  }

  #entry(word: string): WordEntry {
    let entry = this.#words.get(word);
    if (!entry) {
      entry = { word, letters: letterMask(word), postings: [] };
      this.#words.set(word, entry);
      this.#fresh.push(entry);
      this.#bytes += 200 + word.length * 2;
    }
    return entry;
  }
}

const compareWords = (a: WordEntry, b: WordEntry): number => (a.word < b.word ? -1 : 1);
