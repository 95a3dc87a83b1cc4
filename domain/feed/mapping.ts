import { z } from "zod";
import { carSchema } from "#domain/car/car.ts";

// How one feed's columns become the fields of a car (docs/import-stock.md). Written by `--suggest`, edited by hand.

const column = z.string().min(1);
/** Of a car, all attributes included. */
export const MOST_FIELDS = 300;
const columns = z.union([column, z.array(column).min(1).max(MOST_FIELDS)]);

const currencyCode = z.string().regex(/^[A-Z]{3}$/, "write a currency such as AUD");

/** Takes a piece out of a text, in this order. An operator can read it, and no text can make it slow. */
const pieceOptions = {
  /** Cuts the text; `part` takes one piece, counted from 1, or from the end by -1. */
  split: z.string().min(1).max(100).optional(),
  part: z
    .number()
    .int()
    .min(-100)
    .max(100)
    .refine((part) => part !== 0, "count from 1, or from the end by -1")
    .optional(),
  /** Only what follows this text; nothing if the text is missing. */
  after: z.string().min(1).max(100).optional(),
  /** Only what stands before this text; all of it if the text is missing. */
  before: z.string().min(1).max(100).optional(),
  /** The first year in it. */
  find: z.enum(["year"]).optional(),
};

/** One field: where its text comes from, then how it is transformed, in this order. */
export const fieldRule = z.union([
  column,
  z.strictObject({
    /** The column, or several: the first that is not empty, or all of them for pictures and features. */
    from: columns.optional(),
    /** A constant, for every row. */
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    /** Columns joined together. */
    join: z.array(column).min(1).max(MOST_FIELDS).optional(),
    with: z.string().optional(),
    ...pieceOptions,
    /** Words of the feed and their meaning here. */
    table: z.record(z.string(), z.string()).optional(),
    /** For values that are not in the table. */
    else: z.string().optional(),
    /** Of kilometres without a unit: fixed, or in a column ("km", "mi", "hours"). Hours of a machine are no kilometres. */
    unit: z.union([z.enum(["km", "miles"]), z.strictObject({ from: column })]).optional(),
    date: z.enum(["day-first", "month-first"]).optional(),
    /** Addresses of pictures that follow a pattern: {Stock No} is a column, {n} counts from 1 to `count`. */
    pattern: z.string().max(2000, "write at most 2,000 characters").optional(),
    count: z.union([column, z.number().int().min(1).max(100)]).optional(),
  }),
]);

const carFields = new Set(Object.keys(carSchema.shape));
/** The server sets these itself, or a feed must not set them. */
const ownFields = new Set(["id", "slug", "dealership_id", "views", "reserved", "held_until", "images", "attributes"]);
export const feedFields = [...carFields].filter((field) => !ownFields.has(field));
export const isField = (field: string): boolean =>
  field === "images" ||
  field === "title" ||
  /^attributes\.[a-z][a-z0-9_]{0,39}$/.test(field) ||
  feedFields.includes(field);

/** What identifies a vehicle: a column, or a piece of one. */
const keyPart = z.union([column, z.strictObject({ from: column, ...pieceOptions })]);

const word = z.string().min(2, "write words of at least 2 letters").max(60, "write words of at most 60 letters");
/** Rows that are none of what is sold here. */
const skipRule = z.strictObject({
  from: columns,
  /** Whole words, or several in a row, in any case, also with an s. */
  words: z.array(word).min(1, "name at least one word").max(200, "name at most 200 words"),
  /** Phrases that are none of them, such as "camper trailer". */
  unless: z.array(word).max(200, "name at most 200 phrases").default([]),
});

export const mappingSchema = z.strictObject({
  /** Detected when left out. */
  format: z
    .strictObject({
      type: z.enum(["csv", "json", "jsonl", "xml"]).optional(),
      encoding: z.enum(["utf-8", "utf-16le", "utf-16be", "windows-1252"]).optional(),
      delimiter: z.string().min(1).max(1).optional(),
      /** Where the list of vehicles is, such as `feed.vehicles.vehicle`. */
      rows: z.string().optional(),
    })
    .default({}),
  /** The columns that identify a vehicle. */
  key: z.array(keyPart).min(1, "name at least one column that tells vehicles apart"),
  /**
   * Rows may share a key: they are numbered in the order of the feed. Otherwise the second is an error, and skipped.
   */
  key_repeats: z.boolean().default(false),
  /** Rows that are left out, because one of these columns says that they are no vehicle that is sold here. */
  skip: z.array(skipRule).max(20, "write at most 20 rules").optional(),
  fields: z.record(z.string(), fieldRule).superRefine((fields, context) => {
    if (Object.keys(fields).length > MOST_FIELDS)
      context.addIssue({ code: "custom", message: `name at most ${MOST_FIELDS} fields of a car` });
    for (const field of Object.keys(fields)) {
      if (!isField(field))
        context.addIssue({ code: "custom", path: [field], message: `a car has no field "${field}"` });
    }
  }),
  /** The currency of the site's prices. */
  currency: currencyCode.default("AUD"),
  /** The currency of the feed's prices without a sign, if it differs. */
  feed_currency: currencyCode.optional(),
  /** The column with the currency of a row's price. */
  currency_column: column.optional(),
  /** How much of the site's currency one unit of the feed's is. Without it a car in another currency shows no price. */
  exchange_rate: z.number().positive().max(1_000_000).optional(),
});

export type Mapping = z.output<typeof mappingSchema>;
export type FieldRule = z.output<typeof fieldRule>;
export type KeyPart = Mapping["key"][number];
export type SkipRule = z.output<typeof skipRule>;
