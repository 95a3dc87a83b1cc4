import type { PageStock, RangeSpread } from "#site/page-ports.ts";
import type { Car } from "#domain/car/car.ts";

/** Fixed figures, so that it looks the same whatever was sold today. */
const counts = { all: 312, new: 84, demo: 21, used: 207, electric: 36 };
const spread: RangeSpread = { min: 5000, max: 95_000, buckets: [2, 9, 24, 41, 38, 30, 22, 15, 9, 6, 3, 1] };
const shownValues = 8;

/** The site's stock with the showcase's cars in front. A text search finds none of them. */
export function showcaseStock(stock: PageStock, cars: Car[]): PageStock {
  return {
    ...stock,
    counts: () => counts,
    newest: (limit) => cars.slice(0, limit),
    search(state) {
      const { facets, ranges } = stock.search({ ...state, query: "" });
      const found = state.query === "";
      return {
        cars: found ? cars.slice(0, 6) : [],
        total: found ? counts.all : 0,
        pages: found ? 26 : 0,
        facets: Object.fromEntries(
          Object.entries(facets).map(([name, values]) => [
            name,
            values
              .map(({ value }) => value)
              .toSorted((a, b) => a.localeCompare(b))
              .slice(0, shownValues)
              .map((value, index) => ({ value, count: 96 - index * 9 })),
          ]),
        ),
        ranges: Object.fromEntries(Object.keys(ranges).map((name) => [name, spread])),
      };
    },
  };
}
