import { z } from "zod";
import { fieldName, fieldOf, isEmpty, type SaidCar, valueText } from "./field-values.ts";
import type { FieldColumns } from "./missing-columns.ts";

// A feed that loses a column, or fills one with other things, would take a field from every car. Such a run stops.

/** The share of the cars that may lose a field, or change it implausibly, before the run stops. */
export const maxLostPercent = z.number().min(0).max(100).default(20);

/** What a run does to one field of the cars that it knew before. */
export type FieldChanges = {
  /** Cars that had a value, and are still in the feed. */
  had: number;
  emptied: number;
  implausible: number;
  /** All other values, these two included. */
  changed: number;
  example: { vehicle: string; before: unknown; after: unknown } | null;
};
export const noChanges = (): FieldChanges => ({ had: 0, emptied: 0, implausible: 0, changed: 0, example: null });

type Steps = { before: SaidCar; after: SaidCar; vehicle: string };

/** Counts one car whose row has changed. */
export function countChange(changes: FieldChanges, field: string, { vehicle, ...car }: Steps): void {
  const before = fieldOf(car.before, field);
  const after = fieldOf(car.after, field);
  if (!isEmpty(before, field)) changes.had += 1;
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  changes.changed += 1;
  const isEmptied = !isEmpty(before, field) && isEmpty(after, field);
  const isImplausible = !isEmptied && !isEmpty(before, field) && changesImplausibly(field, before, after);
  if (isEmptied) changes.emptied += 1;
  if (isImplausible) changes.implausible += 1;
  if (isEmptied || isImplausible) changes.example ??= { vehicle, before, after };
}

/** More than a sale takes off or an odometer counts; less than from miles to kilometres, or from dollars to euros. */
const FACTOR = 1.5;
/** A new car is driven a few kilometres. */
const FEW_KM = 1000;

/** Fields that no dealer empties or changes for many cars at once, and which changes of one car are implausible. */
const watched = new Map<string, (before: unknown, after: unknown) => boolean>([
  ["price", (before, after) => differsByFactor(before, after)],
  ["images", () => false],
  ["km", (before, after) => differsByFactor(before, after) && Math.abs(Number(before) - Number(after)) >= FEW_KM],
  ["make", (before, after) => String(before).toLowerCase() !== String(after).toLowerCase()],
]);
export const watchedFields: readonly string[] = [...watched.keys()];

const changesImplausibly = (field: string, before: unknown, after: unknown): boolean =>
  watched.get(field)?.(before, after) ?? false;

function differsByFactor(before: unknown, after: unknown): boolean {
  const [least = 0, most = 0] = [Number(before), Number(after)].toSorted((a, b) => a - b);
  return most >= least * FACTOR;
}

/** Without their column, cars get these from elsewhere: from the title, another field, or the dealership. */
const alsoFromElsewhere = new Set("badge name title fuel price_type sold location_id".split(" "));
/** What the feed says of these applies to new cars alone. */
const onlyOfNewCars = "created_at";

export type LossRules = {
  maxLostPercent: number;
  /** The feed has a header, so that a column is there or not. Elsewhere rows leave out empty values. */
  isTable: boolean;
  /** Cars of the feed that were known before. */
  known: number;
  currency: string;
};
export type FieldFacts = { field: string; changes: FieldChanges } & FieldColumns;

/** Few cars may change by chance: a dealer with four cars corrects one. */
const FEW = 3;
/** Nor does a field count that few cars have: who names five prices of two hundred may take three of them back. */
const LEAST_PERCENT = 10;

/** Whether so many of the cars that had a field, among all known cars of the feed, cannot be right. */
export function isTooMany(count: number, { had, known }: { had: number; known: number }, percent: number): boolean {
  return (
    count > 1 &&
    count >= Math.min(FEW, had) &&
    count * 100 > had * percent &&
    count * 100 >= known * Math.min(LEAST_PERCENT, percent)
  );
}

/** Why a run stops because of one field; null if it does not. */
export function lossSentence(facts: FieldFacts, rules: LossRules): string | null {
  return facts.isGone ? goneSentence(facts, rules) : changedSentence(facts, rules);
}

function goneSentence({ field, missing, changes }: FieldFacts, rules: LossRules): string | null {
  const { had, changed } = changes;
  if (field === onlyOfNewCars) return null;
  const isCertain = rules.isTable && changed > 0 && !alsoFromElsewhere.has(field);
  if (!isCertain && !isTooMany(changed, { had, known: rules.known }, rules.maxLostPercent)) return null;
  const what = changes.emptied === changed ? "lose it" : "get another";
  const cars = `${changed} of ${Math.max(had, changed)} cars would ${what}`;
  return `The feed has no ${columnText(missing)}, from which the mapping reads ${fieldName(field)}: ${cars}${exampleText(field, changes, rules)}.`;
}

function changedSentence({ field, columns, missing, changes }: FieldFacts, rules: LossRules): string | null {
  const { had, emptied, implausible } = changes;
  const isLost = isTooMany(emptied + implausible, { had, known: rules.known }, rules.maxLostPercent);
  if (!watched.has(field) || !isLost) return null;
  const what = `${fieldName(field)} (${columnText(columns)})`;
  const parts = [
    ...(emptied > 0 ? [`${emptied} of ${had} cars would lose their ${what}`] : []),
    ...(implausible > 0 && emptied > 0 ? [`${implausible} would change it implausibly`] : []),
    ...(emptied === 0 ? [`${implausible} of ${had} cars would change their ${what} implausibly`] : []),
  ];
  const absent = missing.length === 0 ? "" : ` The feed has no ${columnText(missing)}.`;
  return `${parts.join(" and ")}, more than ${rules.maxLostPercent} %${exampleText(field, changes, rules)}.${absent}`;
}

/** A first import takes nothing away. But a site whose cars all lack their price is a mistake of the mapping. */
export function firstImportSentence({ field, missing, isGone }: FieldFacts, cars: number): string | null {
  if (field !== "price" || !isGone) return null;
  return `The feed has no ${columnText(missing)}, from which the mapping reads price: all ${cars} cars would come without one.`;
}

const columnText = (columns: readonly string[]): string =>
  columns.length === 0 ? "column" : `column ${columns.map((column) => `"${column}"`).join(", ")}`;

function exampleText(field: string, { example }: FieldChanges, { currency }: LossRules): string {
  if (example === null) return "";
  const { vehicle, before, after } = example;
  return ` (such as ${vehicle}: ${valueText(before, field, currency)} → ${valueText(after, field, currency)})`;
}
