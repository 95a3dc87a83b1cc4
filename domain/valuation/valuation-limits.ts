import type { ValuedVehicle } from "./comparable.ts";

/** 4.5: vehicles over 7 years old or over 100,000 km generally get no online estimate. */
export const valuationLimits = { years: 7, km: 100_000 } as const;

/** Why a vehicle gets no estimate. Stolen or written-off vehicles need a person's assessment. */
export type NoEstimate = "stolen" | "written-off" | "too-old" | "too-far" | "too-few";

export function beyondLimits({ year, km }: Pick<ValuedVehicle, "year" | "km">, thisYear: number): NoEstimate | null {
  if (thisYear - year > valuationLimits.years) return "too-old";
  return km > valuationLimits.km ? "too-far" : null;
}
