import { createContext, use } from "react";
import { inWords, type VehicleWords } from "#domain/car/vehicle-words.ts";

/** The words of the page's site; null if it sells cars, because texts are written about cars. */
export const SiteWords = createContext<VehicleWords | null>(null);

/** Replaces words in a platform text by the site's own. */
export function useWords(): (text: string) => string {
  const words = use(SiteWords);
  return (text) => (words ? inWords(text, words) : text);
}
