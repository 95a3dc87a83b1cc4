import type { Point } from "#domain/country/distance.ts";

/** A suburb or town. */
export interface Place extends Point {
  name: string;
  /** "NSW"; in New Zealand the region: "Waikato". */
  state: string;
  /** Thousands of people; 0 for fewer, and where nobody counted. */
  weight: number;
}

/** The places of a country. */
export interface Places {
  /** Those of a name, by its key (`keyOf`), the largest first: several states may share it. */
  placesNamed(key: string): readonly Place[];
  /**
   * Those whose name is nearest to a misspelt one of six letters or more. A misspelt name may also be a hamlet's own
   * (Paramatta in South Australia): ask for both, and let `weight` or `nearestPlace` decide.
   */
  guessPlace(key: string): readonly Place[];
  /** Those whose names begin so, the largest first. */
  placesBeginning(key: string): readonly Place[];
  /** The middle of a postcode; null if no such postcode is known. */
  pointOfPostcode(postcode: string): Point | null;
}
