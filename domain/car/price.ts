import { type Format, type FormatSettings, formatOf } from "#domain/country/format.ts";
import { isMadeToOrder } from "./availability.ts";
import type { Car } from "./car.ts";

export interface PriceSettings extends FormatSettings {
  card: { no_price_text: string };
}

export type PriceDisplay =
  | { kind: "subscription"; text: string }
  | {
      kind: "price";
      text: string;
      /** The previous price and the saving, if the price came down. */
      was: string | null;
      save: string | null;
      /** As the dealer set it: "Drive away". */
      price_type: string;
    }
  | { kind: "preorder"; text: string }
  | { kind: "none"; text: string };

/** 4.3: first match wins. */
export function priceDisplay(car: Car, settings: PriceSettings): PriceDisplay {
  const { money } = formatOf(settings);
  if (car.subscription_price) {
    return { kind: "subscription", text: `${money(car.subscription_price)} per week` };
  }
  if (hasPrice(car))
    return { kind: "price", text: money(car.price), ...before(car, money), price_type: car.price_type };
  if (isMadeToOrder(car)) return { kind: "preorder", text: "PREORDER" };
  return { kind: "none", text: settings.card.no_price_text };
}

/** 4.3: up to 10 dollars a price is a placeholder. */
export function hasPrice<T extends Pick<Car, "price">>(car: T): car is T & { price: number } {
  return car.price !== null && car.price > 10;
}

/** Spec 4.3.2: before_price above price shows both. */
function before({ before_price, price }: Car & { price: number }, money: Format["money"]): Before {
  if (before_price === null || before_price <= price) return { was: null, save: null };
  return { was: money(before_price), save: money(before_price - price) };
}
type Before = { was: string | null; save: string | null };

/** 4.3: search autocomplete shows a price only if it is over 250. That rules out placeholders, not weekly prices. */
export function suggestedPrice(
  { subscription_price, price }: Pick<Car, "subscription_price" | "price">,
  { money }: Pick<Format, "money">,
): string | null {
  if (subscription_price) return `${money(subscription_price)} per week`;
  return price !== null && price > 250 ? money(price) : null;
}
