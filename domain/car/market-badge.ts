import { type FormatSettings, formatOf } from "#domain/country/format.ts";
import type { Car } from "./car.ts";
import { hasPrice } from "./price.ts";

export interface MarketBadge {
  below: number;
  text: string;
}

export interface MarketBadgeSettings extends FormatSettings {
  card: { market_badge: boolean };
}

/** Chapter 5: at least 500 below the state average, or the national one without a state average. */
export function marketBadge(car: Car, settings: MarketBadgeSettings): MarketBadge | null {
  if (!settings.card.market_badge || !hasPrice(car)) return null;
  const average = car.autograb_data?.state_average_market_price ?? car.autograb_data?.average_market_price ?? 0;
  const below = average - car.price;
  return below >= 500 ? { below, text: `${formatOf(settings).money(below)} under market` } : null;
}
