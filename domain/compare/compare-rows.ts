import { ownValue } from "#domain/text/own-value.ts";
import { attributeLabel, attributeNamed, attributesByItemType, attributeText } from "#domain/car/attributes.ts";
import { isSold } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { shownRepayment, type TermsSettings } from "#domain/finance/car-terms.ts";
import { loanOfCar } from "#domain/finance/loan-kind.ts";
import { hasPrice, priceDisplay, type PriceSettings } from "#domain/car/price.ts";
import { formatOf, type FormatSettings } from "#domain/country/format.ts";
import { historyLabels, historyOf, type HistorySettings, isToldAsHistory } from "#domain/car/history/car-history.ts";
import { isFactName } from "#domain/car/history/fact-names.ts";
import { placeOfCar } from "#domain/car/place-of-car.ts";
import { plainLabel } from "#domain/search/labels.ts";

export type CompareSettings = PriceSettings &
  TermsSettings &
  HistorySettings & {
    /** `features`: those that the dealer's shoppers filter by, in the dealer's order. */
    search: { features: readonly string[] };
  };

export type Row = {
  label: string | ((settings: CompareSettings) => string);
  value: (car: Car, settings: CompareSettings, now: number) => string | null;
  /** 14.4: the terms of a repayment. */
  loan?: (car: Car, settings: CompareSettings, now: number) => string | null;
  /** The text for a car that is known to have none of it: no saving is not a missing value. */
  none?: string;
  best?: Best | undefined;
};

type Best = {
  is: "lowest" | "highest";
  word: string | ((settings: CompareSettings) => string);
  amount: (car: Car, settings: CompareSettings, now: number) => number | null;
  comparable?: (cars: readonly Car[], settings: CompareSettings, now: number) => boolean;
};

type Group = { title: string; rows: readonly Row[] };

/** 4.3: a weekly price, a drive-away price and one before charges are three different things. */
const samePriceType = (cars: readonly Car[]) =>
  cars.every((car) => hasPrice(car) && !car.subscription_price && car.price_type === cars[0]?.price_type);

const each = { weekly: "week", fortnightly: "fortnight", monthly: "month" } as const;
const repaymentOf = (car: Car, settings: CompareSettings, now: number) =>
  shownRepayment(car, settings, now)?.repayment ?? null;
const rate = (value: number | null) => (value ? `${value.toFixed(2)}% p.a.` : null);

/** Of one kind of loan the lowest stays the lowest, whatever a visitor pays up front. */
const sameLoan = (cars: readonly Car[], settings: CompareSettings, now: number) =>
  new Set(cars.map((car) => loanOfCar(car, settings, now))).size === 1;

/** Rates are shown with the repayment, as on cards. */
const price: Group = {
  title: "Price",
  rows: [
    {
      label: "Price",
      value: (car, settings) => priceDisplay(car, settings).text,
      best: { is: "lowest", word: "Lowest", amount: ({ price: amount }) => amount, comparable: samePriceType },
    },
    { label: "Price type", value: (car) => (hasPrice(car) && !car.subscription_price ? car.price_type : null) },
    { label: "Saving", value: savingOf, none: "None" },
    {
      label: "Repayment",
      value: (car, settings, now) => {
        const repayment = repaymentOf(car, settings, now);
        return repayment ? `${formatOf(settings).money(repayment.amount)} per ${each[repayment.period]}` : null;
      },
      loan: (car, settings, now) => shownRepayment(car, settings, now)?.loan ?? null,
      best: {
        is: "lowest",
        word: "Lowest",
        amount: (car, settings, now) => repaymentOf(car, settings, now)?.amount ?? null,
        comparable: sameLoan,
      },
    },
    { label: "Interest rate", value: rateText("interestRate"), best: lowestRate("interestRate") },
    { label: "Comparison rate", value: rateText("comparisonRate"), best: lowestRate("comparisonRate") },
  ],
};

const vehicle: Group = {
  title: "Vehicle",
  rows: [
    { label: "Condition", value: ({ car_type }) => plainLabel("car_type", car_type) },
    { label: "Availability", value: availabilityOf },
    {
      label: "Year",
      value: ({ year }) => String(year),
      best: { is: "highest", word: "Newest", amount: ({ year }) => year },
    },
    {
      label: (settings) => formatOf(settings).odometerName,
      value: ({ km }, settings) => (km === null ? null : formatOf(settings).odometer(km)),
      best: { is: "lowest", word: "Fewest", amount: ({ km }) => km },
    },
    { label: "Body", value: ({ simple_body }) => simple_body },
    { label: "Engine", value: ({ engine }) => engine },
    { label: "Fuel", value: ({ fuel, simple_fuel }) => fuel || simple_fuel },
    { label: "Transmission", value: ({ simple_transmission }) => simple_transmission },
    { label: "Drive", value: ({ simple_drive }) => simple_drive },
    { label: "Seats", value: ({ seats }) => (seats === null ? null : String(seats)) },
    { label: (settings) => formatOf(settings).say("Colour"), value: ({ colour }) => colour },
    { label: "Where", value: placeOfCar },
  ],
};

export const fieldGroups: readonly Group[] = [price, vehicle];

/** Attributes of the cars' own types first, in the order of their spec tables, then those that a dealer made up. */
export function attributeRows(cars: readonly Car[], settings: CompareSettings): Row[] {
  const usual = cars.flatMap(({ item_type }) => attributesByItemType[item_type]);
  const own = cars.flatMap(({ attributes }) => Object.keys(attributes));
  const isOwn = (name: string) => !isFactName(name) || !cars.some((car) => isToldAsHistory(name, car, settings));
  return [...new Set([...usual, ...own])].filter(isOwn).map((name) => ({
    label: (settings: CompareSettings) => attributeLabel(name, formatOf(settings)),
    value: ({ attributes }, settings) => {
      const value = ownValue(attributes, name);
      if (value === undefined || value === "") return null;
      return dateText(value, settings) ?? attributeText(name, value, formatOf(settings));
    },
    best: bestAttribute(name),
  }));
}

/** What the data says of the past of each, without what only holds today. */
export function historyRows(settings: CompareSettings): Row[] {
  const { history } = settings.vehicle_page;
  if (history === null) return [];
  const stated = { ...settings, vehicle_page: { history: { ...history, not_supplied: false } } };
  return historyLabels(settings).map(([name, label]) => ({
    label,
    value: (car) => historyOf(car, stated, null).find((row) => row.name === name)?.value ?? null,
    best: bestAttribute(name),
  }));
}

/** Attributes of which more, or less, is plainly better for everybody who buys. */
const plainlyBetter: ReadonlyMap<string, Pick<Best, "is" | "word">> = new Map<string, Pick<Best, "is" | "word">>([
  // Fewer litres for the distance are more miles to the gallon.
  [
    "fuel_use",
    { is: "lowest", word: (settings: CompareSettings) => (measureOfFuel(settings).falls ? "Highest" : "Lowest") },
  ],
  ["tow_braked", { is: "highest", word: "Most" }],
  ["payload", { is: "highest", word: "Most" }],
  ["rego_expiry", { is: "highest", word: "Longest" }],
  ["warranty_until", { is: "highest", word: "Longest" }],
]);

const measureOfFuel = (settings: FormatSettings) => formatOf(settings).measure(attributeNamed("fuel_use").unit);

function bestAttribute(name: string): Best | undefined {
  const better = plainlyBetter.get(name);
  return better && { ...better, amount: ({ attributes }) => amountIn(ownValue(attributes, name)) };
}

/** A later date is a larger amount. */
function amountIn(value: string | number | boolean | undefined): number | null {
  if (typeof value === "number") return value;
  const time = typeof value === "string" && isDate(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? null : time;
}

/**
 * Features that distinguish the cars come first, and among them those that shoppers filter by. A dealer's list need not
 * be complete: a missing feature is "not stated".
 */
export function featureRows(cars: readonly Car[], { search }: Pick<CompareSettings, "search">): Row[] {
  const counts = new Map<string, number>();
  for (const { features } of cars) for (const one of new Set(features)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const isShared = (name: string) => Number(counts.get(name) === cars.length);
  const wanted = new Map(search.features.map((name, at) => [name, at - search.features.length]));
  const rank = (name: string) => wanted.get(name) ?? 0;
  return [...counts.keys()]
    .sort((a, b) => isShared(a) - isShared(b) || rank(a) - rank(b))
    .map((name) => ({ label: name, value: ({ features }) => (features.includes(name) ? "Yes" : null) }));
}

function savingOf(car: Car, settings: CompareSettings): string | null {
  const display = priceDisplay(car, settings);
  return display.kind === "price" && display.was !== null ? `${display.save} off ${display.was}` : null;
}

type RateName = "interestRate" | "comparisonRate";

function rateOf(name: RateName, car: Car, settings: CompareSettings, now: number): number | null {
  return (repaymentOf(car, settings, now) && shownRepayment(car, settings, now)?.[name]) || null;
}

function rateText(name: RateName): Row["value"] {
  return (car, settings, now) => rate(rateOf(name, car, settings, now));
}

function lowestRate(name: RateName): Best {
  return { is: "lowest", word: "Lowest", amount: (car, settings, now) => rateOf(name, car, settings, now) };
}

function availabilityOf(car: Car): string {
  if (isSold(car)) return "Sold";
  return car.reserved ? "Reserved" : plainLabel("status", car.status);
}

const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

function dateText(value: string | number | boolean, settings: FormatSettings): string | null {
  if (typeof value !== "string" || !isDate(value)) return null;
  return formatOf(settings).date(value, "short day");
}
