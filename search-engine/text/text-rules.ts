import { MAX_DISTANCE, type Measures } from "./measure-match.ts";
import type { TermMatch } from "./match-term.ts";
import { MAX_POSITION_COST } from "./position-cost.ts";
import type { TextRule } from "./rule-names.ts";

/** What a document is measured against: the terms of its bucket. */
type Task = {
  readonly terms: readonly TermMatch[];
  /** Searchable attributes of the index. */
  readonly attributes: number;
};

/** A place in an order: `rank` of `most`, the higher the better. */
export type Rank = { readonly rank: number; readonly most: number };

/** One measure of a rule: what a document has of it, and the most that it could have. */
type Part = { readonly cost: (measures: Measures) => number; readonly most: (task: Task) => number };

const rules: Readonly<Record<TextRule, readonly Part[]>> = {
  typo: [{ cost: ({ typos }) => typos, most: ({ terms }) => sum(terms, (term) => term.mostTypos) }],
  proximity: [{ cost: ({ proximity }) => proximity, most: ({ terms }) => (terms.length - 1) * (MAX_DISTANCE - 1) }],
  attributeRank: [
    { cost: ({ attributes }) => attributes, most: ({ terms, attributes }) => terms.length * (attributes - 1) },
  ],
  wordPosition: [{ cost: ({ positions }) => positions, most: ({ terms }) => terms.length * MAX_POSITION_COST }],
  exactness: [
    { cost: ({ whole }) => whole, most: () => 2 },
    { cost: ({ inexact }) => inexact, most: ({ terms }) => wordsOf(terms) },
  ],
};

/** Some rules for one bucket. */
export class RuleScale {
  readonly #rules: readonly TextRule[];
  readonly #parts: readonly (readonly [cost: Part["cost"], most: number])[];

  constructor(names: readonly TextRule[], task: Task) {
    this.#rules = names;
    this.#parts = names.flatMap((rule) => rules[rule].map(({ cost, most }) => [cost, most(task)] as const));
  }

  /** One number for all rules, the first of which counts most: the less, the better. */
  cost(measures: Measures): number {
    let total = 0;
    for (const [cost, most] of this.#parts) total = total * (most + 1) + Math.min(cost(measures), most);
    return total;
  }

  ranks(measures: Measures): (readonly [rule: TextRule, ranks: readonly Rank[]])[] {
    let at = 0;
    return this.#rules.map((rule) => {
      const parts = this.#parts.slice(at, (at += rules[rule].length));
      const ranks = parts.map(([cost, most]) => ({ rank: most - Math.min(cost(measures), most) + 1, most: most + 1 }));
      return [rule, ranks];
    });
  }
}

/** One rank for several, the first of which counts most. */
export const combine = (ranks: readonly Rank[]): Rank =>
  ranks.reduce((all, one) => ({ rank: (all.rank - 1) * one.most + one.rank, most: all.most * one.most }));

export const wordsOf = (terms: readonly TermMatch[]): number => sum(terms, ({ words }) => words);

const sum = (terms: readonly TermMatch[], of: (term: TermMatch) => number): number =>
  terms.reduce((total, term) => total + of(term), 0);
