import { type CardView, toCardView } from "#app/features/card/card-view.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { OwnPayment } from "#domain/finance/car-terms.ts";
import type { Car } from "#domain/car/car.ts";
import { nextChangeOf } from "#domain/card/next-change.ts";

/** Every car on a page goes through this function: the page expires when the car's appearance changes. */
export function shownCar(car: Car, { site, now, read }: PageContext): Car {
  return read({ value: car, until: nextChangeOf(car, site.settings, now.getTime()) });
}

/** With the deposit of a budget (`own`), the card belongs to that search alone. */
export function cardOf(car: Car, page: PageContext, own: OwnPayment | null = null): CardView {
  const { site, stock, now, picture } = page;
  const from = { settings: site.settings, grammar: stock.grammar, now, picture };
  if (own) return toCardView(shownCar(car, page), from, own);
  return page.shared(`card ${car.id}`, () => toCardView(shownCar(car, page), from));
}
