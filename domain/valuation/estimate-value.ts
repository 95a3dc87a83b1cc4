import type { Comparable, ValuedVehicle } from "./comparable.ts";
import { asIf, fitDepreciation } from "./depreciation.ts";
import { likeness } from "./likeness.ts";

export interface MarketEstimate {
  /** The middle of the asking prices of similar cars, and the range of four out of five. */
  middle: number;
  low: number;
  high: number;
  /** How many similar cars it is based on. */
  similar: number;
}

/** Below this a comparable is not similar enough. */
const leastLikeness = 0.02;
/** Fewer similar cars are not a sufficient basis. */
const fewest = 5;
/** The spread of asking prices even for equal cars, as a logarithm. */
const narrowest = 0.04;
/** The spread known from other models, and how many similar cars it is worth. */
const usualSpread = { deviation: 0.08, weight: 3 };
/** The most similar cars count for more. Chosen on one half of the models, checked on the other. */
const sharpness = 1.3;
/** Standard deviations each side that hold four of five. */
const reach = 1.28;

/** Null if the comparables of this make and model are too few or too different. */
export function estimateValue(vehicle: ValuedVehicle, sameModel: readonly Comparable[]): MarketEstimate | null {
  const near = sameModel
    .map((car) => ({ car, weight: likeness(vehicle, car) }))
    .filter(({ weight }) => weight >= leastLikeness);
  if (near.length < fewest) return null;

  const depreciation = fitDepreciation(sameModel);
  const prices = near.map(({ car, weight }) => ({
    log: asIf(car, vehicle, depreciation),
    weight: weight ** sharpness,
  }));
  const total = prices.reduce((sum, { weight }) => sum + weight, 0);
  const middle = middleOf(prices, total);

  // Equal weights count in full; one dominating car counts as little more than one.
  const effective = total ** 2 / prices.reduce((sum, { weight }) => sum + weight ** 2, 0);
  const squares = prices.reduce((sum, { log, weight }) => sum + weight * (log - middle) ** 2, 0) / total;
  const { deviation, weight } = usualSpread;
  const spread = (squares * effective + deviation ** 2 * weight) / (effective + weight);
  const width = Math.max(narrowest, reach * Math.sqrt(spread * (1 + 1 / effective)));

  return {
    middle: Math.exp(middle),
    low: Math.exp(middle - width),
    high: Math.exp(middle + width),
    similar: near.length,
  };
}

/** The mean of the middle half by weight: as robust as a median, and steadier with few cars. */
function middleOf(prices: { log: number; weight: number }[], total: number): number {
  const [from, to] = [total / 4, (total * 3) / 4];
  let [below, sum] = [0, 0];
  for (const { log, weight } of prices.toSorted((a, b) => a.log - b.log)) {
    sum += log * Math.max(0, Math.min(below + weight, to) - Math.max(below, from));
    below += weight;
  }
  return sum / (to - from);
}
