import { MOST_DEPTH } from "#domain/feed/nesting.ts";
import { SourceError } from "./source-error.ts";
import type { SourceRow } from "./source-row.ts";

/** The same as for pushes; no dealer's system writes more. */
export const MOST_FIELDS = 300;
/** Longer than any description. */
export const MOST_VALUE_CHARACTERS = 100_000;
/** Between two vehicles: whatever is longer is held in memory as a whole. */
const MOST_BETWEEN_ROWS = 10_000_000;

/** The row without fields and values that are more than a vehicle can have. */
export function boundedRow(row: SourceRow): SourceRow {
  const fields = Object.entries(row.values);
  const long = fields.find(([, value]) => value.length > MOST_VALUE_CHARACTERS);
  if (fields.length <= MOST_FIELDS && long === undefined) return row;
  const kept = fields
    .slice(0, MOST_FIELDS)
    .map(([name, value]) => [name, value.length > MOST_VALUE_CHARACTERS ? "" : value]);
  const odd =
    long === undefined
      ? `the row has ${fields.length} fields, and those after the ${MOST_FIELDS}th were left out`
      : `${long[0].slice(0, 100)} has more than ${MOST_VALUE_CHARACTERS} characters`;
  return { ...row, values: Object.fromEntries(kept), odd: row.odd ?? odd };
}

/** Counts how deep a feed is nested, and throws before a parser has built it. */
export function checkDepth(depth: number): void {
  if (depth > MOST_DEPTH) throw new SourceError(`The feed is nested deeper than ${MOST_DEPTH} levels.`);
}

/** A parser holds all attributes of an element until its tag ends. */
export function checkAttributes(count: number): void {
  if (count > MOST_FIELDS) throw new SourceError(`An element of the feed has more than ${MOST_FIELDS} attributes.`);
}

/** Counts the characters since the last vehicle. */
export class RowDistance {
  #characters = 0;

  pass(text: string): void {
    this.#characters += text.length;
    if (this.#characters > MOST_BETWEEN_ROWS)
      throw new SourceError(
        `The feed has more than ${MOST_BETWEEN_ROWS / 1_000_000} million characters without a vehicle.`,
      );
  }

  restart(): void {
    this.#characters = 0;
  }
}
