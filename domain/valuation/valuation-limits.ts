import type { ValuedVehicle } from "./comparable.ts";

export interface ValuationLimits {
  years: number;
  km: number;
}

/** 4.5: vehicles over 7 years old or over 100,000 km generally get no online estimate. */
export const valuationLimits: ValuationLimits = { years: 7, km: 100_000 };

/** 15.2.7: a dealer's setting. Vehicles beyond those limits, up to these, get a range that is wider at both ends. */
export interface WiderRange extends ValuationLimits {
  percent: number;
  reason: string;
}

/** Why a vehicle gets no estimate. Stolen or written-off vehicles need a person's assessment. */
export type NoEstimate = "stolen" | "written-off" | "too-old" | "too-far" | "too-few";

type Limited = Pick<ValuedVehicle, "year" | "km">;

export function beyondLimits({ year, km }: Limited, thisYear: number, limits = valuationLimits): NoEstimate | null {
  if (thisYear - year > limits.years) return "too-old";
  return km > limits.km ? "too-far" : null;
}

/** Whether a site refuses the vehicle, or widens its range. `wider`: the site's setting. */
export function limitsFor(vehicle: Limited, thisYear: number, wider: ValuationLimits | null) {
  const refused = beyondLimits(vehicle, thisYear, wider ?? valuationLimits);
  return { refused, isWider: refused === null && beyondLimits(vehicle, thisYear) !== null };
}
