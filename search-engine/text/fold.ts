/** A word of a text, folded, and where it stands in the original. */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\p{M}+/gu;
const BEYOND_ASCII = /\P{ASCII}/u;
/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };

/** Case and diacritics removed: `Citroën` and `CITROEN` fold to the same word. */
export function foldText(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  const plain = text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(MARKS, "");
  return plain.replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter]!);
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = foldText(match[0]);
    if (word) tokens.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}
