import type { Body } from "./body.ts";
import { renderOf, type RenderedBody } from "./rendered-bodies.ts";

/** "2013-2018"; an open end ("2019-") runs to the newest model year, and "" is every year of the model. */
export type YearSpan = string;

/**
 * badge, years sold, level (0 base to 3 flagship), price new in whole dollars, powertrain.
 * A powertrain reads "hybrid 2.5i4 cvt awd 4.8 163": fuel, engine (or battery), gearbox, drive, use per 100 km, kilowatts.
 */
export type Grade = readonly [badge: string, years: YearSpan, level: 0 | 1 | 2 | 3, price: number, powertrain: string];

export type ModelEntry = {
  make: string;
  model: string;
  body: Body;
  doors: number;
  /** The rendered body in its pictures; null: no photos yet. */
  render: RenderedBody | null;
  /** Number of advertisements in the Australian market sample, used as the model's weight. */
  listings: number;
  /** Yearly depreciation and kilometres, fitted to the same sample. */
  decay: number;
  km: number;
  seats: number;
  /** Braked towing limit in kilograms, 0 for a car that must not tow. */
  tow: number;
  /** Factory series code by years. */
  series: Record<YearSpan, string>;
  grades: readonly Grade[];
};

type Figures = Pick<ModelEntry, "listings" | "decay" | "km"> &
  Partial<Pick<ModelEntry, "seats" | "doors" | "tow"> & { render: RenderedBody }>;

const doorsOf: Record<Body, number> = {
  SUV: 5,
  Ute: 4,
  Hatchback: 5,
  Sedan: 4,
  Wagon: 5,
  Coupe: 2,
  Convertible: 2,
  "People Mover": 5,
  Van: 4,
};

const towOf: Record<Body, number> = {
  SUV: 1800,
  Ute: 3500,
  Hatchback: 1200,
  Sedan: 1200,
  Wagon: 1500,
  Coupe: 0,
  Convertible: 0,
  "People Mover": 2000,
  Van: 2000,
};

/** A model with the usual seats, doors and towing limit of its body unless the figures say otherwise. */
export function entry(
  make: string,
  model: string,
  body: Body,
  figures: Figures,
  series: Record<YearSpan, string>,
  grades: readonly Grade[],
): ModelEntry {
  const shape = { seats: 5, doors: doorsOf[body], tow: towOf[body], ...figures, body };
  return { ...shape, render: renderOf(shape, figures.render), make, model, series, grades };
}

/** First and last year of a span; an open end is `newest`. */
export function yearsOf(span: YearSpan, newest: number): [number, number] {
  const [from, to] = span.split("-");
  return [Number(from || 0), to === undefined ? Number(from || newest) : Number(to || newest)];
}
