import { isKind } from "./cell-kinds.ts";
import { headerWords } from "./column-names.ts";
import { type FeedSample, type Remark, valuesOf } from "./feed-sample.ts";
import type { FieldRule } from "./mapping.ts";
import { distanceUnit } from "./numbers.ts";
import { columnsOf } from "./read-field.ts";

const isUnit = (text: string): boolean => /^(?:kms?|kilomet(?:re|er)s?|mi|miles?|h|hrs?|hours?)\.?$/i.test(text);

export const saysMiles = (column: string): boolean => /\bmi(?:les?)?\b/i.test(headerWords(column));

/** A meter may count kilometres or the hours of a machine: only a unit tells which. */
export const isVagueMeter = (column: string): boolean =>
  /\bhours?\b|\bhrs\b|^(?:meter|usage)\b/i.test(headerWords(column));

/** The column that has the unit of another: "Odometer Unit", "mileage.unit". */
export function unitColumnOf(column: string, columns: readonly string[], sample: FeedSample): string | null {
  const isBeside = (other: string) =>
    other.startsWith(stem(column)) && /^@?units?$/i.test(other.slice(stem(column).length));
  const isNamed = (other: string) => /\bunits?\b|\buom\b|\bmeasure|\btype\b/i.test(headerWords(other));
  const found = columns.find((other) => {
    if (other === column || !(isBeside(other) || isNamed(other))) return false;
    const values = valuesOf(other, sample);
    return values.length > 0 && values.every(isUnit);
  });
  return found ?? null;
}

/** "mileage." of "mileage.value": where JSON and XML have the unit beside the figure. */
const stem = (column: string): string => column.slice(0, column.lastIndexOf(".") + 1) || `${column}.`;

type Distance = { rule: FieldRule; remark: Remark | null; unitColumn: string | null };

/** "Mileage" means miles where people use miles; a unit in header or values takes precedence. */
export function suggestDistance(
  rule: FieldRule,
  isInMiles: boolean,
  columns: readonly string[],
  sample: FeedSample,
): Distance {
  const from = columnsOf(rule);
  const [column = ""] = from;
  const options = typeof rule === "string" ? { from: rule } : rule;
  const as = (
    unit: "miles" | { from: string } | null,
    text: string | null,
    unitColumn: string | null = null,
  ): Distance => ({
    rule: unit === null ? rule : { ...options, unit },
    remark: text === null ? null : { text, at: ["fields", "km"] },
    unitColumn,
  });
  const name = from.map((one) => `"${one}"`).join(" and ");
  const says = from.length === 1 ? "names" : "name";
  const header = headerWords(column).toLowerCase();
  const values = from.flatMap((one) => valuesOf(one, sample));
  const unitColumn = unitColumnOf(column, columns, sample);
  const units = new Set((unitColumn === null ? [] : valuesOf(unitColumn, sample)).map(distanceUnit));
  if (unitColumn !== null && (units.size > 1 || units.has("hours")))
    return as({ from: unitColumn }, `The unit of ${name} is in "${unitColumn}".`, unitColumn);
  if (units.has("miles")) return as("miles", `${name}: miles; cars show kilometres.`, unitColumn);
  if (units.has("km")) return as(null, null, unitColumn);
  if (/\bk(?:m|ms|ilomet)|kilom|chilom|quilom|przebieg|laufleistung/.test(header)) return as(null, null);
  // A unit beside the figure is read with it.
  if (values.some((value) => /\d\s*(?:k(?:m|ms|ilomet)|mi\b|miles?)/i.test(value))) return as(null, null);
  if (saysMiles(column)) return as("miles", `${name}: miles; cars show kilometres.`);
  const hasMpg = columns.some((one) => /\bmpg\b/i.test(headerWords(one)));
  if (isInMiles || hasMpg)
    return as(
      "miles",
      `${name} ${says} no unit. The feed looks British or American, so it is read as miles; write unit: km if it is not.`,
    );
  if (!/mileage|odometer/.test(header)) return as(null, null);
  return as(
    null,
    `${name} ${says} no unit and is read as kilometres; write { from: ${column}, unit: miles } if it is miles.`,
  );
}

/** Rows with hours instead of kilometres are mostly machines; dirt bikes have hours too, so a person decides. */
export function remarkOnHours(rule: FieldRule, unitColumn: string | null, sample: FeedSample): Remark[] {
  const column = unitColumn ?? columnsOf(rule)[0] ?? "";
  const count = valuesOf(column, sample).filter(
    (value) => isKind(value, ["hours"]) || (unitColumn !== null && distanceUnit(value) === "hours"),
  ).length;
  if (count === 0) return [];
  const text =
    `${count} of ${sample.length} rows count hours, as machines do; hours are not shown as kilometres. ` +
    `If these are not sold here, add { from: ${column}, words: [hr, hour] } to skip.`;
  return [{ text, at: ["fields", "km"] }];
}
