import { keyOf } from "#domain/text/spelling.ts";
import { guess, isGuessable } from "#domain/text/typos.ts";
import type { MarketModel } from "./market-model.ts";
import { type MarketName, marketNames } from "./market-names.ts";
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
  /** Other models of that name, the commonest first: a Hino 500 for "500". */
  others: readonly MarketModel[];
}

/**
 * What the words name best: a model before a make, as typed before a typing error, a telling name before an ordinary
 * word. The words are normalised as `wordsOf` does it.
 */
export function findModel(words: readonly string[]): FoundModel | null {
  const found = words.flatMap((_, at) => modelAt(words, at) ?? []);
  const make =
    found.find(({ model, isTypo }) => model === null && !isTypo) ?? found.find(({ model }) => model === null);
  const [best] = found.toSorted((a, b) => rank(a) - rank(b));
  return best && make ? ofMake(best, make.make) : (best ?? null);
}

const rank = ({ model, isTypo, isOrdinary: ordinary }: FoundModel): number =>
  (ordinary ? 4 : 0) + (isTypo ? 2 : 0) + (model === null ? 1 : 0);

/** "tiger triumph": among models of one name, the one of the make that was named elsewhere. */
function ofMake(found: FoundModel, make: string): FoundModel {
  const own = found.others.find((other) => other.make === make);
  if (!own || found.make === make) return found;
  return { ...found, make, model: own.model, others: [] };
}

/** The longest name that begins with the word at a position. */
export function modelAt(words: readonly string[], at: number): FoundModel | null {
  const { byKey, longest } = marketNames();
  for (let to = Math.min(words.length, at + longest); to > at; to--) {
    const name = byKey.get(spanOf(words, at, to)) ?? byKey.get(singular(spanOf(words, at, to)));
    if (!name) continue;
    const typed = name.models.length === 0 ? modelOfMake(words, to, name.make) : null;
    if (typed) return { ...typed, from: at };
    return named(name, { from: at, to, isTypo: false, isOrdinary: to === at + 1 && isOrdinary(words[at] ?? "") });
  }
  return misspelt(words, at);
}

/** "toyota hiase": a model with a typing error, after its make. */
function modelOfMake(words: readonly string[], at: number, make: string): FoundModel | null {
  const { ofMake: models, typosOf } = marketNames();
  const key = keyOf(make);
  for (let to = Math.min(words.length, at + 2); to > at; to--) {
    const span = spanOf(words, at, to);
    const exact = models.get(key)?.get(span) ?? models.get(key)?.get(singular(span));
    const meant =
      exact || words.slice(at, to).some(isOrdinary) ? undefined : guess(typosOf.get(key) ?? new Map(), span);
    const model = exact ?? (meant === undefined ? undefined : models.get(key)?.get(meant));
    if (model) return { make, model: model.model, from: at, to, isTypo: !exact, isOrdinary: false, others: [] };
  }
  return null;
}

/** Two words may be one name with an error in it: "land cruizer". */
function misspelt(words: readonly string[], at: number): FoundModel | null {
  const { byKey, typos } = marketNames();
  for (const to of [at + 2, at + 1]) {
    const span = spanOf(words, at, to);
    if (to > words.length || !isGuessable(span) || words.slice(at, to).some(isOrdinary)) continue;
    const meant = guess(typos, span);
    const name = meant === undefined ? undefined : byKey.get(meant);
    if (!name) continue;
    const typed = name.models.length === 0 ? modelOfMake(words, to, name.make) : null;
    if (typed) return { ...typed, from: at, isTypo: true };
    return named(name, { from: at, to, isTypo: true, isOrdinary: false });
  }
  return null;
}

function named(name: MarketName, how: Pick<FoundModel, "from" | "to" | "isTypo" | "isOrdinary">): FoundModel {
  const [model = null, ...others] = name.models;
  return { make: model?.make ?? name.make, model: model?.model ?? null, ...how, others };
}

const spanOf = (words: readonly string[], from: number, to: number): string => words.slice(from, to).join("");

/** "hiluxes", "rangers". */
const singular = (key: string): string => (key.length > 3 ? key.replace(/(?<=[xsh])es$|s$/, "") : key);
