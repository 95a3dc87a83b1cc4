import { splitMakeModel } from "../make-model.ts";
import { isPlain } from "./plain-words.ts";
import { wordsOf } from "./spelling.ts";

/** One way to say a model, and the make_model values it means. */
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

/** Every way to say the models: by name, with the body and fuel variants of that name, or by its telling word. */
export function modelNames(values: readonly string[], isEveryday: (word: string) => boolean): ModelName[] {
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
  const tells = (word: string) => /^[a-z]{4,}$/.test(word) && !names.has(word) && !makes.has(word) && !isEveryday(word);
  return [...own, ...firstWords(models, tells), ...lastWords(models, (word) => tells(word) && !isPlain(word))];
}

/** "Corolla" is the "Corolla Sedan" too, but not the "Corolla Cross". */
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

/** "ioniq" for the IONIQ 5 and the IONIQ 6. */
function firstWords(models: readonly Model[], tells: (word: string) => boolean): ModelName[] {
  const longer = models.filter(({ words }) => words.length > 1 && tells(words[0] ?? ""));
  return [...Map.groupBy(longer, ({ words }) => words[0] ?? "")].map(([word, group]) => ({
    words: [word],
    values: group.map(({ value }) => value),
    part: true,
  }));
}

/** "prado" for the LandCruiser Prado, where no other model ends so. */
function lastWords(models: readonly Model[], tells: (word: string) => boolean): ModelName[] {
  const longer = models.filter(({ words }) => words.length > 1 && tells(words.at(-1) ?? ""));
  return [...Map.groupBy(longer, ({ words }) => words.at(-1) ?? "")]
    .filter(([, group]) => group.length === 1)
    .map(([word, group]) => ({ words: [word], values: group.map(({ value }) => value), part: true }));
}
