import type { Car } from "./car.ts";

/** 4.3: up to 10 dollars a price is a placeholder. */
export function hasPrice(car: Pick<Car, "price">): boolean {
  return car.price !== null && car.price > 10;
}

/** 4.3: "$57,240", never decimals. */
export function formatPrice(amount: number): string {
  return `$${Math.round(amount).toLocaleString("en-AU")}`;
}
