import { tokenize, type Token } from "../text/fold.ts";
import type { Span } from "../text/find-spans.ts";

export type Crop = { readonly words: number; readonly marker: string };

/** The part of a text with the most matches, at most so many words; the marker stands where something was left out. */
export function findCrop(text: string, spans: readonly Span[], words: number): Span {
  const tokens = tokenize(text);
  if (words === 0 || tokens.length <= words) return { start: 0, end: text.length };
  let [first, last] = bestRun(tokens, spans, words);
  // Takes in words from both sides in turn, the left side first.
  for (let left = true; last - first + 1 < words; left = !left) {
    if (first > 0 && (left || last === tokens.length - 1)) first--;
    else if (last < tokens.length - 1) last++;
  }
  return {
    start: first === 0 ? 0 : tokens[first]!.start,
    end: last === tokens.length - 1 ? text.length : tokens[last]!.end,
  };
}

/** The first run of words, at most so long, that holds the most matches; the text's beginning if nothing matches. */
function bestRun(tokens: readonly Token[], spans: readonly Span[], words: number): [first: number, last: number] {
  const matches = spans.map(({ start, end }): [number, number] => [
    tokens.findIndex((token) => token.end > start),
    tokens.findLastIndex((token) => token.start < end),
  ]);
  let best: [number, number] = [0, 0];
  let most = 0;
  matches.forEach(([first], from) => {
    const fitting = matches.slice(from).filter(([, last]) => last - first < words);
    if (fitting.length > most) {
      most = fitting.length;
      best = [first, fitting.at(-1)![1]];
    }
  });
  return best;
}
