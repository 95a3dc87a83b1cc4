import { z } from "zod";
import type { StoredCar } from "#domain/car/car.ts";

/** What happens to a car that its feed no longer names. */
export const vanishedSchema = z.strictObject({
  becomes: z.enum(["sold", "hidden"]).default("sold"),
  after_hours: z
    .number()
    .min(0)
    .max(24 * 90)
    .default(24),
});
export type Vanished = z.output<typeof vanishedSchema>;

const HOUR_MS = 3_600_000;

export type VanishedStep = { car: StoredCar; missingSince: string; done: "waits" | "sold" | "hidden" } | null;

/** The next state of a car that is missing from its feed; null if nothing changes. */
export function vanish(
  { car, missingSince }: { car: StoredCar; missingSince: string | null },
  rule: Vanished,
  now: Date,
): VanishedStep {
  const since = missingSince ?? now.toISOString();
  const isOver = !car.show_on_dealer_website || car.status === "sold";
  if (isOver) return missingSince === null ? { car, missingSince: since, done: "waits" } : null;
  const isDue = now.getTime() - Date.parse(since) >= rule.after_hours * HOUR_MS;
  if (!isDue) return missingSince === null ? { car, missingSince: since, done: "waits" } : null;
  if (rule.becomes === "hidden")
    return { car: { ...car, show_on_dealer_website: false }, missingSince: since, done: "hidden" };
  const sold = { ...car, status: "sold" as const, sold: true, sold_date_timestamp: now.getTime() };
  return { car: sold, missingSince: since, done: "sold" };
}

/** A run that would remove more than this share of the visible cars has probably read half a file. */
export function removesTooMany(vanished: number, shown: number, percent: number): boolean {
  return vanished > 0 && vanished * 100 > shown * percent;
}
