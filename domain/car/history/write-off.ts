import type { Car } from "#domain/car/car.ts";
import type { HistorySettings } from "./car-history.ts";
import { textOf } from "./history-facts.ts";

export interface Warning {
  title: string;
  text: string;
}

/** What was done to it, in words for the top of its page. The first that the data names. */
const warnings: ReadonlyMap<string, string> = new Map([
  [
    "Repairable write-off",
    "An insurer wrote this {vehicle} off as one that may be repaired and registered again. That stays on its record: it can cost more to insure and be harder to sell. Ask us for the inspection report.",
  ],
  [
    "Statutory write-off",
    "This {vehicle} was written off for good and may not be registered again. It is sold for parts or scrap.",
  ],
  ["Written off", "This {vehicle} has been written off. Ask us what happened, and what has been done since."],
]);

const titleWarning = (brand: string): Warning => ({
  title: `${brand} title`,
  text: "The title of this {vehicle} is not clean. It can cost more to insure and be harder to sell. Ask us for its history.",
});

/** Said before the price, on every page of the vehicle, whatever a site shows of its history. */
export function writeOffWarning(car: Car, { country }: Pick<HistorySettings, "country">): Warning | null {
  if (car.car_type === "new") return null;
  const record = Object.hasOwn(country.history, "written_off") ? (textOf(car, "written_off") ?? "") : "";
  const text = warnings.get(record);
  if (text !== undefined) return { title: record, text };
  const brand = Object.hasOwn(country.history, "title_status") ? (textOf(car, "title_status") ?? "Clean") : "Clean";
  return brand === "Clean" ? null : titleWarning(brand);
}
