import type { FacetName } from "../facets.ts";

/** What people say, and the values that dealers' feeds use for it. Only values that the site has count. */
export interface Concept {
  facet: FacetName;
  /** A word after "_" is one that the values of `instead` do not say: "_hot hatch". */
  says: readonly string[];
  /** Its values, in the spellings of sites. */
  means: readonly string[];
  /** Used if a site has none of the former. */
  instead?: readonly string[];
  /** A weak preference: yields to a named body, model or vehicle type. */
  soft?: boolean;
  /** The sizes it means beside an SUV. */
  suvs?: readonly string[];
  /** What the visitor wished, where the values alone would not tell: its chip. */
  wish?: string;
}

export const list = (words: string): string[] => words.split(", ");

export const concept = (facet: FacetName, says: string, means: string, instead = ""): Concept => ({
  facet,
  says: list(says),
  means: list(means),
  instead: list(instead),
});
