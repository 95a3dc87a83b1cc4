import { isAvailable, isSold, plainTag } from "./availability.ts";
import type { Car } from "./car.ts";
import { isHeld } from "./hold.ts";

export interface TagSettings {
  card: {
    /** Tag for electric and hybrid cars (some sites). */
    electric_tag: boolean;
    new_arrival_text: string;
    sold_text: string;
  };
  /** The site's certified programme, or none. */
  certified: { name: string; image?: string | null } | null;
}

export interface CarTag {
  kind: TagKind;
  text: string;
  /** The logo of the certified programme, if it has one. */
  image?: string;
}

interface TagContext {
  settings: TagSettings;
  /** Text of the promotion that this car is part of. */
  promo: string | null;
  now: number;
}

const day = 86_400_000;
/** 4.2, 9: a new arrival is one for 8 days. */
const newArrivalWindow = 8 * day;

interface Rule {
  /** The text of the tag, or nothing. */
  text: (car: Car, context: TagContext) => string | null | undefined;
  /** When the tag disappears by itself. */
  endsAt?: (car: Car) => number;
}

/** 4.2: in the order of their rank; the first that has a text wins. */
const rules = {
  promo: { text: (_car, { promo }) => promo },
  electric: { text: (car, { settings }) => (settings.card.electric_tag ? electricWord(car) : null) },
  reserved: { text: (car, { now }) => (car.reserved ? "Reserved" : isHeld(car, now) ? "Being reserved" : null) },
  certified: { text: (car, { settings }) => (car.certified ? settings.certified?.name : null) },
  custom: { text: (car) => plainTag(car.tag) },
  coming_soon: { text: (car) => (car.status === "coming_soon" && isAvailable(car) ? "COMING SOON" : null) },
  new_arrival: {
    text: (car, { settings, now }) =>
      now < newArrivalEndsAt(car) && isAvailable(car) ? settings.card.new_arrival_text : null,
    endsAt: newArrivalEndsAt,
  },
  sold: { text: (car, { settings }) => (isSold(car) ? settings.card.sold_text : null) },
} as const satisfies Record<string, Rule>;

export type TagKind = keyof typeof rules;
const ranked = Object.entries(rules) as [TagKind, Rule][];

export function tagOf(car: Car, settings: TagSettings, now: number, promo: string | null = null): CarTag | null {
  for (const [kind, rule] of ranked) {
    const text = rule.text(car, { settings, promo, now });
    const image = kind === "certified" && settings.certified?.image;
    if (text) return image ? { kind, text, image } : { kind, text };
  }
  return null;
}

/** The time at which the car's tag disappears by itself, or null. */
export function tagEndsAt(car: Car, settings: TagSettings, now: number): number | null {
  const tag = tagOf(car, settings, now);
  const rule: Rule | null = tag && rules[tag.kind];
  return rule?.endsAt?.(car) ?? null;
}

export function newArrivalEndsAt(car: Pick<Car, "created_at">): number {
  return Date.parse(car.created_at) + newArrivalWindow;
}

/** A hybrid counts as hybrid, although it also has an electric motor. */
function electricWord({ simple_fuel }: Car): string | null {
  return /hybrid/i.test(simple_fuel) ? "Hybrid" : /electric/i.test(simple_fuel) ? "Electric" : null;
}
