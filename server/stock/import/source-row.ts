import type { FeedRow } from "#domain/feed/read-field.ts";

/** A row of the feed. `odd`: what is wrong with the row as a whole, such as cells too many. */
export type SourceRow = FeedRow & {
  odd: string | null;
  /** The columns of its table. Absent where each row names its own, and leaves out what it does not have. */
  header?: readonly string[];
};
