import type { Car } from "#domain/car/car.ts";
import { type Format, type FormatSettings, formatOf } from "#domain/country/format.ts";
import type { FactWords } from "#domain/country/country.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { dateAfter } from "#domain/time/local-time.ts";
import { factAttributes, type FactName } from "./fact-names.ts";
import { factOf, numberOf, textOf } from "./history-facts.ts";
import { monthsLeft } from "./months-left.ts";

export interface HistorySettings extends FormatSettings {
  country: { odometer_unit?: FormatSettings["distance_unit"]; history: Readonly<Record<string, FactWords>> };
  vehicle_page: {
    history: {
      /** Whether facts that buyers ask for are listed without a value too. */
      not_supplied: boolean;
      /** A check that is older says so. */
      check_days: number;
    } | null;
  };
}

/** A line of 'History and checks'. */
export interface HistoryRow {
  name: FactName;
  label: string;
  value: string;
  /** What time has done to it: what is left of a warranty, or that a check is old. */
  note: string | null;
  explained: string | null;
  tone: "good" | "warning" | "plain" | "missing";
}

type Told = Pick<HistoryRow, "value"> & Partial<Pick<HistoryRow, "note" | "tone">>;
interface Context {
  format: Format;
  /** The day at the dealer's; null: nothing is told that another day would tell otherwise. */
  today: string | null;
  checkDays: number;
}
interface Row {
  name: FactName;
  /** Null if the data says nothing. */
  tell: (car: Car, context: Context) => Told | null;
  /** Whether buyers of this vehicle ask for it: only then it can be 'Not supplied'. */
  asked: (car: Car) => boolean;
  /** What it means, where every country means the same. */
  explained?: string;
}

const always = () => true;
const never = () => false;
const isCar = ({ item_type }: Car) => item_type === "car";
const isDriven = ({ item_type }: Car) => item_type !== "caravan";

/** Fuels without a tax of their own at the pump pay by distance, where there are road user charges. */
export const paysByDistance = ({ simple_fuel }: Pick<Car, "simple_fuel">): boolean =>
  ["Diesel", "Electric", "Plug-in Hybrid"].includes(simple_fuel);

/** In the order of the page: what can cost most comes first. */
const rows: readonly Row[] = [
  { name: "written_off", tell: writtenOff, asked: isDriven },
  { name: "ppsr", tell: moneyOwing, asked: always },
  {
    name: "title_status",
    tell: (car) => wordsTold(textOf(car, "title_status"), { Clean: "good" }, "warning"),
    asked: always,
  },
  { name: "owners", tell: ownersTold, asked: always, explained: "How many people or firms it has belonged to." },
  {
    name: "service_history",
    tell: serviceTold,
    asked: always,
    explained: "The stamped book or the records of the workshops that have looked after it.",
  },
  { name: "warranty_until", tell: warrantyTold, asked: never, explained: "What is left of the maker's own warranty." },
  {
    name: "dealer_warranty",
    tell: (car) => wordsTold(textOf(car, "dealer_warranty"), {}, "good"),
    asked: never,
    explained: "Our own warranty, on top of your rights by law.",
  },
  { name: "safety_certificate", tell: certificateTold, asked: isDriven },
  { name: "wof_expiry", tell: (car, context) => expiryTold(car, "wof_expiry", context), asked: isDriven },
  { name: "cof_expiry", tell: (car, context) => expiryTold(car, "cof_expiry", context), asked: never },
  { name: "ruc_paid_to", tell: chargesTold, asked: never },
  { name: "ancap_stars", tell: starsTold, asked: isCar },
  {
    name: "imported_damaged",
    tell: (car) => yesTold(factOf(car, "imported_damaged"), "Recorded as damaged", "Not recorded as damaged"),
    asked: never,
  },
];

/** Facts that hold for every country. Of all others a country's file has the words. */
const everywhere: ReadonlySet<FactName> = new Set(["owners", "service_history", "warranty_until", "dealer_warranty"]);
/** Facts that every vehicle may have among its specifications. */
const ofEveryVehicle: ReadonlySet<FactName> = new Set(["warranty_until", "rego_expiry"]);
/** The one line that a new vehicle has too. */
const alsoOfNew: ReadonlySet<FactName> = new Set(["ancap_stars"]);

const fits = (name: FactName, car: Car, { country }: HistorySettings): boolean =>
  (everywhere.has(name) || Object.hasOwn(country.history, name)) && (car.car_type !== "new" || alsoOfNew.has(name));

/** What the data says of the vehicle's past. Never more: an absent fact is absent, or 'Not supplied'. */
export function historyOf(car: Car, settings: HistorySettings, today: string | null): HistoryRow[] {
  const { history } = settings.vehicle_page;
  const context = { format: formatOf(settings), today, checkDays: history?.check_days ?? 0 };
  return rows
    .filter(({ name }) => fits(name, car, settings))
    .flatMap((row) => {
      const told = row.tell(car, context) ?? (isMissing(row, car, settings) ? notSupplied : null);
      return told ? [rowOf(row, told, car, settings)] : [];
    });
}

const notSupplied: Told = { value: "Not supplied", tone: "missing" };

const isMissing = ({ asked }: Row, car: Car, { vehicle_page }: HistorySettings): boolean =>
  vehicle_page.history?.not_supplied === true && car.car_type === "used" && asked(car);

function rowOf({ name, explained }: Row, told: Told, car: Car, { country }: HistorySettings): HistoryRow {
  const words = ownValue(country.history, name);
  const label = ownValue(words?.labels, car.state) ?? words?.label ?? factAttributes[name].label;
  return { name, label, note: null, tone: "plain", explained: words?.explained ?? explained ?? null, ...told };
}

/** The same for a table of several vehicles, where absent values have a word of their own. */
export const historyLabels = ({ country }: HistorySettings): [name: FactName, label: string][] =>
  rows
    .filter(({ name }) => everywhere.has(name) || Object.hasOwn(country.history, name))
    .map(({ name }) => [name, ownValue(country.history, name)?.label ?? factAttributes[name].label]);

/** Facts that the page tells there or in the notice of the law, so that no table of specifications repeats them. */
export function isToldAsHistory(name: FactName, car: Car, settings: HistorySettings): boolean {
  if (settings.vehicle_page.history === null || factOf(car, name) === null) return false;
  const companion = ({ ppsr_date: "ppsr", ancap_year: "ancap_stars" } as const)[name as "ppsr_date" | "ancap_year"];
  return car.car_type === "new" ? !ofEveryVehicle.has(name) : fits(companion ?? name, car, settings);
}

function writtenOff(car: Car, context: Context): Told | null {
  const record = textOf(car, "written_off");
  if (record === null) return null;
  if (record !== "Not written off") return { value: record, tone: "warning" };
  const told = nothingFound(car, "No record", context);
  // The line below says of the same search that it is old.
  return told && textOf(car, "ppsr") === "Clear" ? { ...told, note: null } : told;
}

function moneyOwing(car: Car, context: Context): Told | null {
  const found = textOf(car, "ppsr");
  if (found === null) return null;
  if (found === "Clear") return nothingFound(car, "None", context);
  const date = textOf(car, "ppsr_date");
  return {
    value: date === null ? "Money is owing" : `Money was owing on ${context.format.date(date, "day")}`,
    note: "Ask us how it is paid out before you buy.",
    tone: "warning",
  };
}

/** Nobody knows that there is nothing without having looked, so without the day of the search nothing is said. */
function nothingFound(car: Car, nothing: string, { format, today, checkDays }: Context): Told | null {
  const date = textOf(car, "ppsr_date");
  if (date === null || (today !== null && date > today)) return null;
  const isOld = today !== null && dateAfter(date, checkDays) < today;
  return {
    value: `${nothing} on ${format.date(date, "day")}`,
    note: isOld ? `That search is over ${checkDays} days old. Ask us for a new one.` : null,
    tone: "good",
  };
}

function ownersTold(car: Car): Told | null {
  const count = numberOf(car, "owners");
  if (count === null) return null;
  return count === 1 ? { value: "One owner", tone: "good" } : { value: `${count} owners` };
}

const services: ReadonlyMap<string, Told> = new Map([
  ["Full", { value: "Full service history", tone: "good" }],
  ["Partial", { value: "Part of it is recorded" }],
  ["Records", { value: "Records come with it" }],
  ["None", { value: "No records" }],
]);

function serviceTold(car: Car): Told | null {
  return services.get(textOf(car, "service_history") ?? "") ?? null;
}

function warrantyTold(car: Car, { format, today }: Context): Told | null {
  const date = textOf(car, "warranty_until");
  if (date === null) return null;
  const value = format.date(date, "day");
  if (today === null) return { value };
  return date < today ? { value: `Ended on ${value}` } : { value, note: monthsLeft(today, date), tone: "good" };
}

function certificateTold(car: Car, { format }: Context): Told | null {
  const value = factOf(car, "safety_certificate");
  if (typeof value === "string") return { value: `Issued on ${format.date(value, "day")}`, tone: "good" };
  return yesTold(value === null ? null : !value, "Sold without one", "Comes with one");
}

function expiryTold(car: Car, name: FactName, { format, today }: Context): Told | null {
  const date = textOf(car, name);
  if (date === null) return null;
  if (today !== null && date < today) return { value: `Ran out on ${format.date(date, "day")}`, tone: "warning" };
  return { value: format.date(date, "day"), tone: "good" };
}

function chargesTold(car: Car, { format }: Context): Told | null {
  const paidTo = numberOf(car, "ruc_paid_to");
  if (paidTo === null)
    return paysByDistance(car) ? { value: "Have to be paid", note: "Ask us how far they are paid." } : null;
  const value = `Paid to ${format.odometer(paidTo)}`;
  if (car.km === null || car.km <= paidTo) return { value, tone: "good" };
  return { value, note: `The odometer shows ${format.odometer(car.km)}.`, tone: "warning" };
}

function starsTold(car: Car): Told | null {
  const count = numberOf(car, "ancap_stars");
  const year = numberOf(car, "ancap_year");
  if (count === null) return null;
  const value = `${count} ${count === 1 ? "star" : "stars"}`;
  return { value: year === null ? value : `${value} (${year})`, tone: count === 5 ? "good" : "plain" };
}

const yesTold = (value: unknown, yes: string, no: string): Told | null =>
  typeof value === "boolean" ? { value: value ? yes : no, tone: value ? "warning" : "good" } : null;

const wordsTold = (
  value: string | null,
  tones: Readonly<Record<string, HistoryRow["tone"]>>,
  usual: HistoryRow["tone"],
): Told | null => (value === null ? null : { value, tone: new Map(Object.entries(tones)).get(value) ?? usual });
