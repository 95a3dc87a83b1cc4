import { type AdjustmentAnswers, adjustmentFactor } from "./adjustment.ts";
import type { Comparable, ValuedVehicle } from "./comparable.ts";
import { estimateValue } from "./estimate-value.ts";

/** What a dealer may pay for a vehicle in usual condition, before its own condition is known. */
export interface BaseRange {
  low: number;
  high: number;
  /** How many similar cars it is based on; null if a service does not say. */
  similar: number | null;
}

export interface TradeInBasis {
  comparables: readonly Comparable[];
  /** The difference between an advertised price and what a dealer pays: preparation, warranty, holding, in percent. */
  marginPercent: number;
}

/** Prices of similar cars, less the margin. */
export function baseRange(vehicle: ValuedVehicle, { comparables, marginPercent }: TradeInBasis): BaseRange | "too-few" {
  const market = estimateValue(vehicle, comparables);
  if (!market) return "too-few";
  const share = 1 - marginPercent / 100;
  return { low: market.low * share, high: market.high * share, similar: market.similar };
}

/** 15.2.7 */
export function widened({ low, high, similar }: BaseRange, percent: number): BaseRange {
  return { low: (low * (100 - percent)) / 100, high: (high * (100 + percent)) / 100, similar };
}

/** Adjusted by the answers, in whole hundreds. */
export function adjustedRange({ low, high }: BaseRange, answers: AdjustmentAnswers): { low: number; high: number } {
  const factor = adjustmentFactor(answers);
  const hundreds = (dollars: number, round: (n: number) => number) => round((dollars * factor) / 100) * 100;
  return { low: hundreds(low, Math.floor), high: hundreds(high, Math.ceil) };
}
