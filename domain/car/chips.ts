import { ownValue } from "#domain/text/own-value.ts";
import { type Format, type FormatSettings, formatOf } from "#domain/country/format.ts";
import { shortHistory, writtenOffAs } from "#domain/car/history/short-history.ts";
import { attributeLabel, attributeText } from "./attributes.ts";
import type { Car } from "./car.ts";

export interface ChipSettings extends FormatSettings {
  card: {
    /** Names of a card's chips, by item type. */
    chips: Readonly<Partial<Record<Car["item_type"], readonly string[]>>>;
  };
}

export interface Chip {
  name: string;
  text: string;
}

/** Fields of the spec that can be chips; any other name is an attribute of the car. */
const fields: Readonly<Record<string, (car: Car, format: Format) => string>> = {
  km: ({ km }, { odometer }) => (km === null ? "" : odometer(km)),
  transmission: (car) => car.simple_transmission,
  drive: (car) => car.simple_drive,
  fuel: (car) => car.simple_fuel,
  body: (car) => car.simple_body,
  seats: ({ seats }) => (seats === null ? "" : `${seats} ${seats === 1 ? "seat" : "seats"}`),
  colour: (car) => car.colour,
  engine: (car) => car.engine,
  history: shortHistory,
};

/** The chips of a card; those without a value are omitted. A write-off or a title that is not clean is on every card, before anything else. */
export function chipsOf(car: Car, settings: ChipSettings): Chip[] {
  const format = formatOf(settings);
  const names = settings.card.chips[car.item_type] ?? [];
  const chosen = names.map((name) => ({ name, text: chipText(car, name, format) }));
  return [{ name: "written_off", text: writtenOffAs(car) }, ...chosen].filter(({ text }) => text !== "");
}

function chipText(car: Car, name: string, format: Format): string {
  const field = ownValue(fields, name);
  if (field) return field(car, format);
  const value = ownValue(car.attributes, name);
  if (value === undefined || value === false || value === "") return "";
  const label = attributeLabel(name, format);
  // A non-breaking space: a label stays with its figure, and a card that separates them can find it.
  return value === true ? label : `${label}\u00a0${attributeText(name, value, format)}`;
}
