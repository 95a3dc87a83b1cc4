import type { Meaning } from "./smart-result.ts";

/** What a word or some words mean. */
export interface Name {
  meaning: Meaning;
  /** Gives way to anything that is named outright. */
  soft: boolean;
  /** An ordinary word or a mere digit: needs its make, a place word, or to be all that was typed. */
  weak: boolean;
  /** The only type of vehicle that the site has: goes without saying beside anything else. */
  implied?: boolean;
}
