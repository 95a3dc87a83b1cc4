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
  const told = unless.reduce((rest, phrase) => rest.map((head) => without(head, phrase)), heads);
  return words.find((word) => told.some((head) => has(head, word))) ?? null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+|[&+]/gu) ?? [];
const spaced = (words: readonly string[]): string => ` ${words.join(" ")} `;
const forms = (phrase: string): string[] => ["", "s", "es"].map((end) => spaced(wordsOf(phrase)).trimEnd() + end + " ");
const has = (text: string, phrase: string): boolean => forms(phrase).some((form) => text.includes(form));
const without = (text: string, phrase: string): string =>
  forms(phrase).reduce((rest, form) => rest.replaceAll(form, " "), text);
