import { keyOf } from "#domain/text/spelling.ts";
import { mayBeMisspelt } from "#domain/text/typos.ts";
import type { MarketModel } from "./market-model.ts";
import { type MarketName, marketNames } from "./market-names.ts";
import { guessModel, guessName } from "./name-typos.ts";
import { isOrdinary } from "./ordinary-words.ts";

/** A make, or a model of it, that somebody typed. */
export interface FoundModel {
  make: string;
  /** Null for a make alone. */
  model: string | null;
  /** The words that name it: from the first one up to, but without, the second. */
  from: number;
  to: number;
  isTypo: boolean;
  /** "escape", "focus", "3": a word of its own. It names a model only if nothing else explains it. */
  isOrdinary: boolean;
  /** Other models of that name, the commonest first: a Hino 500 for "500", a Rover Mini for the make Mini. */
  others: readonly MarketModel[];
}

/**
 * What the words name best: a telling name before an ordinary word, as typed before a typing error, a model before a
 * make. The words are normalised as `wordsOf` does it.
 */
export function findModel(words: readonly string[]): FoundModel | null {
  const found = words.flatMap((_, at) => modelAt(words, at) ?? []).toSorted((a, b) => rank(a) - rank(b));
  const make = found.find(({ model }) => model === null);
  const own = make && found.flatMap((one) => (one === make ? [] : (ofMake(one, make.make) ?? [])))[0];
  return own ?? found[0] ?? null;
}

const rank = (found: FoundModel): number =>
  (found.isOrdinary ? 4 : 0) + (found.isTypo ? 2 : 0) + (found.model === null ? 1 : 0);

/** "scrambler ducati": a model whose make is named elsewhere, also if it is not the commonest of that name. */
function ofMake(found: FoundModel, make: string): FoundModel | null {
  const isOwn = found.make === make && found.model !== null;
  const model = isOwn ? found.model : found.others.find((other) => other.make === make)?.model;
  return model ? { ...found, make, model, isOrdinary: false, others: [] } : null;
}

/** The longest name that begins with the word at a position. */
export function modelAt(words: readonly string[], at: number): FoundModel | null {
  const { longest } = marketNames();
  for (let to = Math.min(words.length, at + longest); to > at; to--) {
    const name = nameOf(words, at, to);
    if (name) {
      const ordinary = to === at + 1 && isOrdinary(words[at] ?? "");
      return foundOf(words, name, { from: at, to, isTypo: false, isOrdinary: ordinary });
    }
  }
  return misspelt(words, at);
}

function nameOf(words: readonly string[], from: number, to: number): MarketName | undefined {
  const { byKey, glued } = marketNames();
  const key = spanOf(words, from, to);
  return (
    byKey.get(key) ?? (to === from + 1 ? glued.get(key) : undefined) ?? byKey.get(spanOf(words, from, to, singular))
  );
}

/** Two words may be one name with an error in it: "land cruizer". */
function misspelt(words: readonly string[], at: number): FoundModel | null {
  for (const to of [at + 2, at + 1]) {
    const key = spanOf(words, at, to);
    if (to > words.length || !mayBeMisspelt(key) || words.slice(at, to).some(isOrdinary)) continue;
    const name = marketNames().byKey.get(guessName(key) ?? "");
    if (name) return foundOf(words, name, { from: at, to, isTypo: true, isOrdinary: false });
  }
  return null;
}

type How = Pick<FoundModel, "from" | "to" | "isTypo" | "isOrdinary">;

function foundOf(words: readonly string[], { make, models, isMake }: MarketName, how: How): FoundModel {
  const ofItsMake = make === null ? null : modelOfMake(words, make, how);
  const [model, ...others] = models;
  if (ofItsMake && (isMake || !ofItsMake.isTypo)) return ofItsMake;
  if (model && !isMake) return { make: model.make, model: model.model, ...how, others };
  return { make: make ?? "", model: null, ...how, others: models };
}

/** After its make, a model may be called anything, and may have a typing error: "mazda 3", "toyota hiase". */
function modelOfMake(words: readonly string[], make: string, how: How): FoundModel | null {
  const { ofMake: makes, longest } = marketNames();
  const models = makes.get(keyOf(make));
  for (let to = Math.min(words.length, how.to + longest); to > how.to; to--) {
    const key = spanOf(words, how.to, to);
    const row = models?.get(key) ?? models?.get(spanOf(words, how.to, to, singular));
    if (row) return { ...how, make, model: row.model, to, isOrdinary: false, others: [] };
  }
  for (const to of [how.to + 2, how.to + 1]) {
    if (to > words.length || words.slice(how.to, to).some(isOrdinary)) continue;
    const row = models?.get(guessModel(keyOf(make), spanOf(words, how.to, to)) ?? "");
    if (row) return { ...how, make, model: row.model, to, isTypo: true, isOrdinary: false, others: [] };
  }
  return null;
}

/** The key of some words; the last one as it is, or changed. */
function spanOf(words: readonly string[], from: number, to: number, last = (word: string) => word): string {
  return words.slice(from, to - 1).join("") + last(words[to - 1] ?? "");
}

/** "hiluxes", "rangers". */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<=[xsh])es$|s$/, "") : word);
