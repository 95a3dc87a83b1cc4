import type { PageStock, StockCounts } from "#app/page-context.ts";
import type { Car } from "#domain/car/car.ts";
import { buildGrammar, type SearchGrammar } from "#domain/search/search-grammar.ts";
import type { SiteStore } from "#server/adapters/store/repositories/for-site.ts";
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
  readonly grammar: SearchGrammar;

  constructor(version: number, all: readonly Car[], site: Site, now: number) {
    this.version = version;
    this.madeAt = now;
    const listed = all.filter((car) => car.show_on_dealer_website);
    this.cars = listed.sort((a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id));
    this.grammar = buildGrammar(site.public, {});
    this.counts = {
      all: listed.length,
      new: count(listed, (car) => car.car_type === "new"),
      demo: count(listed, (car) => car.car_type === "demo"),
      used: count(listed, (car) => car.car_type === "used"),
      electric: count(listed, (car) => electric.has(car.simple_fuel)),
    };
  }

  forPages(store: SiteStore): PageStock {
    return {
      grammar: this.grammar,
      counts: () => this.counts,
      newest: (limit) => this.cars.slice(0, limit),
      search: ({ page }) => ({
        cars: this.cars.slice((page - 1) * 21, page * 21),
        total: this.cars.length,
        pages: Math.ceil(this.cars.length / 21),
        facets: {},
        ranges: {},
      }),
      strip: (facet) => tally(this.cars.map((car) => (facet === "body" ? car.simple_body : car.make))),
      bySlug: (slug) => store.cars.bySlug(slug),
      similar: (car, limit) =>
        this.cars.filter((other) => other.id !== car.id && other.simple_body === car.simple_body).slice(0, limit),
    };
  }
}

const count = (cars: readonly Car[], test: (car: Car) => boolean): number => cars.filter(test).length;

function tally(values: string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, n]) => ({ value, count: n })).sort((a, b) => b.count - a.count);
}
