import type { DistanceUnit } from "./distance.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { kmPerMile, type Measure, measureOf, type MeasureSettings } from "./measures.ts";

/** What of a site decides how it writes figures and dates. */
export interface FormatSettings {
  locale: string;
  currency: string;
  distance_unit: DistanceUnit;
  country?: MeasureSettings & { code?: string; texts?: Readonly<Record<string, string>> };
}

/** How a site writes what people read. Made once per site; nothing else in the product formats by a locale. */
export interface Format extends Figures {
  /** How far away: "4.2 km", "38 km", "1,240 miles": a decimal only where it means something. */
  distance: (km: number) => string;
  /** What an odometer shows: "45,000 km", or "27,962 miles". */
  odometer: (km: number) => string;
  /** The same of a rule of thumb: "500 km", or "310 miles", never more exact than it was meant. */
  roundly: (km: number) => string;
  /** The name of that figure: "Kilometres" or "Miles". */
  odometerName: string;
  /** How a stored unit is shown: "km" as miles, "kW" as horsepower, or as it is. */
  measure: (unit: string) => Measure;
  /** A text of the product as people of the country say it. A browser gets texts that are worded already. */
  say: (text: string) => string;
  /** A timestamp in words, in a time zone. Dates without a time are read as UTC. */
  date: (time: number | string | Date, style: DateStyle, timeZone?: string) => string;
  /** "red, green and blue" */
  list: (items: readonly string[]) => string;
  /** Three things as the locale lists them, "1, 2 and 3", from which a browser writes all other lists. */
  listSample: string;
}

const day = { day: "numeric", month: "long", year: "numeric" } as const;
const dateStyles = {
  /** 11 March 2026 */
  day,
  /** 11 March */
  "day of the year": { day: "numeric", month: "long" },
  /** 11 Mar 2026 */
  "short day": { ...day, month: "short" },
  /** Wednesday 11 March */
  weekday: { weekday: "long", day: "numeric", month: "long" },
  /** Wed, 11 Mar */
  "short weekday": { weekday: "short", day: "numeric", month: "short" },
  /** Wed, 11 Mar 2026 */
  "short weekday and year": { weekday: "short", ...day, month: "short" },
  /** Wednesday 11 March 2026 */
  "full day": { dateStyle: "full" },
  /** Wednesday 11 March 2026 at 12:05 pm */
  moment: { dateStyle: "full", timeStyle: "short" },
  /** Wed, 11 Mar, 12:05 pm */
  "short moment": { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  /** 12:05 pm */
  time: { hour: "numeric", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof dateStyles;

const made = new Map<string, Format>();

/** The one format of all sites that write alike. */
export function formatOf(settings: FormatSettings): Format {
  const { locale, currency, distance_unit, country } = settings;
  const { code, odometer_unit, measures } = country ?? {};
  const key = [locale, currency, distance_unit, code, odometer_unit, measures].join(" ");
  const known = made.get(key) ?? formatWith(figuresOf(locale, currency), listSample(locale), settings);
  made.set(key, known);
  return known;
}

const listSample = (locale: string): string => new Intl.ListFormat(locale).format(["1", "2", "3"]);

/** A browser has figures and lists from the document. Dates need `Intl`, and are made when one is written. */
export function formatWith(figures: Figures, lists: string, settings: Omit<FormatSettings, "currency">): Format {
  const { locale, distance_unit, country } = settings;
  const { number } = figures;
  const inMiles = country?.odometer_unit === "miles";
  const texts = new Map(Object.entries(country?.texts ?? {}));
  const measures = new Map<string, Measure>();
  const measure = (unit: string) => {
    const known = measures.get(unit) ?? measureOf(unit, country ?? {});
    measures.set(unit, known);
    return known;
  };
  const dates = new Map<string, Intl.DateTimeFormat>();
  return {
    ...figures,
    distance: (km) => {
      const far = distance_unit === "miles" ? km / kmPerMile : km;
      const one = distance_unit === "miles" ? "mile" : "km";
      if (far < 1) return `less than 1 ${one}`;
      const rounded = far < 9.95 ? Math.round(far * 10) / 10 : Math.round(far);
      return `${number(rounded)} ${rounded === 1 ? one : distance_unit}`;
    },
    odometer: (km) => `${number(measure("km").shown(km))} ${measure("km").unit}`,
    roundly: (km) => {
      const { shown, unit } = measure("km");
      return `${number(unit === "km" ? km : Number(shown(km).toPrecision(2)))} ${unit}`;
    },
    odometerName: texts.get("Kilometres") ?? (inMiles ? "Miles" : "Kilometres"),
    measure,
    say: (text) => texts.get(text) ?? text,
    date: (time, style, timeZone = "UTC") => {
      const name = `${style} ${timeZone}`;
      const format = dates.get(name) ?? new Intl.DateTimeFormat(locale, { ...dateStyles[style], timeZone });
      dates.set(name, format);
      return format.format(new Date(time));
    },
    list: listsLike(lists),
    listSample: lists,
  };
}

/** Between two things there is never a comma: "a, b, and c", but "a and b". */
function listsLike(sample: string): Format["list"] {
  const [, between, last] = /^1(.+)2(.+)3$/.exec(sample) ?? [];
  if (between === undefined || last === undefined) throw new Error(`Lists cannot be written like "${sample}".`);
  return (items) => {
    const start = items.slice(0, -1).join(between);
    const end = items.at(-1) ?? "";
    return start === "" ? end : start + (items.length === 2 ? last.replace(",", "") : last) + end;
  };
}
