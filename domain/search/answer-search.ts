import type { StockedModel } from "./closest-models.ts";
import { negates } from "./smart/plain-words.ts";
import type { InTurn } from "./loosen.ts";
import type { SearchState } from "./search-state.ts";

/** An answer, and what it does not hold of its search. */
export interface Answered<T> {
  answer: T;
  /** Text of the search that the answer ignores because nothing matched it. */
  unmatched: string | null;
  /** The search that was answered: its text without what nothing matched. */
  state: SearchState;
}

export interface SearchHow {
  /** Every word of the text is a whole word of a vehicle; else the last may be the beginning of one. */
  whole?: boolean;
  /** The last word may be unfinished beside others too: somebody is typing. */
  begun?: boolean;
  /** Values of a facet in this order, each in the order of the search. */
  inTurn?: InTurn | undefined;
  /** The engine's order in place of the search's own. */
  sort?: string | undefined;
  /** Without what is sold. */
  forSale?: boolean;
}

/** What answers searches. */
export interface Answering<T> {
  search: (state: SearchState, how?: SearchHow) => T;
  /** The same, counted only. */
  count: (state: SearchState, how?: SearchHow) => number;
  /** Every model that is here. */
  stocked: () => readonly StockedModel[];
}

/** Further words are searched for together with the rest or not at all. */
const mostWords = 8;

/** Words that match no vehicle do not empty a search: it is answered without them. */
export function answerSearch<T extends { total: number }>(state: SearchState, stock: Answering<T>): Answered<T> {
  const { search } = stock;
  const answer = search(state);
  if (answer.total > 0 || state.query === "") return { answer, unmatched: null, state };
  for (const kept of smaller(matchingWords(state, stock))) {
    const some = { ...state, query: kept.join(" ") };
    const found = search(some, { whole: true });
    if (found.total > 0) return { answer: found, unmatched: withoutWords(state.query, kept), state: some };
  }
  const none = { ...state, query: "" };
  const without = search(none);
  return without.total > 0
    ? { answer: without, unmatched: state.query, state: none }
    : { answer, unmatched: null, state };
}

const wordsIn = (query: string): string[] => query.split(/\s+/).filter((word) => word !== "");

/** The words of a text that something matches as they are. What follows a "not" is not looked for. */
function matchingWords(state: SearchState, { count }: Pick<Answering<unknown>, "count">): string[] {
  const words = wordsIn(state.query);
  if (words.length < 2 || words.length > mostWords) return [];
  const unwanted = words.findIndex((word) => negates(word));
  const wanted = unwanted < 0 ? words : words.slice(0, unwanted);
  return wanted.filter((query) => count({ ...state, query }, { whole: true }) > 0);
}

/** All of the words, then all but the last, and so on. */
const smaller = (words: readonly string[]): string[][] => words.map((_, left) => words.slice(0, words.length - left));

function withoutWords(query: string, kept: readonly string[]): string {
  const left = [...kept];
  return wordsIn(query)
    .filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join(" ");
}
