import { z } from "zod";
import { columnOfPart, keyFrom, keyOf } from "./feed-key.ts";
import { type FieldRule, isField, type KeyPart, type Mapping, mappingSchema, MOST_FIELDS } from "./mapping.ts";

export const MOST_PUSHED = 500;

const vehicle = z.record(z.string().max(200), z.unknown());
/** A car to remove: the value of its key, or its key columns by name. */
const leaving = z.union([z.string().min(1).max(200), z.record(z.string().max(200), z.string().max(200))]);
const some = <T extends z.ZodType>(item: T) =>
  z.array(item).max(MOST_PUSHED, `send at most ${MOST_PUSHED} at once`).default([]);

/** The body of a push: cars to add or replace, and cars to remove. */
export const pushBody = z
  .strictObject({
    cars: some(vehicle).describe(
      "Cars under the platform's own names of fields, whole: stocknum, make, model, year, price, km, images …",
    ),
    rows: some(vehicle).describe(
      "Cars under the columns of the dealership's feed, read by its mapping. Instead of `cars`.",
    ),
    sold: some(leaving).describe("Keys of cars that are sold, usually their stock numbers."),
    remove: some(leaving).describe("Keys of cars that are to be shown no longer."),
  })
  .superRefine(({ cars, rows, sold, remove }, context) => {
    const count = cars.length + rows.length + sold.length + remove.length;
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (count === 0) refuse("send at least one car, in cars, rows, sold or remove");
    if (count > MOST_PUSHED) refuse(`send at most ${MOST_PUSHED} cars at once, not ${count}`);
    if (cars.length > 0 && rows.length > 0) refuse("send either cars or rows, not both");
  });
export type PushBody = z.output<typeof pushBody>;

/** A push that does not fit this dealership's key: the message is the answer. */
export class PushError extends Error {}

/** Every car is read by every field of the push, so both are bounded. */
export function checkFieldCounts(counts: readonly number[]): void {
  const at = counts.findIndex((count) => count > MOST_FIELDS);
  if (at !== -1)
    throw new PushError(`Car ${at + 1} has ${counts[at]} fields. Send at most ${MOST_FIELDS} fields of a car.`);
}

/**
 * The mapping for cars with the platform's own field names. Its key is the field that the feed's key column fills, so
 * that feed and push name the same car.
 */
export function mappingOfCars(
  columns: readonly string[],
  feed: Mapping | null,
): { mapping: Mapping; unknown: string[] } {
  const key = feed ? keyFields(feed) : ["stocknum"];
  const known = columns.filter(isField);
  if (known.length > MOST_FIELDS)
    throw new PushError(`These cars have ${known.length} fields in all. Send at most ${MOST_FIELDS} different fields.`);
  const fields: [string, FieldRule][] = known.map((column) => [
    column,
    isList(column) ? { from: column, split: "|" } : column,
  ]);
  return {
    mapping: mappingSchema.parse({
      key,
      fields: Object.fromEntries(fields),
      ...(feed ? { currency: feed.currency } : {}),
    }),
    unknown: columns.filter((column) => !isField(column)),
  };
}

/** Rows are read like those of the dealership's feed. */
export function mappingOfRows(feed: Mapping | null): Mapping {
  if (!feed) throw new PushError("This dealership has no feed whose columns are known. Send cars instead of rows.");
  if (feed.key_repeats) throw new PushError(noKey);
  return feed;
}

const noKey = "The feed of this dealership has no key that is unique, so that a push cannot name one car.";

const isList = (field: string): boolean => ["features", "categories", "images"].includes(field);

function keyFields({ key, fields, key_repeats }: Mapping): string[] {
  if (key_repeats) throw new PushError(noKey);
  return key.map((part) => {
    const field = Object.entries(fields).find(([name, rule]) => name !== "title" && isSame(rule, part))?.[0];
    if (field !== undefined) return field;
    throw new PushError(
      `The feed of this dealership tells cars apart by "${columnOfPart(part)}", which is no field of a car here. Send rows with the feed's own columns instead of cars.`,
    );
  });
}

/** Whether a field is read from the same place as a part of the key, in the same way. */
const isSame = (rule: FieldRule, part: KeyPart): boolean => asOptions(rule) === asOptions(part);
const asOptions = (rule: FieldRule): string => {
  const { from, ...options } = typeof rule === "string" ? { from: rule } : rule;
  return JSON.stringify([[from].flat(), Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
};

/** The key of a car to remove. */
export function keyOfLeaving(said: PushBody["sold"][number], mapping: Mapping): string {
  const names = mapping.key.map(columnOfPart);
  if (typeof said === "string" && names.length > 1)
    throw new PushError(`Cars are told apart by ${names.join(" and ")} here: name them, such as {"${names[0]}": "…"}.`);
  const key = typeof said === "string" ? keyFrom([said.trim()]) : keyOf({ line: 0, values: said }, mapping);
  if (key === null) throw new PushError(`A car that goes is named by ${names.join(" and ")}.`);
  return key;
}

const onlyPushed = "pushed ";
/** The hash of a car that no feed names: it does not count as missing from one. */
export const pushedHash = (hash: string): string => `${onlyPushed}${hash.replace(onlyPushed, "")}`;
export const isOnlyPushed = (hash: string): boolean => hash.startsWith(onlyPushed);
