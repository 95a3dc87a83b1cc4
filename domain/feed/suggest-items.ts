import { headerWords } from "./column-names.ts";
import { type FeedSample, type Remark, valuesOf } from "./feed-sample.ts";
import type { FieldRule, SkipRule } from "./mapping.ts";
import { notVehicles } from "./not-vehicles.ts";
import { columnsOf } from "./read-field.ts";
import { skippedBy } from "./skipped-row.ts";
import { foldValue } from "./value-tables.ts";

const kindName =
  /^(?:(?:item|asset|product|vehicle|stock|unit|equipment|lot|main|sub|listing|goods|body) ?)?(?:type|category|categories|class|classification|group|kind|department|style|shape|body)(?: name)?$/i;
const kindColumns = (columns: readonly string[]) => columns.filter((column) => kindName.test(headerWords(column)));
const SHOWN = 5;
/** A word in the address of every row is part of a name. */
const NOT_ALL = 0.9;

/** The column that tells motorcycles, caravans and trucks from cars. */
export function suggestItemType(
  columns: readonly string[],
  sample: FeedSample,
): { column: string; remark: Remark } | null {
  const [best] = kindColumns(columns)
    .map((column) => ({ column, found: valuesOf(column, sample).filter(isOtherType) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => b.found.length - a.found.length);
  if (!best) return null;
  const shown = [...new Set(best.found)].slice(0, SHOWN);
  const list = shown.map((value) => `"${value}" is a ${foldValue("item_type", value)}`).join(", ");
  const text = `"${best.column}" tells the type of a vehicle: ${list}.`;
  return { column: best.column, remark: { text, at: ["fields", "item_type"] } };
}

/** Which rows are no vehicle at all: by the fewest columns, from a category to a link. */
export function suggestSkip(
  columns: readonly string[],
  sample: FeedSample,
  { fields, links }: { fields: ReadonlyMap<string, FieldRule>; links: readonly string[] },
): { skip: SkipRule[]; remarks: Remark[] } {
  const kinds = kindColumns(columns);
  const named = ["title", "model"].flatMap((field) => columnsOf(fields.get(field) ?? { value: "" }));
  const from: string[] = [];
  let left = sample;
  for (const column of new Set([...kinds, ...named, ...links])) {
    const kept = left.filter((row) => skippedBy(row, { skip: [{ ...notVehicles, from: column }] }) === null);
    const isOfAll = links.includes(column) && left.length - kept.length > sample.length * NOT_ALL;
    if (kept.length === left.length || isOfAll) continue;
    from.push(column);
    left = kept;
  }
  if (from.length === 0) return { skip: [], remarks: [] };
  const skip = [{ from, ...notVehicles }];
  return { skip, remarks: remarksOn(skip, kinds, sample) };
}

/** "Truck" alone is what Americans call a ute. */
const isOtherType = (text: string): boolean => {
  const type = foldValue("item_type", text);
  return type === "truck" ? /\btrucks\b|prime mover|tipper|rigid|pantech|heavy/i.test(text) : type !== "car";
};

function remarksOn(skip: SkipRule[], kinds: readonly string[], sample: FeedSample): Remark[] {
  const skipped = sample.map((row) => skippedBy(row, { skip })).filter((found) => found !== null);
  const examples = [...new Map(skipped.map(({ word, value }) => [word, `"${value}"`])).values()].slice(0, SHOWN);
  const left = sample.filter((row) => skippedBy(row, { skip }) === null);
  const unknown = [...new Set(kinds.flatMap((column) => valuesOf(column, left)))].filter((value) => !isKnown(value));
  const text =
    `${skipped.length} of ${sample.length} rows are no vehicles, such as ${examples.join(", ")}. ` +
    "Rows with one of these words are skipped; take out words of things that are sold here.";
  const asCars = unknown.slice(0, SHOWN).map((value) => `"${value}"`);
  return [
    { text, at: ["skip"] },
    ...(asCars.length === 0
      ? []
      : [{ text: `Read as cars: ${asCars.join(", ")}. Add words to skip if they are none.`, at: null }]),
  ];
}

const isKnown = (value: string): boolean =>
  isOtherType(value) ||
  foldValue("simple_body", value) !== null ||
  foldValue("car_type", value) !== null ||
  /\bcars?\b|vehicles?|passenger|commercial|\bauto|4wd|truck/i.test(value);
