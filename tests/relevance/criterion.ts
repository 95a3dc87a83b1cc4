import type { Car } from "#domain/car/car.ts";
import { classesOf } from "./market-classes.ts";
import type { Criterion, OneOrMore, Span } from "./criterion-schema.ts";

/** Whether a vehicle has every fact that a criterion names. */
export function meets(car: Car, criterion: Criterion): boolean {
  return (
    meetsWords(car, criterion) && meetsNumbers(car, criterion) && !list(criterion.not).some((no) => meets(car, no))
  );
}

export const list = <T>(value: OneOrMore<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];

function meetsWords(car: Car, criterion: Criterion): boolean {
  return (
    oneOf([`${car.make} ${car.model}`], criterion.model) &&
    oneOf([car.make], criterion.make) &&
    oneOf(classesOf(car), criterion.class) &&
    oneOf([car.car_type], criterion.type) &&
    oneOf([car.item_type], criterion.item) &&
    oneOf([car.simple_body], criterion.body) &&
    oneOf([car.simple_drive], criterion.drive) &&
    oneOf([car.simple_fuel], criterion.fuel) &&
    oneOf([car.simple_transmission], criterion.gearbox) &&
    oneOf([car.stocknum], criterion.stock) &&
    oneOf(car.categories, criterion.category) &&
    oneOf([car.city, car.location.name, car.state], criterion.place) &&
    partOf(car.colour, criterion.colour) &&
    partOf(car.badge, criterion.badge) &&
    partOf(car.engine, criterion.engine) &&
    list(criterion.features).every((feature) => car.features.includes(feature)) &&
    Object.entries(criterion.facts ?? {}).every(([name, value]) => car.attributes[name] === value)
  );
}

function meetsNumbers(car: Car, criterion: Criterion): boolean {
  return (
    within(car.price, criterion.price) &&
    within(weeklyOf(car), criterion.weekly) &&
    within(car.km, criterion.km) &&
    within(car.year, criterion.year) &&
    within(car.seats, criterion.seats) &&
    within(rangeOf(car), criterion.range) &&
    within(litresOf(car), criterion.litres) &&
    Object.entries(criterion.attributes ?? {}).every(([name, span]) => within(numberOf(car.attributes[name]), span))
  );
}

const oneOf = (values: readonly string[], wanted: OneOrMore<string> | undefined): boolean =>
  wanted === undefined || list(wanted).some((one) => values.includes(one));

/** Whole words: the badge "GT" is not "GT-Line". */
const partOf = (text: string, wanted: OneOrMore<string> | undefined): boolean =>
  wanted === undefined || list(wanted).some((part) => padded(text).includes(padded(part)));

const padded = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, " ")
    .trim()} `;

/** An unknown number meets no span. */
function within(value: number | null, span: Span | undefined): boolean {
  if (span === undefined) return true;
  if (value === null) return false;
  if (typeof span === "number") return value === span;
  return value >= (span.min ?? -Infinity) && value <= (span.max ?? Infinity);
}

const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** The lowest weekly repayment that a lender quotes for it. */
function weeklyOf(car: Car): number | null {
  const quotes = Object.values(car.finance_lenders).flatMap(({ paymentWeek }) => paymentWeek ?? []);
  return quotes.length > 0 ? Math.min(...quotes) : null;
}

const firstNumber = (text: unknown): number | null => {
  const found = typeof text === "string" ? /[\d.]+/.exec(text) : null;
  return found ? Number(found[0]) : null;
};

/** How far an electric vehicle drives on its battery, in kilometres. */
function rangeOf(car: Car): number | null {
  const battery = car.engine.includes("kWh") ? firstNumber(car.engine) : null;
  const use = firstNumber(car.attributes["energy_use"]);
  return battery !== null && use !== null ? (battery / use) * 100 : null;
}

/** "2.8L 4-cylinder turbo" is 2.8. */
const litresOf = (car: Car): number | null => (/^[\d.]+L/.test(car.engine) ? firstNumber(car.engine) : null);
