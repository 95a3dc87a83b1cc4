import type { Meaning } from "./smart-result.ts";

/** The meaning of one or more words. */
export interface Name {
  meaning: Meaning;
  /** Yields to anything that is named explicitly. */
  soft: boolean;
  /** An ordinary word or a single digit: needs its make, a place word, or to be the whole text. */
  weak: boolean;
  /** The only type of vehicle on the site: implied beside anything else. */
  implied?: boolean;
  /** The places of its words that its meaning does not include: the first of "hot hatch". */
  unsaid?: readonly number[];
  /** What it means where an SUV is named: "small suv". */
  ofSuv?: Meaning;
}
