import type { Car } from "./car.ts";

/** Similar by the facts that shoppers decide by: model, make, body, price, age. Reserved cars rank low. */
export function mostSimilar(car: Car, candidates: readonly Car[], limit: number): Car[] {
  const scored = candidates.map((other) => ({ other, score: likeness(car, other) }));
  return scored
    .sort((a, b) => b.score - a.score || a.other.id.localeCompare(b.other.id))
    .slice(0, limit)
    .map(({ other }) => other);
}

function likeness(a: Car, b: Car): number {
  const sameMake = a.make === b.make;
  return (
    (sameMake && a.model === b.model ? 4 : 0) +
    (sameMake ? 1.5 : 0) +
    (a.simple_body === b.simple_body ? 3 : 0) +
    (a.car_type === b.car_type ? 1 : 0) +
    4 * priceCloseness(a.price, b.price) -
    0.2 * Math.abs(a.year - b.year) -
    (b.reserved ? 5 : 0)
  );
}

/** 1 for the same price, 0 from twice or half of it on. */
function priceCloseness(a: number | null, b: number | null): number {
  if (!a || !b) return 0;
  return Math.max(0, 1 - Math.abs(Math.log2(a / b)));
}
