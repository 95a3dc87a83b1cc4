import type { StockCounts } from "#app/page-context.ts";
import type { Car } from "#domain/car/car.ts";
import type { Site } from "#site/site.ts";

const electric = new Set(["Electric", "Hybrid", "Plug-in Hybrid"]);

/** The cars a site lists now, newest first, in an immutable version. */
export class SiteStock {
  readonly version: number;
  readonly madeAt: number;
  /** A car leaves the listing by itself at this moment. */
  readonly changesAt: number = Number.MAX_SAFE_INTEGER;
  readonly cars: readonly Car[];
  readonly counts: StockCounts;

  constructor(version: number, all: readonly Car[], _site: Site, now: number) {
    this.version = version;
    this.madeAt = now;
    const listed = all.filter((car) => car.show_on_dealer_website);
    this.cars = listed.sort((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id));
    this.counts = {
      all: listed.length,
      new: count(listed, (car) => car.car_type === "new"),
      demo: count(listed, (car) => car.car_type === "demo"),
      used: count(listed, (car) => car.car_type === "used"),
      electric: count(listed, (car) => electric.has(car.simple_fuel)),
    };
  }
}

const count = (cars: readonly Car[], test: (car: Car) => boolean): number => cars.filter(test).length;
