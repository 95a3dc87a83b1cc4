import { useEffect, useState } from "react";
import { type Answer, createAskSearch } from "./ask-search.ts";

/** A pause in typing: short enough to feel immediate, long enough to spare most letters a call. */
const pause = 120;

export const isBlank = (text: string): boolean => text.trim() === "";

const askSearch = createAskSearch((...args) => fetch(...args));

/**
 * What was found for the text, or for the one before while this one is under way; null after a failure. What an empty box
 * is offered is no answer to words, nor the other way round.
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
        // Without suggestions the box is the plain form it is without a script.
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
