import type { FacetName } from "../facets.ts";

/** What people say, and the values that dealers' feeds write for it. Only values that the site has are ever meant. */
export interface Concept {
  facet: FacetName;
  says: readonly string[];
  /** Values that it means, as sites may spell them. */
  means: readonly string[];
  /** Meant where a site has none of the former. */
  instead?: readonly string[];
  /** A mere inclination: gives way to a body, model or vehicle type that is named. */
  soft?: boolean;
}

export const list = (words: string): string[] => words.split(", ");

export const concept = (facet: FacetName, says: string, means: string, instead = ""): Concept => ({
  facet,
  says: list(says),
  means: list(means),
  instead: list(instead),
});
