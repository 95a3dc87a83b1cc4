import { ownValue } from "../own-value.ts";

/** A folded word of a text, with its position in the original. */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/** Words joined by a mark: `CX-5`, `T-Cross`, `2.0`. */
const COMPOUND = /[\p{L}\p{N}\p{M}]+(?:[-.'’/][\p{L}\p{N}\p{M}]+)+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const COMPOUND_MARK = /[-.'’/]/;
const COMPOUND_MARKS = /[-.'’/]/g;
const MARKS = /\p{M}+/gu;
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

export const tokenize = (text: string): Token[] => read(text, WORD);

/** The same words as people type them without the mark: `cx5`, `tcross`. */
export function compoundsIn(text: string): Token[] {
  return COMPOUND_MARK.test(text) ? read(text, COMPOUND) : [];
}

function read(text: string, pattern: RegExp): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const word = foldText(match[0].replace(COMPOUND_MARKS, "")).slice(0, MAX_WORD_LENGTH);
    if (word) tokens.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
