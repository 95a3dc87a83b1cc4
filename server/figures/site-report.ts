import { dateAfter } from "#domain/time/local-time.ts";
import type { StoredFigures } from "#server/adapters/store/repositories/site-figures.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { localDay } from "./local-day.ts";

type Counts = Record<string, number>;

/** What was counted in some time. */
export type Figures = {
  visits: number;
  /** Visits by where they came from. */
  sources: Counts;
  searches_without_result: number;
  enquiries: number;
  enquiries_by: { category: Counts; location: Counts; source: Counts };
  car_views: number;
  phone_reveals: number;
};
export type DayFigures = { day: string } & Figures;
export type CarFigures = {
  car_id: string;
  /** Null for a car that is no longer in stock. */
  name: string | null;
  views: number;
  enquiries: number;
  phone_reveals: number;
};
export type SiteReport = {
  site: string;
  from: string;
  to: string;
  total: Figures;
  days: DayFigures[];
  /** The most viewed first. */
  cars: CarFigures[];
};

/** The last days of a site, up to today at its place that is furthest ahead. */
export async function readSiteFigures(
  { site, store }: Pick<SiteRuntime, "site" | "store">,
  days: number,
  now: Date,
): Promise<SiteReport> {
  const places = [null, ...site.locations.map(({ id }) => id)];
  const to = places.map((place) => localDay(site, place, now.getTime())).reduce((a, b) => (a > b ? a : b));
  const from = dateAfter(to, 1 - days);
  const stored = await store.figures.of({ from, to });
  const names = Array.from({ length: days }, (_, n) => dateAfter(from, n));
  const cars = carFigures(stored);
  const known = new Map((await store.cars.byIds(cars.map(({ car_id }) => car_id))).map(({ id, name }) => [id, name]));
  return {
    site: site.slug,
    from,
    to,
    total: figuresOf(stored),
    days: names.map((day) => ({ day, ...figuresOf(ofDay(stored, day)) })),
    cars: cars.map((car) => ({ ...car, name: known.get(car.car_id) ?? null })),
  };
}

const ofDay = ({ cars, site, enquiries }: StoredFigures, wanted: string): StoredFigures => ({
  cars: cars.filter(({ day }) => day === wanted),
  site: site.filter(({ day }) => day === wanted),
  enquiries: enquiries.filter(({ day }) => day === wanted),
});

function figuresOf({ cars, site, enquiries }: StoredFigures): Figures {
  const visits = site.filter(({ what }) => what === "visit");
  const empty = site.filter(({ what }) => what === "empty search");
  const timesOf = ({ times }: { times: number }) => times;
  const manyOf = ({ enquiries: many }: { enquiries: number }) => many;
  return {
    visits: sum(visits, timesOf),
    sources: grouped(visits, ({ source }) => source, timesOf),
    searches_without_result: sum(empty, timesOf),
    enquiries: sum(enquiries, manyOf),
    enquiries_by: {
      category: grouped(enquiries, ({ category }) => category, manyOf),
      location: grouped(enquiries, ({ location_id }) => location_id || "no location", manyOf),
      source: grouped(enquiries, ({ source }) => source, manyOf),
    },
    car_views: sum(cars, ({ views }) => views),
    phone_reveals: sum(cars, ({ phone_reveals }) => phone_reveals),
  };
}

function carFigures({ cars, enquiries }: StoredFigures): CarFigures[] {
  const figures = new Map<string, CarFigures>();
  const add = (car_id: string, more: Partial<CarFigures>) => {
    const known = figures.get(car_id) ?? { car_id, name: null, views: 0, enquiries: 0, phone_reveals: 0 };
    figures.set(car_id, {
      ...known,
      views: known.views + (more.views ?? 0),
      enquiries: known.enquiries + (more.enquiries ?? 0),
      phone_reveals: known.phone_reveals + (more.phone_reveals ?? 0),
    });
  };
  for (const { car_id, views, phone_reveals } of cars) add(car_id, { views, phone_reveals });
  for (const { car_id, enquiries: many } of enquiries) if (car_id !== "") add(car_id, { enquiries: many });
  return [...figures.values()].toSorted((a, b) => b.views - a.views || (a.car_id < b.car_id ? -1 : 1));
}

function sum<Row>(rows: readonly Row[], timesOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + timesOf(row), 0);
}

function grouped<Row>(rows: readonly Row[], nameOf: (row: Row) => string, timesOf: (row: Row) => number): Counts {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + timesOf(row));
  return Object.fromEntries(counts);
}
