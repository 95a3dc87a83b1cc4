import { ownValue } from "#domain/text/own-value.ts";
import type { Format } from "#domain/country/format.ts";
import { attributeLabel, attributeText } from "./attributes.ts";
import type { Car } from "./car.ts";

/** A fact by which shoppers decide. `isBadge`: the value is clear without a label, such as "LAMS approved". */
export interface DecidingFact {
  label: string;
  value: string;
  isBadge: boolean;
}

/** The four most important facts by kind of vehicle: what a shopper asks first. */
const deciding: Readonly<Record<Car["item_type"], readonly string[]>> = {
  car: ["km", "seats", "transmission", "fuel"],
  caravan: ["atm", "tare", "sleeps", "length"],
  motorcycle: ["engine_cc", "lams", "seat_height", "kerb_weight"],
  truck: ["gvm", "payload", "tray", "licence"],
};

const fields: Readonly<Record<string, (car: Car, format: Format) => readonly [label: string, value: string]>> = {
  km: ({ km }, { odometer, odometerName }) => [odometerName, km === null ? "" : odometer(km)],
  seats: ({ seats }) => ["Seats", seats === null ? "" : String(seats)],
  transmission: (car) => ["Transmission", car.simple_transmission],
  fuel: (car) => ["Fuel", car.simple_fuel],
};

/** Facts without a value are omitted. */
export function decidingFacts(car: Car, format: Format): DecidingFact[] {
  return deciding[car.item_type].map((name) => factOf(car, name, format)).filter(({ value }) => value !== "");
}

function factOf(car: Car, name: string, format: Format): DecidingFact {
  const field = ownValue(fields, name);
  if (field) {
    const [label, value] = field(car, format);
    return { label, value, isBadge: false };
  }
  const label = attributeLabel(name, format);
  const value = ownValue(car.attributes, name);
  if (value === true) return { label, value: label, isBadge: true };
  return { label, value: value === undefined ? "" : attributeText(name, value, format), isBadge: false };
}
