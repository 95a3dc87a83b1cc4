import { useEffect, useState } from "react";
import { type Answer, createAskSearch } from "./ask-search.ts";

/** A pause in typing: short enough to feel immediate, long enough to save most calls. */
const pause = 120;

export const isBlank = (text: string): boolean => text.trim() === "";

const askSearch = createAskSearch((...args) => fetch(...args));

/**
 * The answer to the text, or to the previous text while the request is pending; null after a failure. Suggestions for
 * an empty box never replace an answer to words, nor the other way round.
 */
export function useAnswers(text: string): { text: string; answer: Answer } | null {
  const [found, setFound] = useState<{ text: string; answer: Answer } | null>(null);
  useEffect(() => {
    const ends = new AbortController();
    const ask = async () => {
      try {
        const answer = await askSearch(text, ends.signal);
        if (!ends.signal.aborted) setFound({ text, answer });
      } catch {
        // Without suggestions the box is a plain form, as without a script.
        if (!ends.signal.aborted) setFound(null);
      }
    };
    const wait = setTimeout(() => void ask(), isBlank(text) ? 0 : pause);
    return () => {
      clearTimeout(wait);
      ends.abort();
    };
  }, [text]);
  return isBlank(text) === isBlank(found?.text ?? "") ? found : null;
}
