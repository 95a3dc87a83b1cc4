import { isSold } from "./availability.ts";
import type { Car } from "./car.ts";

type HeldCar = Pick<Car, "held_until" | "reserved" | "sold" | "status">;

/** When the current hold of a car expires; null if there is none. Reserved and sold take precedence. */
export function holdEndsAt(car: HeldCar, now: number): number | null {
  if (!car.held_until || car.reserved || isSold(car)) return null;
  const end = Date.parse(car.held_until);
  return end > now ? end : null;
}

export function isHeld(car: HeldCar, now: number): boolean {
  return holdEndsAt(car, now) !== null;
}
