import { ageOf, isTestDriveOnly } from "#domain/car/availability.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";

interface Preset {
  keeps: (car: Car, now: number) => boolean;
  /** The time at which its verdict on a car changes by itself. */
  turnsAt?: (car: Car) => number;
}

const day = 86_400_000;
const daysAfterListing = (days: number) => (car: Car) => Date.parse(car.created_at) + days * day;
const hasPhoto = (car: Car) => car.images.length > 0;
const oldest = 7;

function listedWithin(days: number): Preset {
  const turnsAt = daysAfterListing(days);
  return { keeps: (car, now) => now < turnsAt(car), turnsAt };
}

/** Spec 9.5: the stock presets 0 to 14 that a site may switch on. */
export const stockPresets: readonly Preset[] = [
  /*  0 none                    */ { keeps: () => true },
  /*  1 in stock only           */ { keeps: (car) => car.status === "in_stock" && !car.sold },
  /*  2 listed within 30 days   */ listedWithin(30),
  /*  3 listed within 60 days   */ listedWithin(60),
  /*  4 listed within 90 days   */ listedWithin(90),
  /*  5 listed over 90 days ago */ {
    keeps: (car, now) => !listedWithin(90).keeps(car, now),
    turnsAt: daysAfterListing(90),
  },
  /*  6 has a photo             */ { keeps: hasPhoto },
  /*  7 at least 5 photos       */ { keeps: (car) => car.images.length >= 5 },
  /*  8 has a price             */ { keeps: (car) => hasPrice(car) },
  /*  9 under 100,000 km        */ { keeps: (car) => (car.km ?? 0) < 100_000 },
  /* 10 at most 7 years old     */ {
    keeps: (car, now) => ageOf(car, now) <= oldest,
    turnsAt: (car) => Date.UTC(car.year + oldest + 1, 0, 1),
  },
  /* 11 certified               */ { keeps: (car) => car.certified },
  /* 12 under $20,000           */ { keeps: (car) => hasPrice(car) && car.price < 20_000 },
  /* 13 without Test Drive Only */ { keeps: (car) => !isTestDriveOnly(car) },
  /* 14 = 6 and 8               */ { keeps: (car) => hasPhoto(car) && hasPrice(car) },
];

export function passesPresets(car: Car, presets: readonly number[], now: number): boolean {
  return presets.every((code) => stockPresets[code]?.keeps(car, now) ?? true);
}

/** The times, past and future, at which these presets change their verdict on a car. */
export function presetTurns(car: Car, presets: readonly number[]): number[] {
  return presets.flatMap((code) => stockPresets[code]?.turnsAt?.(car) ?? []);
}
