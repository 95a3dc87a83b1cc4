import { ownValue } from "#domain/own-value.ts";
import type { Mapping } from "./mapping.ts";
import { currencyIn, readPrice } from "./prices.ts";
import { readNumber } from "./numbers.ts";
import { type FeedRow, readText } from "./read-field.ts";
import { foldValue } from "./value-tables.ts";
import { yearIn } from "./years.ts";

/** What a cell certainly is, whatever its column is called. Longer texts may mention anything. */
const kinds: Readonly<Record<string, (text: string) => boolean>> = {
  year: (text) => yearIn(text) !== null,
  fuel: (text) => /^(?:petrol|diesel|benzin|gasoline|gas|electric|hybrid|lpg|cng|unleaded)\b/i.test(text),
  transmission: (text) => /^(?:semi-?)?(?:auto|manual)|^(?:manuell|schaltgetriebe)/i.test(text),
  drive: (text) => /^(?:[42]wd|awd|fwd|rwd|4x[42])$/i.test(text),
  power: (text) => /^\d+(?:[.,]\d+)?\s*(?:kw|hp|ps|bhp)\b/i.test(text),
  distance: (text) => /^[\d.,\s]+\s*(?:km|kms|miles?)$/i.test(text),
  money: (text) => /\d/.test(text) && (/^\s*\$/.test(text) || currencyIn(text) !== null),
  consumption: (text) => /l\s*\/\s*100\s*km|\bmpg\b|\bkmpl\b/i.test(text),
  seats: (text) => /^\d+\s*(?:seats?|doors?)$/i.test(text),
};
const LONGEST = 30;

/** Fields whose cells can be recognised, what fits them, and their own kind. */
const sharp: Readonly<Record<string, { own: readonly string[]; fits: (text: string) => boolean }>> = {
  year: { own: ["year"], fits: (text) => yearIn(text) !== null },
  price: {
    own: ["money"],
    fits: (text) =>
      readPrice(text).kind !== "unreadable" && !isKind(text, ["power", "distance", "consumption", "seats"]),
  },
  km: {
    own: ["distance"],
    fits: (text) => readNumber(text) !== null && !isKind(text, ["power", "consumption", "money", "seats"]),
  },
  simple_fuel: { own: ["fuel"], fits: (text) => foldValue("simple_fuel", text) !== null },
  simple_transmission: { own: ["transmission"], fits: (text) => foldValue("simple_transmission", text) !== null },
  simple_drive: { own: ["drive"], fits: (text) => foldValue("simple_drive", text) !== null },
  simple_body: { own: [], fits: (text) => foldValue("simple_body", text) !== null },
  seats: { own: ["seats"], fits: (text) => /^\s*\d{1,2}(?:\.0)?\s*(?:seats?)?$/i.test(text) },
  colour: { own: [], fits: (text) => !isKind(text, Object.keys(kinds)) },
};

const isKind = (text: string, names: readonly string[]): boolean =>
  text.length <= LONGEST && names.some((name) => ownValue(kinds, name)?.(text) === true);

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
  return Object.entries(sharp).flatMap(([field, { own, fits }]) => {
    const rule = ownValue(fields, field);
    if (rule === undefined) return [];
    const { text, column } = readText(rule, row);
    if (text === "" || fits(text)) return [];
    const others = Object.keys(kinds).filter((kind) => !own.includes(kind));
    return [{ column, text, isElsewhere: isKind(text, others) }];
  });
}
