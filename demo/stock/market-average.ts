import type { CarInput } from "#domain/car/car.ts";
import type { Random } from "./random.ts";

/** What other dealers ask for the same car: close to our own price, and by state only for common cars. */
export function marketAverage(random: Random, price: number): NonNullable<CarInput["autograb_data"]> {
  const average = Math.round(price * random.spread(0.035));
  const inState = random.chance(0.8) ? Math.round(average * random.spread(0.015)) : null;
  return { average_market_price: average, state_average_market_price: inState };
}
