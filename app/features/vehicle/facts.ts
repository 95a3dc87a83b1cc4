import { ownValue } from "#domain/text/own-value.ts";
import { type Format, formatOf } from "#domain/country/format.ts";
import { type HistoryRow, type HistorySettings, isToldAsHistory } from "#domain/car/history/car-history.ts";
import { isFactName } from "#domain/car/history/fact-names.ts";
import { attributeLabel, attributesByItemType, attributeText } from "#domain/car/attributes.ts";
import type { Car } from "#domain/car/car.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { maskedVin } from "./masked-vin.ts";
import type { Fact, Spec } from "./vehicle-view.ts";

type Row = readonly [
  icon: IconName,
  label: string | ((format: Format) => string),
  value: (car: Car, format: Format) => string,
];

const shown = 8;

/** The facts that buyers ask for first. Rows without a value are omitted and the next ones move up. */
const rows: readonly Row[] = [
  ["gauge", ({ odometerName }) => odometerName, ({ km }, { odometer }) => (km === null ? "" : odometer(km))],
  ["gears", "Transmission", (car) => car.simple_transmission],
  ["fuel", "Fuel", (car) => car.simple_fuel],
  ["drive", "Drive", (car) => car.simple_drive],
  ["bolt", "Engine", (car) => car.engine],
  ["seats", "Seats", ({ seats }) => (seats === null ? "" : String(seats))],
];

const attributeIcons: Readonly<Record<string, IconName>> = {
  fuel_use: "leaf",
  warranty_until: "shield",
  rego_expiry: "calendar",
  tow_braked: "weight",
  power: "bolt",
  sleeps: "bed",
  lams: "shield",
  seat_height: "ruler",
};

type Told = readonly { label: string }[];

/** A fact stands once on the page, so those that were told already are left out. */
const except = <T extends { label: string }>(facts: readonly T[], told: Told): T[] =>
  facts.filter(({ label }) => !told.some((one) => one.label === label));

export function toFacts(car: Car, format: Format, told: Told): Fact[] {
  const fields = rows.map(([icon, label, value]) => ({
    icon,
    label: typeof label === "string" ? label : label(format),
    value: value(car, format),
  }));
  const attributes = attributesByItemType[car.item_type].map((name) => ({
    icon: ownValue(attributeIcons, name) ?? "weight",
    label: attributeLabel(name, format),
    value: attributeOf(car, name, format),
  }));
  return except([...fields, ...attributes], told)
    .filter(({ value }) => value !== "")
    .slice(0, shown);
}

/** `past`: what 'History and checks' says, which a new car has here. */
type Elsewhere = { told: Told; past: readonly HistoryRow[] };

/** The year is part of the name. */
export function toSpecs(car: Car, settings: HistorySettings, { told, past }: Elsewhere): Spec[] {
  const format = formatOf(settings);
  const names = [...new Set([...attributesByItemType[car.item_type], ...Object.keys(car.attributes)])];
  const shownHere = names.filter((name) => !isFactName(name) || !isToldAsHistory(name, car, settings));
  const table: [string, string][] = [
    ["Stock number", car.stocknum],
    ["VIN", maskedVin(car.vin)],
    ["Body", car.simple_body],
    [format.say("Colour"), car.colour],
    ["Engine", car.engine],
    ["Fuel", car.simple_fuel],
    ["Fuel type", car.fuel === car.simple_fuel ? "" : car.fuel],
    ["Transmission", car.simple_transmission],
    ["Drive", car.simple_drive],
    ["Seats", car.seats === null ? "" : String(car.seats)],
    ...(car.car_type === "new" ? past : []).map(({ label, value }): [string, string] => [label, value]),
    ...shownHere.map((name): [string, string] => [attributeLabel(name, format), attributeOf(car, name, format)]),
  ];
  return except(
    table.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value })),
    told,
  );
}

function attributeOf({ attributes }: Car, name: string, format: Format): string {
  const value = ownValue(attributes, name);
  if (value === undefined || value === "") return "";
  const isDate = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
  return isDate ? format.date(value, "day") : attributeText(name, value, format);
}
