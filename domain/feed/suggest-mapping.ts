import { isKind } from "./cell-kinds.ts";
import { headerWords } from "./column-names.ts";
import { columnOfPart } from "./feed-key.ts";
import { type FeedSample, type Remark, shareOf, valuesOf } from "./feed-sample.ts";
import type { FieldRule, Mapping } from "./mapping.ts";
import { readNumber } from "./numbers.ts";
import { columnsOf } from "./read-field.ts";
import { skippedBy } from "./skipped-row.ts";
import { suggestCurrency } from "./suggest-currency.ts";
import { remarkOnHours, suggestDistance } from "./suggest-distance.ts";
import { suggestFields, type SuggestedFields } from "./suggest-fields.ts";
import { suggestItemType, suggestSkip } from "./suggest-items.ts";
import { suggestKey } from "./suggest-key.ts";
import { linkColumns, numberWithin, remarkOnPiece, yearWithin } from "./suggest-piece.ts";
import { yearOfTitle } from "./years.ts";

export type Suggestion = {
  mapping: Mapping;
  confidence: ReadonlyMap<string, number>;
  unused: string[];
  /** Assumptions of the mapping, for its reader. */
  remarks: Remark[];
};
type Place = {
  /** The currency of the site's prices. */
  currency: string;
  /** The make in the file name: feeds of one make often have it only there. */
  make?: string | null;
};

const CERTAIN = 0.9;

/** A first mapping from the header and a sample of rows. */
export function suggestMapping(
  columns: readonly string[],
  all: FeedSample,
  { currency, make = null }: Place = { currency: "AUD" },
): Suggestion {
  const links = linkColumns(columns, all);
  const { skip, remarks } = suggestSkip(columns, all, { fields: suggestFields(columns, all).fields, links });
  const vehicles = all.filter((row) => skippedBy(row, { skip }) === null);
  const sample = vehicles.length > 0 ? vehicles : all;
  const found = suggestFields(columns, sample);
  const { fields, left } = found;
  const money = suggestCurrency(columns, sample, fields.get("price"), currency);
  remarks.push(...money.remarks.map((text) => ({ text, at: ["fields", "price"] })));
  remarks.push(...unitOfDistance(found, money.isInMiles, { columns, sample }), ...nameElsewhere(found, make));
  remarks.push(...takeFromLinks(found, links, sample));
  const type = suggestItemType(columns, sample);
  if (type !== null) {
    fields.set("item_type", type.column);
    found.confidence.set("item_type", 1);
    // "Light Commercial" and "Trucks" tell the type, and not the body as well.
    if (fields.get("simple_body") === type.column && (found.confidence.get("simple_body") ?? 0) < CERTAIN)
      fields.delete("simple_body");
    remarks.push(type.remark);
  }
  remarks.push(...missing(fields, sample), ...remarkOnMoney(found, sample));
  const { key, repeats, remark } = suggestKey({ columns, fields, links, sample });
  const used = [
    money.column,
    type?.column,
    ...skip.flatMap(({ from }) => from),
    ...(repeats ? [] : key.map(columnOfPart)),
  ];
  for (const column of used) left.delete(column ?? "");
  const mapping: Mapping = {
    format: {},
    key,
    key_repeats: repeats,
    ...(skip.length === 0 ? {} : { skip }),
    fields: Object.fromEntries(fields),
    currency,
    ...(money.feed === null ? {} : { feed_currency: money.feed }),
    ...(money.column === null ? {} : { currency_column: money.column }),
  };
  return { mapping, confidence: found.confidence, unused: [...left], remarks: [remark, ...remarks] };
}

function unitOfDistance(
  { fields, left }: SuggestedFields,
  isInMiles: boolean,
  { columns, sample }: { columns: readonly string[]; sample: FeedSample },
): Remark[] {
  const km = fields.get("km");
  if (km === undefined) return [];
  const { rule, remark, unitColumn } = suggestDistance(km, isInMiles, columns, sample);
  fields.set("km", rule);
  if (unitColumn !== null) left.delete(unitColumn);
  return [...(remark ? [remark] : []), ...remarkOnHours(rule, unitColumn, sample)];
}

/** Make and model of feeds that have them under no name of theirs. */
function nameElsewhere({ fields, confidence, left }: SuggestedFields, make: string | null): Remark[] {
  const remarks: Remark[] = [];
  if (fields.has("title")) return remarks;
  if (!fields.has("make") && make !== null) {
    fields.set("make", { value: make });
    confidence.set("make", 1);
    remarks.push({ text: `No column names the make. The file's own name does: ${make}.`, at: ["fields", "make"] });
  }
  const type = [...left].find((column) => /^(?:type|line)$/i.test(headerWords(column)));
  if (!fields.has("model") && type !== undefined) {
    fields.set("model", type);
    confidence.set("model", 1);
    left.delete(type);
    remarks.push({ text: `No column is called model. "${type}" is taken for it.`, at: ["fields", "model"] });
  }
  return remarks;
}

/** Stock number and year, where only a link or a title has them. */
function takeFromLinks(
  { fields, confidence }: SuggestedFields,
  links: readonly string[],
  sample: FeedSample,
): Remark[] {
  const titles = columnsOf(fields.get("title") ?? { value: "" });
  const number = columnsOf(fields.get("stocknum") ?? { value: "" })[0];
  const wanted = [
    {
      field: "stocknum",
      what: "stock number",
      isMissing: number === undefined || links.includes(number),
      within: numberWithin,
      places: links,
    },
    {
      field: "year",
      what: "year",
      isMissing: !fields.has("year") && !hasYears(fields, sample),
      within: yearWithin,
      places: [...titles, ...links],
    },
  ];
  return wanted.flatMap(({ field, what, isMissing, within, places }) => {
    const [found] = isMissing ? places.map((column) => within(column, sample)).filter((one) => one !== null) : [];
    if (!found) return [];
    fields.set(field, found.piece);
    confidence.set(field, found.share);
    return [remarkOnPiece(field, what, found.piece, sample)];
  });
}

/** Whether titles begin with the year. */
function hasYears(fields: ReadonlyMap<string, FieldRule>, sample: FeedSample): boolean {
  const titles = columnsOf(fields.get("title") ?? { value: "" }).flatMap((column) => valuesOf(column, sample));
  return shareOf(titles.filter((title) => yearOfTitle(title) !== null).length, titles.length) > 0.5;
}

/** A car costs at least so much; taxes, fees and weekly rates do not. */
const LEAST_PRICE = 500;

/** Sums of money that are not called a price may be what the dealer paid: a person decides. */
function remarkOnMoney({ fields, left }: SuggestedFields, sample: FeedSample): Remark[] {
  if (fields.has("price")) return [];
  const sums = [...left].filter((column) => {
    const values = valuesOf(column, sample);
    const large = values.filter((value) => isKind(value, ["money"]) && (readNumber(value)?.value ?? 0) >= LEAST_PRICE);
    return large.length >= values.length * CERTAIN && large.length * 2 > sample.length;
  });
  if (sums.length === 0) return [];
  const names = sums.map((column) => `"${column}"`).join(", ");
  return [
    {
      text: `No column is called a price. ${names} ${sums.length === 1 ? "has" : "have"} sums of money: write price: ${sums[0]} under fields if visitors are to see it.`,
      at: null,
    },
  ];
}

function missing(fields: ReadonlyMap<string, FieldRule>, sample: FeedSample): Remark[] {
  const isKnown = (field: string) =>
    fields.has(field) || (field === "year" ? hasYears(fields, sample) : fields.has("title"));
  const needed = ["make", "model", "year"].filter((field) => !isKnown(field));
  if (needed.length === 3)
    return [
      {
        text: "No column looks like make, model or year. Does the first line name the columns? If not, add it, or write the mapping by hand.",
        at: null,
      },
    ];
  return needed.map((field) => ({
    text: `No column looks like the ${field}, and no row is a vehicle without it. Add it to the mapping by hand.`,
    at: null,
  }));
}
