import type { Car } from "#domain/car/car.ts";
import type { FirstPage } from "#tests/relevance/engine.ts";

/** The page of an engine that answers with ids, best first. */
export function firstPageOf(ids: readonly string[], listed: readonly Car[]): FirstPage {
  const first = ids.slice(0, 10).flatMap((id) => listed.find((car) => car.id === id) ?? []);
  return { cars: first, isWholeYard: ids.length >= listed.length };
}
