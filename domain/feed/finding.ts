/** One thing the report says of one row. `mended`: the row was taken, with this value changed or left out. */
export type Finding = {
  /** The line where the row begins in the feed; 0 for findings after reading. */
  line: number;
  /** The dealer's own number of the vehicle, or its key, to find it by. */
  vehicle: string;
  column: string;
  value: string;
  reason: string;
  done: "taken" | "mended" | "skipped";
};

/** Collects the findings of one row. */
export type Note = (column: string, value: string, reason: string, done: Finding["done"]) => void;

const mostShown = 120;
export const shortened = (value: string): string =>
  value.length > mostShown ? `${value.slice(0, mostShown - 1)}…` : value;
