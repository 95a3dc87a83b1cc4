import { keyOf, wordsOf } from "#domain/text/spelling.ts";
import { marketMakes } from "./data/market-makes.ts";
import type { MarketModel, ModelName } from "./market-model.ts";
import { marketModels } from "./market-rows.ts";

/** What one name means. */
export interface MarketName {
  /** The make of that name. */
  make: string | null;
  /** The commonest first. */
  models: readonly MarketModel[];
  /** Whether the name alone means the make: "Mini", but not "Golf", which is also a make of caravans. */
  isMake: boolean;
}

interface Names {
  /** By the key of a make, a model or another name of it. */
  byKey: ReadonlyMap<string, MarketName>;
  /** Written as one word with its make: "bmw320i". */
  glued: ReadonlyMap<string, MarketName>;
  /** By the key of the make, then by that of the model or another name of it. */
  ofMake: ReadonlyMap<string, ReadonlyMap<string, MarketModel>>;
  /** Words in the longest name. */
  longest: number;
}

// Read at the first question: most servers start without one.
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
  const models = marketModels();
  const ofMake = modelsByMake(models);
  const byKey = new Map<string, MarketName>();
  const glued = new Map<string, MarketName>();
  for (const [makeKey, own] of ofMake) {
    for (const [key, model] of own) {
      const here = byKey.get(key)?.models;
      byKey.set(key, { make: null, models: here ? [...here, model].sort(commonest(key)) : [model], isMake: false });
      glued.set(makeKey + key, { make: null, models: [model], isMake: false });
    }
  }
  for (const [key, make] of makesByKey(models)) {
    const others = byKey.get(key)?.models ?? [];
    byKey.set(key, { make, models: others, isMake: isCommoner(ofMake.get(keyOf(make)), others) });
  }
  const wordCounts = models.flatMap(({ model, also }) => [model, ...also].map((name) => wordsOf(name).length));
  return { byKey, glued, ofMake, longest: Math.max(...wordCounts) };
}

function modelsByMake(models: readonly MarketModel[]): Map<string, Map<string, MarketModel>> {
  const keysOf = (model: MarketModel) => [model.model, ...model.also].map((name) => [keyOf(name), model] as const);
  const makes = Map.groupBy(models, ({ make }) => keyOf(make));
  return new Map([...makes].map(([make, own]) => [make, new Map(own.flatMap(keysOf))]));
}

/** A model of that very name comes before one that is also called so; then the one that is advertised more. */
const commonest =
  (key: string) =>
  (a: MarketModel, b: MarketModel): number =>
    Number(keyOf(b.model) === key) - Number(keyOf(a.model) === key) ||
    b.advertisements - a.advertisements ||
    a.make.localeCompare(b.make);

/** Whether a make is advertised more than models of its name; one without models of ours is never. */
function isCommoner(own: ReadonlyMap<string, MarketModel> | undefined, others: readonly MarketModel[]): boolean {
  const count = (models: Iterable<MarketModel>) =>
    [...new Set(models)].reduce((sum, { advertisements }) => sum + advertisements, 0);
  return others.length === 0 || (own !== undefined && count(own.values()) >= count(others));
}

function makesByKey(models: readonly MarketModel[]): Map<string, string> {
  const rows = marketMakes
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([make = "", also = ""]) => ({ make, also: also === "" ? [] : also.split(", ") }));
  const makes = new Map([...rows, ...models].map(({ make }) => [keyOf(make), make]));
  for (const { make, also } of rows) {
    for (const key of also.map(keyOf)) if (!makes.has(key)) makes.set(key, make);
  }
  return makes;
}
