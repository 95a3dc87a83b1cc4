import { ownValue } from "#domain/text/own-value.ts";
import type { FieldRule, Mapping } from "./mapping.ts";
import { columnOfPart } from "./feed-key.ts";
import { columnsOf } from "./read-field.ts";

/** The columns of one field, and those that the feed lacks. `isGone`: nothing of the feed gives the field. */
export type FieldColumns = { columns: string[]; missing: string[]; isGone: boolean };

export function missingColumns(field: string, mapping: Mapping, has: (column: string) => boolean): FieldColumns {
  const { oneOf, all } = needsOf(field, mapping);
  const columns = [...new Set([...oneOf, ...all])];
  const isGone = all.some((column) => !has(column)) || (oneOf.length > 0 && !oneOf.some(has));
  return { columns, missing: columns.filter((column) => !has(column)), isGone };
}

/** Every column that the mapping names. */
export function namedColumns(mapping: Mapping): string[] {
  const fields = Object.keys(mapping.fields).map((field) => needsOf(field, mapping));
  const key = mapping.key.map(columnOfPart);
  const skipped = (mapping.skip ?? []).flatMap(({ from }) => from);
  return [...new Set([...key, ...skipped, ...fields.flatMap(({ oneOf, all }) => [...oneOf, ...all])])];
}

/** The columns that a field reads: one of the first is enough, and all of the others are needed. */
function needsOf(field: string, { fields, currency_column }: Mapping): { oneOf: string[]; all: string[] } {
  const rule = ownValue(fields, field);
  const currency = field === "price" && currency_column !== undefined ? [currency_column] : [];
  if (rule === undefined) return { oneOf: [], all: [] };
  if (typeof rule === "string") return { oneOf: [rule], all: currency };
  if (rule.value !== undefined) return { oneOf: [], all: [] };
  if (rule.pattern !== undefined) return { oneOf: [], all: patternColumns(rule) };
  return rule.join ? { oneOf: [], all: columnsOf(rule) } : { oneOf: columnsOf(rule), all: currency };
}

function patternColumns({ pattern = "", count }: Exclude<FieldRule, string>): string[] {
  const named = Array.from(pattern.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name).filter((name) => name !== "n");
  return typeof count === "string" ? [...named, count] : named;
}
