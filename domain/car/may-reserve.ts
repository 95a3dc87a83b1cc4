import { isSold, isTestDriveOnly } from "./availability.ts";
import type { Car } from "./car.ts";

export interface ReserveSettings {
  payment_provider: object | null;
}

/** 4.4: a car can be reserved online only if ALL hold. */
const conditions = {
  payment_provider: (_car, settings) => settings.payment_provider !== null,
  in_stock: (car) => car.status === "in_stock",
  not_test_drive_only: (car) => !isTestDriveOnly(car),
  // The flag says that a key exists; keys themselves never reach a page.
  checkout_key: (car) => car.has_checkout_payment_processor,
  not_sold_or_reserved: (car) => !car.sold && !car.reserved,
  price_above_200: (car) => car.price !== null && car.price > 200,
  reservable: (car) => car.reservable !== false,
  payment_processor: (car) => car.payment_processors.length > 0,
} satisfies Record<string, (car: Car, settings: ReserveSettings) => boolean>;

export type ReserveCondition = keyof typeof conditions;

/** The first condition that does not hold, or null when the car can be reserved. */
export function reserveObstacle(car: Car, settings: ReserveSettings): ReserveCondition | null {
  const names = Object.keys(conditions) as ReserveCondition[];
  return names.find((name) => !conditions[name](car, settings)) ?? null;
}

export function canReserve(car: Car, settings: ReserveSettings): boolean {
  return reserveObstacle(car, settings) === null;
}

/** The reasons in words. Events of the car come before options that were never offered. */
const reasons: readonly (readonly [(car: Car, obstacle: ReserveCondition) => boolean, string])[] = [
  [isSold, "This {vehicle} has been sold."],
  [({ reserved }) => reserved, "This {vehicle} is reserved for another buyer."],
  [(_car, obstacle) => obstacle === "payment_provider", "We take no reservations on this website."],
  [(_car, obstacle) => obstacle === "in_stock", "This {vehicle} is not in stock yet."],
  [(_car, obstacle) => obstacle === "not_test_drive_only", "This {vehicle} is here for {test drives} only."],
  [(_car, obstacle) => obstacle === "price_above_200", "This {vehicle} has no price to reserve it at."],
  [() => true, "The dealer does not offer this {vehicle} for reservation."],
];

/** Why a car cannot be reserved online and what to do about it; null when it can. */
export function reserveProblem(car: Car, settings: ReserveSettings): string | null {
  const obstacle = reserveObstacle(car, settings);
  if (obstacle === null) return null;
  const reason = reasons.find(([holds]) => holds(car, obstacle))?.[1];
  return `${reason} It cannot be reserved online, and you have not been charged. Please call us and we will help.`;
}

/** 2.3: 'Reserve Car Now' to /contact needs no payment provider, but the same conditions of the car. */
const conditionsOfTheCar = [
  "in_stock",
  "not_test_drive_only",
  "not_sold_or_reserved",
  "price_above_200",
  "reservable",
] as const satisfies readonly ReserveCondition[];

export function canAskToReserve(car: Car): boolean {
  return conditionsOfTheCar.every((name) => conditions[name](car));
}

/** 4.4, 9: the payment processor's deposit, $200 by default. */
type Processors = { payment_processors: readonly { deposit_amount: number | null }[] };

export function reserveFee(car: Processors): number {
  return car.payment_processors.find(({ deposit_amount }) => deposit_amount)?.deposit_amount ?? 200;
}

/** 4.4: the external valuation feature. */
export function qualifiesForValuation(car: Car): boolean {
  return car.status === "in_stock" && !car.sold && !car.reserved && car.price !== null && car.price > 200;
}
