import type { Random } from "./random.ts";

/** Depreciation by age as in the market sample, corrected for more or fewer kilometres than usual. */
export function usedPrice(
  random: Random,
  { newPrice, decay, age, km, usualKm }: { newPrice: number; decay: number; age: number; km: number; usualKm: number },
): number {
  const byAge = newPrice * 0.97 * Math.exp(-decay * Math.max(age, 0.5));
  const byUse = Math.min(1.1, Math.max(0.8, 1 - 0.16 * (km / usualKm - 1)));
  return asTicket(Math.max(3500, byAge * byUse * random.spread(0.025)), random);
}

export function demoPrice(random: Random, newPrice: number): number {
  return asTicket(newPrice * random.between(0.92, 0.96), random);
}

/** Dealers' prices end in 990, 490 or 880; above a hundred thousand in 900. */
export function asTicket(amount: number, random: Random): number {
  if (amount >= 100_000) return Math.round(amount / 1000) * 1000 - 100;
  const thousand = Math.floor(amount / 1000) * 1000;
  const rest = amount - thousand;
  if (rest < 250) return thousand - 10;
  if (rest < 700) return thousand + 490;
  return thousand + (random.chance(0.2) ? 880 : 990);
}

/** A weekly price that covers the car, its insurance, registration and servicing. */
export function weeklyPrice(price: number, kind: "Subscription" | "Rental"): number {
  const week = price * 0.0037 + 58;
  return Math.round((kind === "Rental" ? week * 1.35 : week) / 10) * 10 - 1;
}
