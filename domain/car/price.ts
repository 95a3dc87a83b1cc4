import { type Format, type FormatSettings, formatOf } from "#domain/country/format.ts";
import {
  chosenOffer,
  offersOf,
  type PlanOffer,
  type PlanSettings,
  termText,
  weeklyText,
} from "#domain/subscription/plan-offer.ts";
import { isMadeToOrder } from "./availability.ts";
import type { Car } from "./car.ts";

export interface PriceSettings extends FormatSettings, PlanSettings {
  card: { no_price_text: string };
}

export type PriceDisplay =
  | {
      kind: "subscription";
      text: string;
      /** What the weekly price is for: "for 1 month", or "Rental". */
      note?: string;
      /** The plan that costs least by the week: "$119 a week for 12 months". */
      least?: string;
    }
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

/** 4.3: first match wins. `plan` is the one that the address names, if any. */
export function priceDisplay(car: Car, settings: PriceSettings, plan: string | null = null): PriceDisplay {
  const { money } = formatOf(settings);
  if (car.subscription_price) return weeklyPrice(car, car.subscription_price, settings, plan);
  if (hasPrice(car))
    return { kind: "price", text: money(car.price), ...before(car, money), price_type: car.price_type };
  if (isMadeToOrder(car)) return { kind: "preorder", text: "PREORDER" };
  return { kind: "none", text: settings.card.no_price_text };
}

/** 4.3.8: a plan's price with its length; a rental car says that it is one. */
function weeklyPrice(car: Car, weekly: number, settings: PriceSettings, plan: string | null): PriceDisplay {
  const format = formatOf(settings);
  const offers = offersOf(car, settings);
  const offer = chosenOffer(offers, plan);
  const text = weeklyText(offer?.weekly ?? weekly, format);
  if (offer) return { kind: "subscription", text, note: termText(offer), ...leastOf(offers, offer, format) };
  return { kind: "subscription", text, ...(car.categories.includes("Rental") ? { note: "Rental" } : {}) };
}

/** The cheapest plan by the week, if that is another. */
function leastOf(offers: readonly PlanOffer[], shown: PlanOffer, format: Format): { least?: string } {
  const least = offers.toSorted((a, b) => a.weekly - b.weekly)[0];
  return least && least.weekly < shown.weekly
    ? { least: `${format.money(least.weekly)} a week ${termText(least)}` }
    : {};
}

/** What stands beside the amount: the dealer's price type, or what a weekly price is for. */
export function besidePrice(price: PriceDisplay): string {
  if (price.kind === "subscription") return price.note ?? "";
  return price.kind === "price" ? price.price_type : "";
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
