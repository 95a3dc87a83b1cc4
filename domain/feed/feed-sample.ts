import { type FeedRow, valueOf } from "./read-field.ts";

/** Rows of a feed from which a mapping is suggested: its first ones, and others from the whole feed. */
export type FeedSample = readonly FeedRow[];

/** Something that the suggestion assumes, for its reader. `at`: the part of the mapping that it is about. */
export type Remark = { text: string; at: readonly string[] | null };

/** The values that a column says. */
export const valuesOf = (column: string, sample: FeedSample): string[] =>
  sample.map((row) => valueOf(row, column)).filter((value) => value !== "");

export const shareOf = (count: number, all: number): number => (all === 0 ? 0 : count / all);
