import { plainTag } from "./availability.ts";
import type { Car } from "./car.ts";

export interface PriceSettings {
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
  if (car.subscription_price) {
    return { kind: "subscription", text: `${formatPrice(car.subscription_price)} per week` };
  }
  if (hasPrice(car)) return { kind: "price", text: formatPrice(car.price), ...before(car), price_type: car.price_type };
  if (isPreorder(car)) return { kind: "preorder", text: "PREORDER" };
  return { kind: "none", text: settings.card.no_price_text };
}

/** 4.3: up to 10 dollars a price is a placeholder. */
export function hasPrice<T extends Pick<Car, "price">>(car: T): car is T & { price: number } {
  return car.price !== null && car.price > 10;
}

/** Spec 4.3.2: before_price above price shows both. */
function before({ before_price, price }: Car & { price: number }): { was: string | null; save: string | null } {
  if (before_price === null || before_price <= price) return { was: null, save: null };
  return { was: formatPrice(before_price), save: formatPrice(before_price - price) };
}

function isPreorder(car: Car): boolean {
  return car.preorder || plainTag(car.tag) === "Pre-order";
}

/** 4.3: search autocomplete shows a price only if it is over 250. That rules out placeholders, not weekly prices. */
export function suggestedPrice({
  subscription_price,
  price,
}: Pick<Car, "subscription_price" | "price">): string | null {
  return subscription_price ? `${formatPrice(subscription_price)} per week` : overPlaceholder(price);
}

const overPlaceholder = (price: number | null) => (price !== null && price > 250 ? formatPrice(price) : null);

/** 4.3: "$57,240", never decimals. */
export function formatPrice(amount: number): string {
  return `$${Math.round(amount).toLocaleString("en-AU")}`;
}
