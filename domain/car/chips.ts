import { attributeNamed, attributeText } from "./attributes.ts";
import type { Car } from "./car.ts";

export interface ChipSettings {
  card: {
    /** What the chips of a card say, by the vehicle's item type. */
    chips: Readonly<Partial<Record<Car["item_type"], readonly string[]>>>;
  };
}

export interface Chip {
  name: string;
  text: string;
}

/** Fields of the spec that make a chip; any other name is an attribute of the car. */
const fields: Readonly<Record<string, (car: Car) => string>> = {
  km: ({ km }) => (km === null ? "" : `${km.toLocaleString("en-AU")} km`),
  transmission: (car) => car.simple_transmission,
  drive: (car) => car.simple_drive,
  fuel: (car) => car.simple_fuel,
  body: (car) => car.simple_body,
  seats: ({ seats }) => (seats === null ? "" : `${seats} ${seats === 1 ? "seat" : "seats"}`),
  colour: (car) => car.colour,
  engine: (car) => car.engine,
};

/** The chips of a card: what the car does not say is left out. */
export function chipsOf(car: Car, { card }: ChipSettings): Chip[] {
  const names = card.chips[car.item_type] ?? [];
  return names.map((name) => ({ name, text: chipText(car, name) })).filter(({ text }) => text !== "");
}

function chipText(car: Car, name: string): string {
  if (Object.hasOwn(fields, name)) return fields[name]?.(car) ?? "";
  const value = car.attributes[name];
  if (value === undefined || value === false || value === "") return "";
  const { label } = attributeNamed(name);
  // The space never breaks: a label stays with its figure, and a card that sets them apart finds the seam.
  return value === true ? label : `${label}\u00a0${attributeText(name, value)}`;
}
