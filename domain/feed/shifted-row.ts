import { ownValue } from "#domain/text/own-value.ts";
import type { Mapping } from "./mapping.ts";
import { cellKinds, isKind } from "./cell-kinds.ts";
import { fitsField } from "./field-fits.ts";
import { type FeedRow, readText } from "./read-field.ts";

/** Fields whose cells can be recognised, and the kinds of cells that are their own. */
const sharp: Readonly<Record<string, readonly string[]>> = {
  year: ["year"],
  price: ["money"],
  km: ["distance", "hours"],
  simple_fuel: ["fuel"],
  simple_transmission: ["transmission"],
  simple_drive: ["drive"],
  simple_body: [],
  seats: ["seats"],
  colour: [],
};

/** One misplaced cell may be a slip; two are not. */
const MOST_DISPLACED = 1;

export function shiftOf(
  row: FeedRow,
  mapping: Pick<Mapping, "fields">,
): { column: string; value: string; reason: string } | null {
  const displaced = misfits(row, mapping).filter(({ isElsewhere }) => isElsewhere);
  if (displaced.length <= MOST_DISPLACED) return null;
  return {
    column: "(row)",
    value: displaced.map(({ column, text }) => `${column}: ${text}`).join(" | "),
    reason: "the columns of this row have shifted: these cells belong into others",
  };
}

/** Cells that do not fit their column. `isElsewhere`: they clearly belong to another. */
export function misfits(row: FeedRow, { fields }: Pick<Mapping, "fields">) {
  return Object.entries(sharp).flatMap(([field, own]) => {
    const rule = ownValue(fields, field);
    if (rule === undefined) return [];
    const { text, column } = readText(rule, row, (one) => fitsField(field, one));
    if (text === "" || fitsField(field, text)) return [];
    const others = Object.keys(cellKinds).filter((kind) => !own.includes(kind));
    return [{ column, text, isElsewhere: isKind(text, others) }];
  });
}
