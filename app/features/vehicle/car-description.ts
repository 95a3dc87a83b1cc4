import type { Car } from "#domain/car/car.ts";
import type { VehicleView } from "./vehicle-view.ts";

type Described = Pick<VehicleView, "full" | "price" | "facts" | "status">;

const factsSaid = 4;

/** The car in one line, for search results. The stock number distinguishes equal cars. */
export function carDescription({ stocknum }: Pick<Car, "stocknum">, { full, price, facts, status }: Described): string {
  const said = facts.slice(0, factsSaid).map(({ value }) => value);
  return `${[full, price.text, ...said, status].join(". ")}. Stock number ${stocknum}.`;
}
