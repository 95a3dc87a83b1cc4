import { ownValue, setOwnValue } from "#domain/own-value.ts";
import { columnGuesses, type Guess, headerWords } from "./column-names.ts";
import type { FieldRule, Mapping } from "./mapping.ts";
import { columnsOf, type FeedRow, valueOf } from "./read-field.ts";
import { suggestCurrency } from "./suggest-currency.ts";
import { yearOfTitle } from "./years.ts";

export type Suggestion = {
  mapping: Mapping;
  confidence: Record<string, number>;
  unused: string[];
  /** Assumptions of the mapping, for its reader. */
  remarks: string[];
};
type Place = {
  /** The currency of the site's prices. */
  currency: string;
  /** The make in the file name: feeds of one make often have it only there. */
  make?: string | null;
};

const ENOUGH = 0.5;
const KEYED = 0.95;

/** A first mapping from the header and a sample of rows. `confidence` is the share of values that fit, 0 to 1. */
export function suggestMapping(
  columns: readonly string[],
  sample: readonly FeedRow[],
  { currency, make = null }: Place = { currency: "AUD" },
): Suggestion {
  const left = new Set(columns);
  const words = new Map(columns.map((column) => [column, headerWords(column)]));
  const fields: Record<string, FieldRule> = {};
  const confidence: Record<string, number> = {};
  for (const [field, guess] of Object.entries(columnGuesses)) {
    const fitting = [...left]
      .filter((column) => guess.name.test(words.get(column) ?? ""))
      .map((column) => ({ column, share: shareOf(column, sample, guess) }))
      .filter(({ share }) => share >= ENOUGH)
      .toSorted((a, b) => b.share - a.share);
    const [best] = fitting;
    if (!best) continue;
    if (field === "images") {
      const wanted = new Set(fitting.map(({ column }) => column));
      const all = columns.filter((column) => wanted.has(column));
      fields[field] = all.length > 1 ? { from: all } : best.column;
      for (const column of all) left.delete(column);
    } else {
      const values = valuesOf(best.column, sample);
      setOwnValue(fields, field, guess.rule?.(best.column, values) ?? best.column);
      left.delete(best.column);
    }
    setOwnValue(confidence, field, best.share);
  }
  const remarks: string[] = [];
  const money = suggestCurrency(columns, sample, fields["price"], currency);
  if (money.column !== null) left.delete(money.column);
  remarks.push(...money.remarks);
  const distance = distanceRule(fields["km"], money.isInMiles, columns, sample);
  if (distance) {
    fields["km"] = distance.rule;
    remarks.push(distance.remark);
  }
  if (fields["make"] === undefined && fields["title"] === undefined && make !== null) {
    fields["make"] = { value: make };
    confidence["make"] = 1;
    remarks.push(`No column names the make. The file's own name does: ${make}.`);
  }
  const type = [...left].find((column) => /^(?:type|line)$/i.test(headerWords(column)));
  if (fields["model"] === undefined && fields["title"] === undefined && type !== undefined) {
    fields["model"] = type;
    confidence["model"] = 1;
    left.delete(type);
    remarks.push(`No column is called model. "${type}" is taken for it.`);
  }
  remarks.push(...missing(fields, sample));
  const { key, repeats } = keyOf(columns, fields, sample, left);
  const mapping: Mapping = {
    format: {},
    key,
    key_repeats: repeats,
    fields,
    currency,
    ...(money.feed === null ? {} : { feed_currency: money.feed }),
    ...(money.column === null ? {} : { currency_column: money.column }),
  };
  return { mapping, confidence, unused: [...left], remarks };
}

function missing(fields: Record<string, FieldRule>, sample: readonly FeedRow[]): string[] {
  const title = columnsOf(fields["title"] ?? { value: "" })[0];
  const titles = title === undefined ? [] : valuesOf(title, sample);
  const hasYears = titles.filter((text) => yearOfTitle(text) !== null).length > titles.length * ENOUGH;
  const needed = ["make", "model", "year"].filter(
    (field) => ownValue(fields, field) === undefined && (field === "year" ? !hasYears : title === undefined),
  );
  if (needed.length === 3)
    return [
      "No column looks like make, model or year. Does the first line name the columns? If not, add it, or write the mapping by hand.",
    ];
  return needed.map(
    (field) => `No column looks like the ${field}, and no row is a vehicle without it. Add it to the mapping by hand.`,
  );
}

/** "Mileage" means miles where people use miles; a unit in header or values takes precedence. */
function distanceRule(
  rule: FieldRule | undefined,
  isInMiles: boolean,
  columns: readonly string[],
  sample: readonly FeedRow[],
): { rule: FieldRule; remark: string } | null {
  if (typeof rule !== "string") return null;
  const header = headerWords(rule).toLowerCase();
  const values = valuesOf(rule, sample);
  if (/\bk(?:m|ms|ilomet)|kilom|chilom|quilom|przebieg|laufleistung/.test(header)) return null;
  // A unit beside the figure is read with it.
  if (values.some((value) => /\d\s*(?:k(?:m|ms|ilomet)|mi\b|miles?)/i.test(value))) return null;
  const inMiles = { from: rule, unit: "miles" } as const;
  const unitColumn = columns.find(
    (column) => /^@?units?$/i.test(column.slice(stem(rule).length)) && column.startsWith(stem(rule)),
  );
  const units = unitColumn === undefined ? [] : valuesOf(unitColumn, sample);
  if (units.length > 0 && units.every((unit) => /^k/i.test(unit))) return null;
  if (units.length > 0 && units.every((unit) => /^mi/i.test(unit)))
    return { rule: inMiles, remark: `"${rule}" is in miles; cars show kilometres.` };
  if (/\bmi(?:les?)?\b/.test(header)) return { rule: inMiles, remark: `"${rule}" is in miles; cars show kilometres.` };
  const hasMpg = columns.some((column) => /\bmpg\b/i.test(headerWords(column)));
  if (isInMiles || hasMpg)
    return {
      rule: inMiles,
      remark: `"${rule}" names no unit. The feed looks British or American, so it is read as miles; write unit: km if it is not.`,
    };
  if (!/mileage|odometer/.test(header)) return null;
  return {
    rule,
    remark: `"${rule}" names no unit and is read as kilometres; write { from: ${rule}, unit: miles } if it is miles.`,
  };
}

/** "mileage." of "mileage.value": where JSON and XML have the unit beside the figure. */
const stem = (column: string): string => column.slice(0, column.lastIndexOf(".") + 1) || `${column}.`;

const valuesOf = (column: string, sample: readonly FeedRow[]): string[] =>
  sample.map((row) => valueOf(row, column)).filter((value) => value !== "");

function shareOf(column: string, sample: readonly FeedRow[], { fits = () => true }: Guess): number {
  const said = valuesOf(column, sample);
  if (said.length === 0) return sample.length === 0 ? 1 : 0;
  return said.filter((value) => fits(value.split(/[|;]/)[0]?.trim() ?? value)).length / said.length;
}

/** Fields that change while a vehicle is for sale: a key with them would lose the vehicle at every change. */
const passing = new Set([
  "price",
  "before_price",
  "price_type",
  "status",
  "description",
  "features",
  "images",
  "created_at",
]);

const idName = /^(?:(?:listing|ad|vehicle|car|item|post|offer|advert|internal) ?)?(?:id|uuid|guid)$|^lot(?: number)?$/i;

/** The stock number, the VIN, or the feed's own id. Otherwise a vehicle is identified by all its lasting fields. */
function keyOf(
  columns: readonly string[],
  fields: Record<string, FieldRule>,
  sample: readonly FeedRow[],
  left: Set<string>,
): { key: string[]; repeats: boolean } {
  const ids = columns.filter((column) => idName.test(headerWords(column)) && !isRowNumber(column, sample));
  const [unique] = [fields["stocknum"], fields["vin"], ...ids].flatMap((rule) => uniqueColumn(rule, sample));
  if (unique !== undefined) {
    left.delete(unique);
    return { key: [unique], repeats: false };
  }
  const changing = new Set(
    Object.entries(fields).flatMap(([field, rule]) => (passing.has(field) ? columnsOf(rule) : [])),
  );
  const lasting = columns.filter((column) => !changing.has(column) && !isRowNumber(column, sample));
  return { key: lasting.length > 0 ? lasting : [...columns], repeats: true };
}

/** A row number added by a spreadsheet or data frame: it identifies the row, not the vehicle. */
function isRowNumber(column: string, sample: readonly FeedRow[]): boolean {
  const values = sample.map((row) => Number(valueOf(row, column) || Number.NaN));
  const [first] = values;
  return values.length > 2 && (first === 0 || first === 1) && values.every((value, at) => value === first + at);
}

/** A key exists on every row and is unique, except for the mistakes that feeds have. */
function uniqueColumn(rule: FieldRule | undefined, sample: readonly FeedRow[]): string[] {
  if (typeof rule !== "string") return [];
  const values = sample.map((row) => valueOf(row, rule));
  const said = values.filter((value) => value !== "");
  const isKey = said.length >= values.length * KEYED && new Set(said).size >= said.length * KEYED;
  return said.length > 0 && isKey ? [rule] : [];
}
