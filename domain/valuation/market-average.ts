import type { Comparable } from "./comparable.ts";
import { estimateValue } from "./estimate-value.ts";

export interface MarketAverages {
  average_market_price: number | null;
  state_average_market_price: number | null;
}

/** Average prices of similar cars in the country and in its state, for feeds without averages. */
export function marketAverages(car: Comparable, others: readonly Comparable[]): MarketAverages {
  const average = (cars: readonly Comparable[]) => {
    const found = estimateValue(car, cars);
    return found && Math.round(found.middle);
  };
  return {
    average_market_price: average(others),
    state_average_market_price: average(others.filter(({ state }) => state === car.state)),
  };
}
