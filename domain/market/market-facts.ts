import type { Fuel, ModelName } from "./market-model.ts";
import { marketModel } from "./market-names.ts";
import type { SizeClass } from "./size-class.ts";

// What is usual for a model, to understand a search. Never a fact about a car: a page shows the car's own data. Null:
// unknown.

export const sizeOf = (name: ModelName): SizeClass | null => marketModel(name)?.size ?? null;

/** Usual numbers of seats, the commonest first. */
export const seatsOf = (name: ModelName): readonly number[] | null => known(marketModel(name)?.seats);

/** Kilograms, braked: the highest of its usual variants. */
export const brakedTowOf = (name: ModelName): number | null => marketModel(name)?.brakedTow ?? null;

/** Kilometres on electricity alone. */
export const electricRangeOf = (name: ModelName): number | null => marketModel(name)?.electricRange ?? null;

export const fuelsOf = (name: ModelName): readonly Fuel[] | null => known(marketModel(name)?.fuels);

/** "v8", "turbo". */
export const enginesOf = (name: ModelName): readonly string[] | null => known(marketModel(name)?.engines);

const known = <T>(values: readonly T[] | undefined): readonly T[] | null =>
  values === undefined || values.length === 0 ? null : values;
