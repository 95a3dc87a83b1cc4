import type { DistanceUnit } from "./distance.ts";

/** The units in which a country writes figures of vehicles. Stock, rules and addresses hold metric figures everywhere. */
export type MeasureSystem = "metric" | "us-customary";

/** Settings of a country that decide how it shows a figure. */
export interface MeasureSettings {
  odometer_unit?: DistanceUnit | undefined;
  measures?: MeasureSystem | undefined;
}

/** A stored unit as a country shows it. */
export interface Measure {
  unit: string;
  /** The figure that is shown for a stored one. */
  shown: (stored: number) => number;
  /** The stored figure of one that somebody typed. */
  stored: (shown: number) => number;
  /**
   * The stored limit of a shown one. It includes every figure that is shown as the limit itself: from "30 mpg" finds all
   * that say 30 mpg.
   */
  limit: (shown: number, end: End) => number;
  /** Whether more of the one is less of the other: litres for a distance, miles for a gallon. */
  falls: boolean;
}
export type End = "min" | "max";

interface Conversion {
  unit: string;
  to: (stored: number) => number;
  /** Digits after the point of shown figures. */
  digits: number;
  /** Digits of a stored limit. Addresses hold at most two (search-state.ts), and fewer read better. */
  limitDigits: number;
  falls?: boolean;
}

export const kmPerMile = 1.609344;
const kgPerPound = 0.45359237;
const kwPerHorsepower = 0.745699872;
const metresPerFoot = 0.3048;
const mmPerInch = 25.4;
/** Miles per gallon times litres per 100 km. */
const gallonsAndLitres = 235.214583;

const miles: Conversion = { unit: "miles", to: (km) => km / kmPerMile, digits: 0, limitDigits: 0 };

const customary: ReadonlyMap<string, Conversion> = new Map<string, Conversion>([
  ["km", miles],
  ["kg", { unit: "lb", to: (kg) => kg / kgPerPound, digits: 0, limitDigits: 2 }],
  ["kW", { unit: "hp", to: (kw) => kw / kwPerHorsepower, digits: 0, limitDigits: 2 }],
  ["L/100 km", { unit: "mpg", to: (litres) => gallonsAndLitres / litres, digits: 0, limitDigits: 2, falls: true }],
  ["kWh/100 km", { unit: "kWh/100 mi", to: (energy) => energy * kmPerMile, digits: 1, limitDigits: 2 }],
  ["m", { unit: "ft", to: (metres) => metres / metresPerFoot, digits: 1, limitDigits: 2 }],
  ["mm", { unit: "in", to: (mm) => mm / mmPerInch, digits: 1, limitDigits: 2 }],
]);

const asStored = (unit: string): Measure => ({
  unit,
  shown: (stored) => stored,
  stored: (shown) => shown,
  limit: (shown) => shown,
  falls: false,
});

/** How a country shows a stored unit. */
export function measureOf(unit: string, { odometer_unit, measures }: MeasureSettings): Measure {
  const conversion = measures === "us-customary" ? customary.get(unit) : undefined;
  if (unit === "km") return odometer_unit === "miles" ? converted(miles) : asStored(unit);
  return conversion ? converted(conversion) : asStored(unit);
}

function converted({ unit, to, digits, limitDigits, falls = false }: Conversion): Measure {
  const half = 0.5 / 10 ** digits;
  return {
    unit,
    shown: (stored) => (stored === 0 ? 0 : Number(to(stored).toFixed(digits))),
    stored: (figure) => (figure === 0 ? 0 : Number(inverse(to, figure, falls).toFixed(limitDigits))),
    limit: (figure, end) => {
      const outermost = Math.max(0, figure + (end === "min" ? -half : half));
      if (outermost === 0) return 0;
      const isLeast = (end === "min") !== falls;
      return inside(inverse(to, outermost, falls), limitDigits, isLeast);
    },
    falls,
  };
}

/** Of both kinds of conversion: a product with a constant, and a constant divided by the figure. */
const inverse = (to: Conversion["to"], shown: number, falls: boolean): number => (falls ? to(shown) : shown / to(1));

/** Rounding must not let in the next shown figure. */
function inside(stored: number, digits: number, isLeast: boolean): number {
  const steps = Number((stored * 10 ** digits).toFixed(6));
  return (isLeast ? Math.ceil(steps) : Math.floor(steps)) / 10 ** digits;
}
