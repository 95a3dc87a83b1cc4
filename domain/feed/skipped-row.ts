import type { Mapping, SkipRule } from "./mapping.ts";
import { type FeedRow, valueOf } from "./read-field.ts";

/** Longer than a category or a title. */
const LONGEST_TEXT = 300;

/** Why the mapping leaves a row out; null if it does not. */
export function skippedBy(
  row: FeedRow,
  { skip = [] }: Pick<Mapping, "skip">,
): { column: string; value: string; reason: string; word: string } | null {
  for (const rule of skip) {
    for (const column of [rule.from].flat()) {
      const value = valueOf(row, column).slice(0, LONGEST_TEXT);
      const word = value === "" ? null : wordIn(value, rule);
      if (word !== null) return { column, value, word, reason: `not sold here: the mapping skips "${word}"` };
    }
  }
  return null;
}

/** A vehicle may come with another thing: "Hilux with trailer", "Trucks & Trailers". */
const joins = new Set(["with", "w", "and", "plus", "incl", "including", "includes", "for", "to", "&", "+"]);

/** The first word of the rule that a text names as the thing itself. */
function wordIn(text: string, { words, unless }: Pick<SkipRule, "words" | "unless">): string | null {
  const heads = text.split(/[>|/\\]/).map((level) => {
    const all = wordsOf(level);
    const end = all.findIndex((one) => joins.has(one));
    return spaced(end === -1 ? all : all.slice(0, end));
  });
  const told = phrasesOf(unless).reduce((rest, { forms }) => rest.map((head) => without(head, forms)), heads);
  return phrasesOf(words).find(({ forms }) => told.some((head) => has(head, forms)))?.phrase ?? null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+|[&+]/gu) ?? [];
const spaced = (words: readonly string[]): string => ` ${words.join(" ")} `;
const has = (text: string, forms: readonly string[]): boolean => forms.some((form) => text.includes(form));
const without = (text: string, forms: readonly string[]): string =>
  forms.reduce((rest, form) => rest.replaceAll(form, " "), text);

type Phrase = { phrase: string; forms: string[] };
/** A mapping has the same words for every row. */
const known = new WeakMap<readonly string[], Phrase[]>();

function phrasesOf(words: readonly string[]): Phrase[] {
  const found =
    known.get(words) ??
    words.map((phrase) => ({
      phrase,
      forms: ["", "s", "es"].map((end) => `${spaced(wordsOf(phrase)).trimEnd()}${end} `),
    }));
  known.set(words, found);
  return found;
}
