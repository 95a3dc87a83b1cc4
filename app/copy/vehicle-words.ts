import { createContext, use } from "react";
import { inWords, type VehicleWords } from "#domain/car/vehicle-words.ts";

/** The words of the page's site; null where it sells cars, which is how texts are written. */
export const SiteWords = createContext<VehicleWords | null>(null);

/** Says a text of the platform in the site's words. */
export function useWords(): (text: string) => string {
  const words = use(SiteWords);
  return (text) => (words ? inWords(text, words) : text);
}
