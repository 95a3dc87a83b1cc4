import { compoundsIn, foldText, tokenize } from "./fold.ts";
import type { Found } from "./match-word.ts";

export type HighlightTags = { readonly before: string; readonly after: string };
export type Highlighter = (text: string) => string;

/** Marks the words that the query found; of a word that was typed only in part, the typed letters. */
export function createHighlighter(found: readonly Found[], tags: HighlightTags): Highlighter {
  const typed = new Map<string, number>();
  for (const { entry, prefix } of found) {
    const letters = prefix ?? entry.word.length;
    typed.set(entry.word, Math.max(letters, typed.get(entry.word) ?? 0));
  }
  return (text) => {
    let result = "";
    let from = 0;
    // A compound sorts before its own words, so it is marked as a whole, or otherwise word by word.
    const tokens = [...compoundsIn(text), ...tokenize(text)].sort((a, b) => a.start - b.start);
    for (const token of tokens) {
      const letters = typed.get(token.word);
      if (letters === undefined || token.start < from) continue;
      const end = letters >= token.word.length ? token.end : cutAfter(text, token.start, token.end, letters);
      result += text.slice(from, token.start) + tags.before + text.slice(token.start, end) + tags.after;
      from = end;
    }
    return result + text.slice(from);
  };
}

/** Where the first `letters` folded letters of a word end in the original: folding may lengthen or shorten it. */
function cutAfter(text: string, start: number, end: number, letters: number): number {
  let cut = start;
  while (cut < end && foldText(text.slice(start, cut)).length < letters) cut += isPair(text, cut) ? 2 : 1;
  while (cut < end && foldText(text.slice(start, cut)) === foldText(text.slice(start, cut + 1))) cut++;
  return cut;
}

const isPair = (text: string, at: number): boolean => text.codePointAt(at)! > 0xffff;
