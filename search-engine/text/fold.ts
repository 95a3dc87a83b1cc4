import { ownValue } from "../own-value.ts";

/** A folded word of a text: where it stands in the original, and how many words are before it. */
export type Token = { readonly word: string; readonly start: number; readonly end: number; readonly position: number };

/** Words joined by a mark: `CX-5`, `T-Cross`, `2.0`. */
const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-.'’/][\p{L}\p{N}\p{M}]+)+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const COMPOUND_MARK = /[-.'’/]/;
const COMPOUND_MARKS = /[-.'’/]/g;
const MARKS = /\p{M}+/gu;
/** Words on either side of these do not belong together. */
const SENTENCE_MARK = /[!?;()[\]{}|\n]|[.,:](?=\s)/u;
/** A sentence mark counts as that many words. */
export const SENTENCE_GAP = 8;
const BEYOND_ASCII = /\P{ASCII}/u;
/** Longer words are cut, to bound the cost of a query. */
const MAX_WORD_LENGTH = 64;
/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** Case and diacritics removed: `Citroën` and `CITROEN` fold to the same word. */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(MARKS, "");
  return plain.replace(/[ßæœøłđı]/g, (letter) => ownValue(LETTERS, letter)!);
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    if (tokens.length > 0) position += SENTENCE_MARK.test(text.slice(from, start + 1)) ? SENTENCE_GAP : 1;
    from = start + match[0].length;
    const word = foldText(match[0]).slice(0, MAX_WORD_LENGTH);
    if (word) tokens.push({ word, start, end: from, position });
  }
  return tokens;
}

/** Words joined by marks as people type them without: `cx5`, `tcross`. `tokens`: the words of the same text. */
export function compoundsIn(text: string, tokens: readonly Token[]): Token[] {
  if (!COMPOUND_MARK.test(text)) return [];
  const compounds: Token[] = [];
  const starting = new Map(tokens.map((token) => [token.start, token]));
  for (const match of text.matchAll(COMPOUND)) {
    const word = foldText(match[0].replace(COMPOUND_MARKS, "")).slice(0, MAX_WORD_LENGTH);
    const first = starting.get(match.index);
    if (word && first) compounds.push({ ...first, word, end: match.index + match[0].length });
  }
  return compounds;
}
