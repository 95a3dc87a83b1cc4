import type { ValuedVehicle } from "./comparable.ts";

/** Words that distinguish trims; "(4x4)" and "4X4" are one word. */
const badgeWords = (badge: string): string[] => badge.toLowerCase().match(/[a-z0-9.]+/g) ?? [];

/** How much a comparable counts if the trims share nothing, and if one of them is unknown. */
const otherBadge = 0.03;
const unknownBadge = 0.5;
/** How much it counts if one property differs. */
const otherPart = 0.25;
/** Half a bell curve each: a year apart, and this many kilometres apart. */
const yearsApart = 1.6;
const kmApart = 35_000;

const parts = ["body", "drive", "fuel", "transmission"] as const;
const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2) / 2);

/** Between 0 and 1: how similar a comparable is to this vehicle. */
export function likeness(one: ValuedVehicle, other: ValuedVehicle): number {
  const differing = parts.filter((part) => one[part] && other[part] && one[part] !== other[part]).length;
  return (
    badgeLikeness(one.badge, other.badge) *
    otherPart ** differing *
    bell(one.year - other.year, yearsApart) *
    bell(one.km - other.km, kmApart)
  );
}

function badgeLikeness(one: string, other: string): number {
  const [a, b] = [new Set(badgeWords(one)), new Set(badgeWords(other))];
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : unknownBadge;
  const shared = [...a].filter((word) => b.has(word)).length;
  const share = shared / (a.size + b.size - shared);
  return otherBadge + (1 - otherBadge) * share ** 2;
}
