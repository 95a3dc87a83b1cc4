import { tokenize, type Token } from "./fold.ts";

/** A word as typed; `isPrefix` while it may be unfinished. */
export type TypedWord = {
  readonly kind: "word";
  readonly word: string;
  readonly isPrefix: boolean;
  /** Its place among the words of the query. */
  readonly position: number;
};
/** Words in quotes: only these words, in this order, next to each other. */
export type TypedPhrase = { readonly kind: "phrase"; readonly words: readonly string[]; readonly position: number };
export type Term = TypedWord | TypedPhrase;

export type TypedText = {
  readonly terms: readonly Term[];
  /** Words and phrases with a minus: a document that has one of these does not match. */
  readonly excluded: readonly (readonly string[])[];
};

/** Further words of a query are ignored, as in Meilisearch. */
const MAX_WORDS = 10;
const MINUS_AT_END = /(^|\s)-$/;

/** Reads what was typed. The last word may be unfinished unless something was typed after it. */
export function readText(q: string): TypedText {
  const terms: Term[] = [];
  const excluded: (readonly string[])[] = [];
  let position = 0;
  // Between two quotes stands a phrase; one that is not closed goes on to the end.
  const parts = q.split('"');
  parts.forEach((part, at) => {
    const tokens = tokenize(part);
    if (at % 2 === 1) {
      const words = tokens.slice(0, MAX_WORDS - position).map(({ word }) => word);
      if (words.length === 0) return;
      if (MINUS_AT_END.test(parts[at - 1]!)) return void excluded.push(words);
      terms.push({ kind: "phrase", words, position });
      position += words.length;
      return;
    }
    for (const token of tokens) {
      if (hasMinus(part, token)) excluded.push([token.word]);
      else if (position < MAX_WORDS) {
        const isPrefix = at === parts.length - 1 && token.end === part.length;
        terms.push({ kind: "word", word: token.word, isPrefix, position: position++ });
      }
    }
  });
  return { terms, excluded: excluded.slice(0, MAX_WORDS) };
}

const hasMinus = (text: string, { start }: Token): boolean =>
  MINUS_AT_END.test(text.slice(Math.max(0, start - 2), start));
