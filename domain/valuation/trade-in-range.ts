import { type AdjustmentAnswers, adjustmentFactor } from "./adjustment.ts";
import type { Comparable, ValuedVehicle } from "./comparable.ts";
import { estimateValue } from "./estimate-value.ts";
import { beyondLimits, type NoEstimate } from "./valuation-limits.ts";

export interface TradeInRange {
  low: number;
  high: number;
  /** How many similar cars it is based on. */
  similar: number;
}

export interface TradeInBasis {
  comparables: readonly Comparable[];
  /** What lies between an advertised price and what a dealer pays: preparation, warranty, holding, in percent. */
  marginPercent: number;
  thisYear: number;
}

/** What a dealer may pay: prices of similar cars, less the margin, moved by the answers, in whole hundreds. */
export function tradeInRange(
  vehicle: ValuedVehicle,
  answers: AdjustmentAnswers,
  { comparables, marginPercent, thisYear }: TradeInBasis,
): TradeInRange | NoEstimate {
  const refused = beyondLimits(vehicle, thisYear);
  if (refused) return refused;
  const market = estimateValue(vehicle, comparables);
  if (!market) return "too-few";
  const factor = adjustmentFactor(answers) * (1 - marginPercent / 100);
  const hundreds = (dollars: number, round: (n: number) => number) => round((dollars * factor) / 100) * 100;
  return { low: hundreds(market.low, Math.floor), high: hundreds(market.high, Math.ceil), similar: market.similar };
}
