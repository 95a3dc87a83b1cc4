import { ownValue } from "#domain/text/own-value.ts";
import { z } from "zod";

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A span as people write it, such as `30m`, `6h` or `1d`; milliseconds within. */
export function duration(least: string, most: string) {
  const words = `write a time such as 30m, 6h or 1d, from ${least} to ${most}`;
  return z
    .string({ error: words })
    .refine((text) => isWithin(text, least, most), words)
    .transform((text) => readDuration(text) ?? 0);
}

function isWithin(text: string, least: string, most: string): boolean {
  const value = readDuration(text);
  return value !== null && value >= (readDuration(least) ?? 0) && value <= (readDuration(most) ?? 0);
}

function readDuration(text: string): number | null {
  const [, figure, unit] = /^(\d{1,5})\s*([mhd])$/.exec(text.trim()) ?? [];
  const size = ownValue(units, unit ?? "");
  return figure === undefined || size === undefined ? null : Number(figure) * size;
}

/** The largest unit that leaves no fraction: `90m`, `6h`, `1d`. */
export function durationText(ms: number): string {
  const [unit, size] = Object.entries(units).findLast(([, one]) => ms % one === 0) ?? ["m", 60_000];
  return `${Math.round(ms / size)}${unit}`;
}
