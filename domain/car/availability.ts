import type { Car } from "./car.ts";

/** 4.1: in_stock and coming_soon count as available, unless the car is marked sold. */
export function isAvailable(car: Pick<Car, "status" | "sold">): boolean {
  return !isSold(car);
}

export function isSold(car: Pick<Car, "status" | "sold">): boolean {
  return car.sold || car.status === "sold";
}

/** Point 3, tag values. The variant wrapped in asterisks means the same. */
export function isTestDriveOnly(car: Pick<Car, "tag">): boolean {
  return plainTag(car.tag) === "Test Drive Only";
}

/** A vehicle that is yet to be built (4.3.3): nobody can drive it, and it has no odometer. */
export function isMadeToOrder(car: Pick<Car, "preorder" | "tag">): boolean {
  return car.preorder || plainTag(car.tag) === "Pre-order";
}

/** A tag as it is shown: without the asterisks that some feeds wrap it in. */
export function plainTag(tag: string | null): string {
  return (tag ?? "").replaceAll("*", "").trim();
}

/** Age in whole years: a car of this year is 0. */
export function ageOf(car: Pick<Car, "year">, now: number): number {
  return new Date(now).getUTCFullYear() - car.year;
}
