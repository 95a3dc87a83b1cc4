import { typoIndex, type TypoIndex } from "#domain/text/typos.ts";
import { keyOf, wordsOf } from "#domain/text/spelling.ts";
import { marketMakes } from "./data/market-makes.ts";
import type { MarketModel, ModelName } from "./market-model.ts";
import { marketModels } from "./market-rows.ts";

/** What one name means: models, the commonest first, or a make. */
export interface MarketName {
  make: string;
  models: readonly MarketModel[];
}

interface Names {
  byKey: ReadonlyMap<string, MarketName>;
  /** By the key of the make, then by the model's. */
  ofMake: ReadonlyMap<string, ReadonlyMap<string, MarketModel>>;
  typos: TypoIndex<string>;
  /** Typing errors of the models of one make, by the make. */
  typosOf: ReadonlyMap<string, TypoIndex<string>>;
  /** Words in the longest name. */
  longest: number;
}

let names: Names | null = null;

export function marketNames(): Names {
  names ??= readNames();
  return names;
}

/** The row of a make and model in whatever spelling; "Corolla Sedan" is a Corolla. Null if there is none. */
export function marketModel({ make, model }: ModelName): MarketModel | null {
  const { byKey, ofMake } = marketNames();
  const named = byKey.get(keyOf(make))?.make ?? make;
  const models = ofMake.get(keyOf(named)) ?? new Map<string, MarketModel>();
  const words = wordsOf(model);
  for (let most = words.length; most > 0; most--) {
    const found = models.get(words.slice(0, most).join(""));
    if (found) return found;
  }
  return null;
}

function readNames(): Names {
  const models = marketModels().toSorted((a, b) => b.advertisements - a.advertisements);
  const makes = readMakes(models);
  const byKey = new Map<string, MarketName>();
  const ofMake = new Map<string, Map<string, MarketModel>>();
  for (const one of models) {
    const own = ofMake.get(keyOf(one.make)) ?? new Map<string, MarketModel>();
    ofMake.set(keyOf(one.make), own.set(keyOf(one.model), one));
  }
  for (const one of models) {
    const own = ofMake.get(keyOf(one.make));
    for (const key of one.also.map(keyOf)) if (!own?.has(key)) own?.set(key, one);
  }
  for (const [makeKey, own] of ofMake) {
    for (const [key, model] of own) {
      const here = byKey.get(key)?.models ?? [];
      if (!here.includes(model))
        byKey.set(key, { make: model.make, models: [...here, model].toSorted(commonest(key)) });
      byKey.set(makeKey + key, { make: model.make, models: [model] });
    }
  }
  // A make comes before another make's model of its name: "Mini", "Ram".
  for (const [key, make] of makes) byKey.set(key, { make, models: [] });
  return {
    byKey,
    ofMake,
    typos: typoIndex([...byKey.keys()].map((key) => [key, key] as const)),
    typosOf: new Map(
      [...ofMake].map(([make, own]) => [make, typoIndex([...own.keys()].map((key) => [key, key] as const))]),
    ),
    longest: Math.max(
      ...models.flatMap(({ make, model, also }) => [model, ...also].map((name) => wordsOf(`${make} ${name}`).length)),
    ),
  };
}

/** A model of that very name comes before one that is also called so; then the one that is advertised more. */
const commonest =
  (key: string) =>
  (a: MarketModel, b: MarketModel): number =>
    Number(keyOf(b.model) === key) - Number(keyOf(a.model) === key) ||
    b.advertisements - a.advertisements ||
    a.make.localeCompare(b.make);

function readMakes(models: readonly MarketModel[]): Map<string, string> {
  const rows = marketMakes
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([make = "", also = ""]) => ({ make, also: also === "" ? [] : also.split(", ") }));
  const makes = new Map(models.map(({ make }) => [keyOf(make), make]));
  for (const { make } of rows) makes.set(keyOf(make), make);
  for (const { make, also } of rows) {
    for (const key of also.map(keyOf)) if (!makes.has(key)) makes.set(key, make);
  }
  return makes;
}
