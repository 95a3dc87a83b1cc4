import type { FacetName } from "../facets.ts";
import type { Name } from "./name.ts";
import { fillers } from "./plain-words.ts";
import type { Meaning } from "./smart-result.ts";

type NameOptions = Partial<Pick<Name, "soft" | "weak" | "implied" | "unsaid">> & { wish?: string | undefined };
const noWords: readonly number[] = [];

/** The places of words after "_". */
export const unsaidIn = (says: string): number[] =>
  says.split(/[ -]/).flatMap((word, place) => (word.startsWith("_") ? [place] : []));

/** What each name means, the first meaning first. */
export class NameList {
  readonly byKey = new Map<string, Name[]>();
  longest = 1;

  add(
    words: readonly string[],
    facet: FacetName,
    values: readonly string[],
    { soft = false, weak = false, implied = false, unsaid = noWords, wish }: NameOptions = {},
  ): void {
    if (words.length === 0 || values.length === 0) return;
    const here = this.byKey.get(words.join("")) ?? [];
    const same = here.find(({ meaning }) => meaning.facet === facet);
    const all = [...new Set([...(same?.meaning.values ?? []), ...values])];
    const meaning: Meaning = { facet, values: all, range: null, ...(wish !== undefined && { wish }) };
    const isPartly = unsaid.length > 0 && (same === undefined || same.unsaid !== undefined);
    const name: Name = {
      meaning,
      soft,
      weak: weak && (same?.weak ?? true),
      implied,
      ...(isPartly && { unsaid }),
    };
    this.put(words, same ? here.map((one) => (one === same ? name : one)) : [...here, name]);
  }

  /** Keeps an earlier meaning in the same facet. */
  addFirst(words: readonly string[], facet: FacetName, values: readonly string[]): void {
    const here = this.byKey.get(words.join(""));
    if (!here?.some(({ meaning }) => meaning.facet === facet)) this.add(words, facet, values);
  }

  /** What a size means beside an SUV. */
  addOfSuv(words: readonly string[], ofSuv: Meaning): void {
    const here = this.byKey.get(words.join("")) ?? [];
    this.put(
      words,
      here.map((one) => (one.soft ? { ...one, ofSuv } : one)),
    );
  }

  put(words: readonly string[], names: Name[]): void {
    this.byKey.set(words.join(""), names);
    // "a van" is not the make Avan: names with such words are also stored with their spacing.
    if (words.length > 1 && words.some((word) => fillers.has(word))) this.byKey.set(words.join(" "), names);
    this.longest = Math.max(this.longest, words.length);
  }
}
