import type { Car } from "#domain/car/car.ts";
import { factOf, numberOf, textOf } from "./history-facts.ts";

/** "One owner · Full service history": what speaks for a used vehicle, in one line of a card. */
export function shortHistory(car: Pick<Car, "attributes" | "car_type">): string {
  if (car.car_type === "new") return "";
  const owner = numberOf(car, "owners") === 1 ? "One owner" : "";
  const services = textOf(car, "service_history") === "Full" ? "Full service history" : "";
  return [owner, services].filter((part) => part !== "").join(" · ");
}

/** A write-off or a branded title in a word, which no card leaves out; empty for all others. */
export function writtenOffAs(car: Pick<Car, "attributes" | "car_type">): string {
  if (car.car_type === "new") return "";
  const record = textOf(car, "written_off") ?? "Not written off";
  if (record !== "Not written off") return record;
  const title = textOf(car, "title_status") ?? "Clean";
  return title === "Clean" ? "" : `${title} title`;
}

type Searched = Pick<Car, "attributes">;

/** What people search for among these facts, by the names of domain/car/named-features.ts. */
const searched: readonly (readonly [name: string, holds: (car: Searched) => boolean | null])[] = [
  ["One owner", (car) => known(numberOf(car, "owners"), (count) => count === 1)],
  ["Service history", (car) => known(textOf(car, "service_history"), (value) => value !== "None")],
  ["Full service history", (car) => known(textOf(car, "service_history"), (value) => value === "Full")],
  [
    "No money owing",
    (car) => known(textOf(car, "ppsr"), (value) => value === "Clear" && textOf(car, "ppsr_date") !== null),
  ],
  ["Safety certificate", (car) => known(factOf(car, "safety_certificate"), (value) => value !== false)],
  ["Repairable write-off", (car) => known(textOf(car, "written_off"), (value) => value === "Repairable write-off")],
  ["Five-star ANCAP", (car) => known(numberOf(car, "ancap_stars"), (count) => count === 5)],
];

const known = <T>(value: T | null, holds: (value: T) => boolean): boolean | null =>
  value === null ? null : holds(value);

/** Which of these names hold by the data, and which do not: data weighs more than words of a description. */
export function searchedHistory(car: Searched): { holds: string[]; fails: string[] } {
  if (Object.keys(car.attributes).length === 0) return nothing;
  const found = searched.map(([name, holds]) => [name, holds(car)] as const);
  const named = (wanted: boolean) => found.filter(([, holds]) => holds === wanted).map(([name]) => name);
  return { holds: named(true), fails: named(false) };
}

const nothing = { holds: [], fails: [] };
