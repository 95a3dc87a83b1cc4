import type { Car } from "./car.ts";

export interface CarTitle {
  /** "2025 Toyota RAV4" */
  heading: string;
  /** "Cruiser Hybrid AXAH54R" */
  variant: string;
  /** Both: what pictures and links are called. */
  full: string;
}

export function titleOf(car: Pick<Car, "year" | "make" | "model" | "badge" | "series">): CarTitle {
  const heading = `${car.year} ${car.make} ${car.model}`;
  const variant = words(car.badge, car.series);
  return { heading, variant, full: words(heading, variant) };
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
