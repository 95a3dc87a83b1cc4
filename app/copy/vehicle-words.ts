import { createContext, use } from "react";
import { carWords, inWords, type VehicleWords } from "#domain/car/vehicle-words.ts";

/** The words of the page's site; null if it sells cars, because texts are written about cars. */
export const SiteWords = createContext<VehicleWords>(carWords);

/** Says a text of the platform in the site's words: `say("See this {vehicle}")`. */
export function useWords(): (text: string) => string {
  const words = use(SiteWords);
  return (text) => inWords(text, words);
}
