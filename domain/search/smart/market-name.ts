import { type FoundModel, modelAt } from "#domain/market/find-model.ts";
import type { MarketModel } from "#domain/market/market-model.ts";
import { marketModels } from "#domain/market/market-rows.ts";
import { marketModel } from "#domain/market/market-names.ts";
import { keyOf } from "#domain/text/spelling.ts";
import { guess, typoIndex } from "#domain/text/typos.ts";
import { makeModelOf, splitMakeModel } from "../make-model.ts";
import type { Name } from "./name.ts";
import { isPlain } from "./plain-words.ts";

// Vehicles that a site does not have, so that a search can say so and show what comes near them; and other names of those
// that it has ("79 series").

/** What a site sells, as the vocabulary of the market knows it. */
export interface SoldHere {
  /** Its values of make_model, by the row of the market. */
  values: ReadonlyMap<MarketModel, readonly string[]>;
  kinds: ReadonlySet<string>;
}

export function soldHere(makeModels: readonly string[]): SoldHere {
  const rows = makeModels.flatMap((value) => {
    const row = marketModel(splitMakeModel(value));
    return row ? [{ value, row }] : [];
  });
  const byRow = Map.groupBy(rows, ({ row }) => row);
  return {
    values: new Map([...byRow].map(([row, same]) => [row, same.map(({ value }) => value)])),
    kinds: new Set(rows.map(({ row }) => row.kind)),
  };
}

export interface MarketMatch {
  name: Name;
  /** How many of the words name it. */
  words: number;
}

interface Asked {
  /** From the word in question. */
  words: readonly string[];
  /** The make that was named directly before. */
  make: string | null;
  /** Whether nothing else was typed. */
  isAll: boolean;
  typos: boolean;
}

/** The make or model of the market that begins with the first word; null if the words are rather something else. */
export function marketName({ words, make, isAll, typos }: Asked, here: SoldHere): MarketMatch | null {
  const after = make === null ? null : ofMake(make, words, here, typos);
  if (after) return after;
  const longest = makeAt(words) ?? modelAt(words, 0);
  const found = longest && shortest(longest, words);
  if (!found || (found.isTypo && !(typos && isNearOwnName(found, words)))) return null;
  const said = words.slice(0, found.to);
  const isWord = said.every(isPlain) || (found.isOrdinary && said.join("").length < longEnough);
  if (isWord && !(isAll && found.to === words.length && /[a-z]{3}/.test(said.join("")))) return null;
  if (found.model === null)
    return isSoldHere(found.make, here) || isAll ? { name: nameOf("make", [found.make]), words: found.to } : null;
  const row = marketModel({ make: found.make, model: found.model });
  if (!row || (here.kinds.size > 0 && !here.kinds.has(row.kind) && !isAll)) return null;
  return { name: nameOf("make_model", valuesOf(row, here)), words: found.to };
}

/** "Golf GTI" is a Golf: the fewest words that mean it, so that what else is said is read for itself. */
function shortest(found: FoundModel, words: readonly string[]): FoundModel {
  for (let to = 1; to < found.to && !found.isTypo; to++) {
    const shorter = modelAt(words.slice(0, to), 0);
    const isSame = shorter?.to === to && shorter.make === found.make && shorter.model === found.model;
    if (isSame && !shorter.isTypo && !shorter.isOrdinary) return shorter;
  }
  return found;
}

/** A make that the first words name, so that what follows is first looked for among its models here. */
function makeAt(words: readonly string[]): FoundModel | null {
  for (let to = Math.min(words.length, longestMake); to > 0; to--) {
    const found = modelAt(words.slice(0, to), 0);
    if (found?.to === to && found.model === null && !found.isTypo) return found;
  }
  return null;
}

const longestMake = 3;
/** "Patrol", "escape": longer words of the language that mean nothing else in a search for a vehicle. */
const longEnough = 6;

/** Whether the make builds what the site sells. A maker of caravans is hardly meant among cars: "Eden" is a town. */
function isSoldHere(make: string, { kinds }: SoldHere): boolean {
  const models = marketModels().filter((one) => one.make === make);
  return kinds.size === 0 || models.some(({ kind }) => kinds.has(kind));
}

/** "79 series": the longer name of a model that is here, in the words of the market. */
export function longerName(words: readonly string[], than: number, { values }: SoldHere): MarketMatch | null {
  const found = modelAt(words, 0);
  if (!found || found.model === null || found.isTypo || found.isOrdinary || found.to <= than) return null;
  const row = marketModel({ make: found.make, model: found.model });
  const here = row && values.get(row);
  const length = words[found.to] === "series" ? found.to + 1 : found.to;
  return here ? { name: nameOf("make_model", here), words: length } : null;
}

/** A typing error of a nickname would be a guess about a guess: "tipper" is no Type R. */
function isNearOwnName({ make, model, to }: FoundModel, words: readonly string[]): boolean {
  const own = model === null ? [make] : [model, `${make} ${model}`];
  const index = typoIndex(own.map((name) => [keyOf(name), true] as const));
  return guess(index, words.slice(0, to).join("")) ?? false;
}

function ofMake(make: string, words: readonly string[], here: SoldHere, typos: boolean): MarketMatch | null {
  const found = modelAt([make, ...words], 0);
  if (!found || found.model === null || found.to < 2 || (found.isTypo && !typos)) return null;
  const row = marketModel({ make: found.make, model: found.model });
  return row && { name: nameOf("make_model", valuesOf(row, here)), words: found.to - 1 };
}

const valuesOf = (row: MarketModel, { values }: SoldHere): readonly string[] => values.get(row) ?? [makeModelOf(row)];

const nameOf = (facet: "make" | "make_model", values: readonly string[]): Name => ({
  meaning: { facet, values, range: null },
  soft: false,
  weak: false,
});
