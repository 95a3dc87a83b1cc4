import type { Car } from "./car.ts";

export interface CarTitle {
  /** "2025 Toyota RAV4" */
  heading: string;
  /** "Cruiser Hybrid AXAH54R" */
  variant: string;
  /** Both, for pictures and links. */
  full: string;
}

export function titleOf(car: Pick<Car, "year" | "make" | "model" | "badge" | "series">): CarTitle {
  const heading = `${car.year} ${car.make} ${car.model}`;
  const variant = words(car.badge, car.series);
  return { heading, variant, full: words(heading, variant) };
}

/**
 * The heading as pages show it: the words of a make stay together ("Royal Enfield") at line ends, and where a template
 * separates make and model.
 */
export function boundHeading({ year, make, model }: Pick<Car, "year" | "make" | "model">): string {
  return `${year} ${make.replaceAll(" ", "\u00a0")} ${model}`;
}

/** Splits a bound heading again. */
export function headingParts(heading: string): { year: string; make: string; model: string } {
  const [year = "", make = "", ...model] = heading.split(" ");
  return { year, make, model: model.join(" ") };
}

function words(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
