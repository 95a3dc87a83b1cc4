import { guess, typoIndex, type TypoIndex } from "#domain/text/typos.ts";
import { type MarketName, marketNames } from "./market-names.ts";
import { isOrdinary } from "./ordinary-words.ts";

// Made at the first misspelling: most searches have none.
let all: TypoIndex<string> | null = null;
const ofMakes = new Map<string, TypoIndex<string>>();

/** The key of the name that a misspelt one is nearest to. */
export function guessName(typed: string): string | undefined {
  all ??= indexOf([...marketNames().byKey].filter(([key, name]) => isLikely(key, name)).map(([key]) => key));
  return guess(all, typed);
}

/** Rare and short names would claim many a word, and so would ordinary words: "carvan" is a caravan. */
function isLikely(key: string, { isMake, models: [model] }: MarketName): boolean {
  if (isMake || !model) return isMake && key.length > 5;
  if (isOrdinary(key)) return model.advertisements >= 40;
  return model.kind === "car" ? model.advertisements >= 8 : key.length >= 7;
}

/** The same among the models of one make, by the make's key. */
export function guessModel(makeKey: string, typed: string): string | undefined {
  const index = ofMakes.get(makeKey) ?? indexOf(marketNames().ofMake.get(makeKey)?.keys() ?? []);
  ofMakes.set(makeKey, index);
  return guess(index, typed);
}

const indexOf = (keys: Iterable<string>): TypoIndex<string> => typoIndex([...keys].map((key) => [key, key] as const));
