import { attributeNamed, attributeText } from "./attributes.ts";
import type { Car } from "./car.ts";

/** A fact that decides whether a vehicle comes into question. `isBadge`: the value says it all, as "LAMS approved" does. */
export interface DecidingFact {
  label: string;
  value: string;
  isBadge: boolean;
}

/** The four that decide, by kind of vehicle: what a shopper asks before anything else. */
const deciding: Readonly<Record<Car["item_type"], readonly string[]>> = {
  car: ["km", "seats", "transmission", "fuel"],
  caravan: ["atm", "tare", "sleeps", "length"],
  motorcycle: ["engine_cc", "lams", "seat_height", "kerb_weight"],
  truck: ["gvm", "payload", "tray", "licence"],
};

const fields: Readonly<Record<string, (car: Car) => readonly [label: string, value: string]>> = {
  km: ({ km }) => ["Kilometres", km === null ? "" : `${km.toLocaleString("en-AU")} km`],
  seats: ({ seats }) => ["Seats", seats === null ? "" : String(seats)],
  transmission: (car) => ["Transmission", car.simple_transmission],
  fuel: (car) => ["Fuel", car.simple_fuel],
};

/** Facts that the vehicle does not state are left out. */
export function decidingFacts(car: Car): DecidingFact[] {
  return deciding[car.item_type].map((name) => factOf(car, name)).filter(({ value }) => value !== "");
}

function factOf(car: Car, name: string): DecidingFact {
  const field = fields[name];
  if (field) {
    const [label, value] = field(car);
    return { label, value, isBadge: false };
  }
  const { label } = attributeNamed(name);
  const value = car.attributes[name];
  if (value === true) return { label, value: label, isBadge: true };
  return { label, value: value === undefined ? "" : attributeText(name, value), isBadge: false };
}
