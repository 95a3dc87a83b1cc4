import { splitMakeModel } from "../make-model.ts";
import { isPlain } from "./plain-words.ts";
import { wordsOf } from "#domain/text/spelling.ts";

/** One name for a model, and the make_model values it means. */
export interface ModelName {
  words: readonly string[];
  values: readonly string[];
  /** Part of the name only: "prado", "ioniq". */
  part: boolean;
}

interface Model {
  value: string;
  make: string;
  words: readonly string[];
}

/** All names of the models: by name, with the body and fuel variants of that name, or by a distinctive word. */
export function modelNames(
  values: readonly string[],
  isEveryday: (word: string) => boolean,
  /** Words of badges: they do not identify a model. */
  badgeWords: ReadonlySet<string>,
): ModelName[] {
  const isTaken = (word: string) => isEveryday(word) || badgeWords.has(word);
  const models = values.map((value): Model => {
    const { make, model } = splitMakeModel(value);
    return { value, make, words: wordsOf(model) };
  });
  const byFirst = Map.groupBy(models, ({ words }) => words[0] ?? "");
  const own = models.map((model) => ({
    words: model.words,
    values: withVariants(model, byFirst, isEveryday),
    part: false,
  }));
  const names = new Set(own.map(({ words }) => words.join("")));
  const makes = new Set(models.flatMap(({ make }) => wordsOf(make)));
  const isFree = (word: string) => !names.has(word) && !makes.has(word) && !isTaken(word);
  return [...own, ...beginnings(models, isFree), ...endings(models, isFree)];
}

/** "Corolla" includes the "Corolla Sedan", but not the "Corolla Cross". */
function withVariants(
  { value, make, words }: Model,
  byFirst: ReadonlyMap<string, readonly Model[]>,
  isEveryday: (word: string) => boolean,
): string[] {
  const variants = (byFirst.get(words[0] ?? "") ?? []).filter(
    (other) =>
      other.make === make &&
      other.words.length > words.length &&
      words.every((word, index) => other.words[index] === word) &&
      isEveryday(other.words.slice(words.length).join("")),
  );
  return [value, ...variants.map((other) => other.value)];
}

/** "ioniq" for the IONIQ 5 and the IONIQ 6, "cx" for every CX, "718" for the 718 Cayman. */
function beginnings(models: readonly Model[], isFree: (word: string) => boolean): ModelName[] {
  const starts = models.flatMap(({ value, words }) =>
    words.slice(0, -1).map((_, last) => ({ words: words.slice(0, last + 1), value })),
  );
  const byKey = Map.groupBy(starts, ({ words }) => words.join(""));
  return [...byKey]
    .filter(([key]) => isFree(key) && key.length >= (/\d/.test(key) ? 3 : 2))
    .map(([, group]) => ({ words: group[0]?.words ?? [], values: group.map(({ value }) => value), part: true }));
}

/** "prado" for the LandCruiser Prado, if no other model ends that way. */
function endings(models: readonly Model[], isFree: (word: string) => boolean): ModelName[] {
  const longer = models.filter(({ words }) => words.length > 1);
  return [...Map.groupBy(longer, ({ words }) => words.at(-1) ?? "")]
    .filter(([word, group]) => group.length === 1 && /^[a-z]{4,}$/.test(word) && !isPlain(word) && isFree(word))
    .map(([word, group]) => ({ words: [word], values: group.map(({ value }) => value), part: true }));
}
