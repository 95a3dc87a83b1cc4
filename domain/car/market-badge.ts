import type { Car } from "./car.ts";
import { formatPrice, hasPrice } from "./price.ts";

export interface MarketBadge {
  below: number;
  text: string;
}

export interface MarketBadgeSettings {
  card: { market_badge: boolean };
}

/** Chapter 5: at least 500 below the state average, or the national one without a state average. */
export function marketBadge(car: Car, { card }: MarketBadgeSettings): MarketBadge | null {
  if (!card.market_badge || !hasPrice(car)) return null;
  const average = car.autograb_data?.state_average_market_price ?? car.autograb_data?.average_market_price ?? 0;
  const below = average - car.price;
  return below >= 500 ? { below, text: `${formatPrice(below)} under market` } : null;
}
