import { ownValue } from "#domain/text/own-value.ts";
import { colourFamilies, colourWords, shades } from "./everyday-words.ts";
import { wordsOf } from "#domain/text/spelling.ts";

const grey = (word: string) => (word === "gray" ? "grey" : word);

/** "White with sand" counts as white. */
const headWords = (value: string) => wordsOf(value.replace(/ (?:with|and|over) .*$/i, "")).map(grey);

/** Every name for the site's colours: "white" includes "Glacier White", "dark blue" the dark ones if there are any. */
export function colourNames(values: readonly string[]): [words: string[], values: string[]][] {
  const byWord = new Map<string, string[]>();
  for (const value of values) {
    for (const word of headWords(value)) byWord.set(word, [...(byWord.get(word) ?? []), value]);
  }
  const familyOf = (word: string): string[] => {
    const found = byWord.get(word);
    const family = ownValue(colourFamilies, word);
    return found ?? (family === undefined ? [] : familyOf(family));
  };
  const said = [...new Set([...colourWords, ...Object.keys(colourFamilies)])];
  const families = said.map((word): [string[], string[]] => [[word], familyOf(grey(word))]);
  const shaded = families.flatMap(([[word = ""], family]) =>
    shades.map((shade): [string[], string[]] => {
      const exact = family.filter((value) => headWords(value).includes(shade));
      return [[shade, word], exact.length > 0 ? exact : family];
    }),
  );
  const own = values.filter((value) => wordsOf(value).length > 1 || !said.includes(grey(wordsOf(value)[0] ?? "")));
  return [...own.map((value): [string[], string[]] => [wordsOf(value), [value]]), ...families, ...shaded].filter(
    ([words, means]) => words.length > 0 && means.length > 0,
  );
}
