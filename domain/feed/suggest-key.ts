import { headerWords, plateName } from "./column-names.ts";
import { keyFrom, textOfPart } from "./feed-key.ts";
import type { FeedSample, Remark } from "./feed-sample.ts";
import type { FieldRule, KeyPart } from "./mapping.ts";
import { columnsOf, valueOf } from "./read-field.ts";
import { yearIn } from "./years.ts";

/** Feeds have mistakes: a key is missing or double in a few rows. */
const KEYED = 0.95;
/** A column that is called like no id has to be unique without exception, in this many rows. */
const ENOUGH_ROWS = 20;
/** Rows above which a column of row numbers is known. */
const COUNTED_ROWS = 100;

const idName =
  /^(?:(?:listing|ad|vehicle|car|item|post|offer|advert|internal|stock|asset|unit) ?)?(?:id|uuid|guid|code)$|^lot(?: ?(?:no|num|number))?$/i;

type SuggestedKey = { key: KeyPart[]; repeats: boolean; remark: Remark };
type Facts = {
  columns: readonly string[];
  fields: ReadonlyMap<string, FieldRule>;
  links: readonly string[];
  sample: FeedSample;
};

/** One thing that tells vehicles apart, from the most stable on; otherwise the fewest columns that do so together. */
export function suggestKey(facts: Facts): SuggestedKey {
  const { columns, fields, links, sample } = facts;
  const named = (name: RegExp) => columns.filter((one) => name.test(headerWords(one)) && !isRowNumber(one, sample));
  const candidates: (FieldRule | undefined)[] = [
    fields.get("stocknum"),
    fields.get("vin"),
    ...named(idName),
    ...named(plateName),
    ...links,
    ...columns.filter((column) => isLikeAnId(column, facts)),
  ];
  const unique = candidates.flatMap(asPart).find((part) => isUnique(part, sample));
  if (unique === undefined) return several(facts);
  const name = typeof unique === "string" ? `"${unique}"` : `The piece of "${unique.from}"`;
  return {
    key: [unique],
    repeats: false,
    remark: { text: `${name} tells every vehicle from the others.`, at: ["key"] },
  };
}

function asPart(rule: FieldRule | undefined): KeyPart[] {
  if (rule === undefined) return [];
  if (typeof rule === "string") return [rule];
  const { from, split, part, after, before, find, ...others } = rule;
  if (typeof from !== "string" || Object.keys(others).length > 0) return [];
  return [
    {
      from,
      ...(split === undefined ? {} : { split }),
      ...(part === undefined ? {} : { part }),
      ...(after === undefined ? {} : { after }),
      ...(before === undefined ? {} : { before }),
      ...(find === undefined ? {} : { find }),
    },
  ];
}

function isUnique(part: KeyPart, sample: FeedSample): boolean {
  const keys = sample.map((row) => keyFrom([textOfPart(part, row)])).filter((key) => key !== null);
  return keys.length > 0 && keys.length >= sample.length * KEYED && new Set(keys).size >= keys.length * KEYED;
}

/** "A-1002", "GR8123": one word with a digit, different in every row, that is no measure, price or date of the car. */
function isLikeAnId(column: string, { fields, sample }: Facts): boolean {
  const isMapped = [...fields.values()].some((rule) => columnsOf(rule).includes(column));
  if (isMapped || sample.length < ENOUGH_ROWS || isRowNumber(column, sample)) return false;
  const values = sample.map((row) => valueOf(row, column));
  const isWord = (text: string) => /^(?=\D*\d)[\w-]{4,200}$/.test(text) && yearIn(text) === null;
  if (!values.every(isWord) || new Set(values.map((value) => keyFrom([value]))).size < values.length) return false;
  // Measures vary in length; numbers that a system gives away do not.
  return values.some((value) => /[a-z]/i.test(value)) || new Set(values.map((value) => value.length)).size === 1;
}

/** A row number added by a spreadsheet or data frame: it identifies the row, not the vehicle. */
export function isRowNumber(column: string, sample: FeedSample): boolean {
  const values = sample.slice(0, COUNTED_ROWS).map((row) => Number(valueOf(row, column) || Number.NaN));
  const [first] = values;
  return values.length > 2 && (first === 0 || first === 1) && values.every((value, at) => value === first + at);
}

/** Fields that change while a vehicle is for sale: a key with them would lose the vehicle at every change. */
const passing = new Set(
  "price, before_price, price_type, status, description, features, images, created_at".split(", "),
);
/** Fields that describe the vehicle itself, the most lasting last. */
const lasting = [
  ..."km, location_id, colour, car_type, seats, engine, simple_drive, simple_transmission, simple_fuel".split(", "),
  ..."simple_body, item_type, title, series, badge, vin, stocknum, year, model, make".split(", "),
];

/** Few rows are told apart by less than a year's stock needs. */
const MANY_ROWS = 100;

/** The fewest columns that together tell as many rows apart as all that last: what the vehicle is called, and others. */
function several({ columns, fields, sample }: Facts): SuggestedKey {
  const fieldOf = new Map([...fields].flatMap(([field, rule]) => columnsOf(rule).map((column) => [column, field])));
  const rank = (column: string) => lasting.indexOf(fieldOf.get(column) ?? "");
  const usable = columns
    .filter((column) => !passing.has(fieldOf.get(column) ?? "") && !isRowNumber(column, sample))
    .toSorted((a, b) => rank(a) - rank(b));
  const called = fields.has("title") ? ["title"] : ["make", "model", "year"];
  const isKept = (column: string) =>
    sample.length < MANY_ROWS ? rank(column) !== -1 : called.includes(fieldOf.get(column) ?? "");
  const { kept, apart } = fewest(usable.length > 0 ? usable : columns, isKept, sample);
  const key = columns.filter((column) => kept.includes(column));
  const text =
    `No column is unique. ${key.length === 1 ? "This one tells" : "These together tell"} ${apart} of ${sample.length} rows apart; ` +
    "equal rows are numbered. Ask for a feed with stock numbers.";
  return { key, repeats: true, remark: { text, at: ["key"] } };
}

/** Leaves out column after column, the least lasting first, while the others tell the rows apart as well. */
function fewest(
  columns: readonly string[],
  isKept: (column: string) => boolean,
  sample: FeedSample,
): { kept: string[]; apart: number } {
  const groups = columns.map((column) => grouped(sample.map((row) => keyFrom([valueOf(row, column)]) ?? "")));
  const none = sample.map(() => 0);
  const after: number[][] = Array.from({ length: columns.length + 1 }, () => none);
  for (let at = columns.length - 1; at >= 0; at -= 1) after[at] = both(groups[at] ?? none, after[at + 1] ?? none);
  const apart = new Set(after[0]).size;
  let chosen = none;
  const kept: string[] = [];
  for (const [at, column] of columns.entries()) {
    const without = new Set(both(chosen, after[at + 1] ?? none)).size;
    if (without === apart && !isKept(column)) continue;
    chosen = both(chosen, groups[at] ?? none);
    kept.push(column);
  }
  return { kept: kept.length > 0 ? kept : [...columns], apart };
}

/** The number of its group for each row. */
function grouped(values: readonly (string | number)[]): number[] {
  const numbers = new Map<string | number, number>();
  return values.map((value) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return number;
  });
}

const both = (one: readonly number[], other: readonly number[]): number[] =>
  grouped(one.map((number, at) => number * one.length + (other[at] ?? 0)));
