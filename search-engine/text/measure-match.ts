import type { Bits } from "../store/bitset.ts";
import type { TermMatch } from "./match-term.ts";
import { attributeOf, collectOccurrences, isExact, positionOf, typosOf, type Occurrences } from "./occurrences.ts";
import { MAX_POSITION_COST, positionCost } from "./position-cost.ts";
import type { TextIndex } from "./text-index.ts";

/** How well one document matches the terms of its bucket: the less, the better. */
export type Measures = {
  typos: number;
  /** Steps between words that were typed next to each other. */
  proximity: number;
  /** Ranks of the attributes, and steps between where words stand and where they were typed. */
  attributes: number;
  positions: number;
  /** 0 if the typed words are all of an attribute, 1 if they begin it, 2 otherwise. */
  whole: number;
  /** Words that are not exactly as typed. */
  inexact: number;
};

/** Words that are further apart than this are not near each other. */
export const MAX_DISTANCE = 4;

/** Measures documents against the terms of their bucket. */
export class MatchMeter {
  readonly #text: TextIndex;
  /** In the order of the query. */
  readonly #terms: readonly TermMatch[];
  readonly #occurrences: readonly Occurrences[];
  /** The first words of the query, as far as the index has them exactly so: those that may be a whole attribute. */
  readonly #leading: readonly TermMatch[];
  readonly #leadingWords: number;

  constructor(text: TextIndex, terms: readonly TermMatch[], attributes: readonly number[], slots: Bits) {
    this.#text = text;
    this.#terms = terms.toSorted((a, b) => a.term.position - b.term.position);
    this.#occurrences = this.#terms.map((term) => collectOccurrences(term, attributes, slots));
    this.#leading = leadingTerms(this.#terms);
    this.#leadingWords = this.#leading.reduce((sum, { words }) => sum + words, 0);
  }

  /** Every document of a bucket may be measured, so this makes nothing but its result. */
  measure(slot: number): Measures {
    const measures: Measures = { typos: 0, proximity: 0, attributes: 0, positions: 0, whole: 2, inexact: 0 };
    for (let at = 0; at < this.#terms.length; at++) {
      this.#addTerm(measures, at, slot);
      if (at > 0) measures.proximity += this.#distance(at, slot) - 1;
    }
    measures.whole = this.#wholeCost(slot);
    return measures;
  }

  /** Of a term's places in the slot, those with the fewest typos count. */
  #addTerm(measures: Measures, at: number, slot: number): void {
    const { starts, packed } = this.#occurrences[at]!;
    const { term, words } = this.#terms[at]!;
    const typos = leastTypos(this.#occurrences[at]!, slot);
    let attribute = Number.MAX_SAFE_INTEGER;
    let cost = MAX_POSITION_COST;
    let exact = false;
    for (let place = starts[slot]!; place < starts[slot + 1]!; place++) {
      const one = packed[place]!;
      if (typosOf(one) !== typos) continue;
      attribute = Math.min(attribute, attributeOf(one));
      cost = Math.min(cost, positionCost(positionOf(one), term.position));
      exact ||= isExact(one);
    }
    measures.typos += typos;
    measures.attributes += attribute;
    measures.positions += cost;
    if (!exact) measures.inexact += words;
  }

  /** The least distance in one attribute from the term before, to whose last word it counts; swapped ones are one further. */
  #distance(at: number, slot: number): number {
    const left = this.#occurrences[at - 1]!;
    const right = this.#occurrences[at]!;
    const lastWord = this.#terms[at - 1]!.words - 1;
    const leftTypos = leastTypos(left, slot);
    const rightTypos = leastTypos(right, slot);
    let least = MAX_DISTANCE;
    for (let first = left.starts[slot]!; first < left.starts[slot + 1]!; first++) {
      const from = left.packed[first]!;
      if (typosOf(from) !== leftTypos) continue;
      for (let second = right.starts[slot]!; second < right.starts[slot + 1]!; second++) {
        const to = right.packed[second]!;
        if (attributeOf(from) !== attributeOf(to) || typosOf(to) !== rightTypos) continue;
        const steps = positionOf(to) - positionOf(from) - lastWord;
        least = Math.min(least, steps > 0 ? steps : 1 - steps);
      }
    }
    return least;
  }

  #wholeCost(slot: number): number {
    if (this.#leading.length === 0) return 2;
    const { starts, packed } = this.#occurrences[0]!;
    let cost = 2;
    for (let place = starts[slot]!; place < starts[slot + 1]!; place++) {
      const one = packed[place]!;
      const attribute = attributeOf(one);
      if (!isExact(one) || positionOf(one) !== 0 || !this.#leadsIn(attribute, slot)) continue;
      cost = Math.min(cost, this.#text.wordCount(attribute, slot) === this.#leadingWords ? 0 : 1);
    }
    return cost;
  }

  /** Whether the leading terms after the first stand in an attribute exactly where they were typed. */
  #leadsIn(attribute: number, slot: number): boolean {
    for (let at = 1; at < this.#leading.length; at++) {
      const { starts, packed } = this.#occurrences[at]!;
      const { position } = this.#leading[at]!.term;
      let stands = false;
      for (let place = starts[slot]!; place < starts[slot + 1]!; place++) {
        const one = packed[place]!;
        stands ||= isExact(one) && attributeOf(one) === attribute && positionOf(one) === position;
      }
      if (!stands) return false;
    }
    return true;
  }
}

/** Typos are the highest bits. */
function leastTypos({ starts, packed }: Occurrences, slot: number): number {
  let least = packed[starts[slot]!]!;
  for (let place = starts[slot]! + 1; place < starts[slot + 1]!; place++) least = Math.min(least, packed[place]!);
  return typosOf(least);
}

/** None if a word that the index has exactly follows one that it has not: then no attribute can begin so. */
function leadingTerms(terms: readonly TermMatch[]): readonly TermMatch[] {
  const known = terms.filter(({ isKnown }) => isKnown);
  let next = 0;
  for (const { term, words } of known) {
    if (term.position !== next) return [];
    next += words;
  }
  return known;
}
