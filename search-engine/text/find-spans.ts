import { compoundsIn, foldText, tokenize, type Token } from "./fold.ts";
import type { Mark } from "./find-words.ts";

/** A stretch of a text, in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number };
export type FindSpans = (text: string) => Span[];

/** Finds the words that a query found; of a word that was typed only in part, the typed letters. */
export function createSpanFinder(marks: readonly Mark[]): FindSpans {
  const typed = new Map<string, Mark[]>();
  for (const mark of marks) typed.set(mark.words[0]!, [...(typed.get(mark.words[0]!) ?? []), mark]);
  return (text) => {
    const tokens = tokenize(text);
    const compounds = compoundsIn(text, tokens);
    const words = tokens.flatMap((token, at) => longest(typed.get(token.word), tokens, at, text));
    const whole = compounds.flatMap((token) => longest(typed.get(token.word), [token], 0, text));
    // A compound is marked as one unless its own words were typed.
    const apart = whole.filter(({ start, end }) => !words.some((word) => word.start < end && word.end > start));
    return withoutOverlap([...words, ...apart]);
  };
}

/** The longest of the marks that the tokens have from here on. */
function longest(marks: readonly Mark[] = [], tokens: readonly Token[], at: number, text: string): Span[] {
  const { start } = tokens[at]!;
  const ends = marks.flatMap(({ words, letters }) => {
    const last = tokens[at + words.length - 1];
    if (!last || !words.every((word, step) => tokens[at + step]!.word === word)) return [];
    const left = letters === null ? last.word.length : letters - words.slice(0, -1).join("").length;
    return left < last.word.length ? cutAfter(text, last.start, last.end, left) : last.end;
  });
  return ends.length > 0 ? [{ start, end: Math.max(...ends) }] : [];
}

/** Of spans that overlap, the first and longest stays. */
function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

/** Where the first `letters` folded letters of a word end in the original: folding may lengthen or shorten it. */
function cutAfter(text: string, start: number, end: number, letters: number): number {
  let cut = start;
  while (cut < end && foldText(text.slice(start, cut)).length < letters) cut += isPair(text, cut) ? 2 : 1;
  while (cut < end && foldText(text.slice(start, cut)) === foldText(text.slice(start, cut + 1))) cut++;
  return cut;
}

const isPair = (text: string, at: number): boolean => text.codePointAt(at)! > 0xffff;
