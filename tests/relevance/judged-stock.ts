import { carSchema, type Car } from "#domain/car/car.ts";
import { demoNetwork } from "#demo/network.ts";
import { joinCar } from "#server/adapters/store/join-car.ts";
import { isListedCar } from "#server/stock/index/load-stock.ts";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";
import { demoSites } from "../support/demo-sites.ts";
import type { JudgedSite } from "./needs.ts";

/** The day of the grades: years, arrivals and cars just sold depend on it. */
export const judgedAt = new Date("2026-11-15T04:00:00Z");

export type JudgedStock = {
  readonly site: Site;
  /** All cars of its dealerships. */
  readonly cars: readonly Car[];
  /** Those that the site lists: the documents of every engine, and what is graded. */
  readonly listed: readonly Car[];
};

let generated: readonly Car[] | null = null;

/** The cars of all demo dealerships on that day, generated once. */
function demoCars(): readonly Car[] {
  const dealerships = new Map(demoSites().dealerships.map(({ dealership }) => [dealership.id, dealership]));
  generated ??= demoNetwork({ now: judgedAt }).cars.map((car) =>
    joinCar(carSchema.parse(car), dealerships.get(car.dealership_id)!),
  );
  return generated;
}

export function judgedStock(slug: JudgedSite): JudgedStock {
  const { sites, dealerships } = demoSites();
  const document = sites.find(({ settings }) => settings.slug === slug);
  if (!document) throw new Error(`there is no demo site ${slug}`);
  const { own, settings, content } = document;
  const shown = dealerships
    .map(({ dealership }) => dealership)
    .filter((one) => settings.dealerships.includes(one.slug));
  const site = resolveSite({ settings: own, content }, 1, shown);
  const cars = demoCars().filter(({ dealership_id }) => shown.some(({ id }) => id === dealership_id));
  return { site, cars, listed: cars.filter((car) => isListedCar(site, car, judgedAt.getTime())) };
}
