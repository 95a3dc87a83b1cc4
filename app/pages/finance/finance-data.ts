import { buttonsOf } from "#domain/card/buttons.ts";
import type { Car } from "#domain/car/car.ts";
import { titleOf } from "#domain/car/title.ts";
import { carTerms, providerTerms } from "#domain/finance/car-terms.ts";
import { financeLink } from "#domain/finance/finance-link.ts";
import { type CalculatorView, toCalculator } from "#app/features/finance/calculator-view.ts";
import type { PageContext } from "#site/page-ports.ts";

/** The calculator beside a car's price, with the figures of the address; null if no finance may be shown for the car. */
export function loadCarCalculator(
  car: Car,
  { site: { settings }, now }: PageContext,
  query: URLSearchParams,
): CalculatorView | null {
  const provider = settings.finance_provider;
  const terms = carTerms(car, settings, now.getTime());
  if (!provider || !terms) return null;
  const about = { id: car.id, name: titleOf(car).full, url: `/cars/${car.slug}` };
  return toCalculator(terms, provider, { car: about, financeUrl: financeLink(provider.path, car) }, query);
}

/** The calculator of a page, with or without a car. */
export function loadCalculator(car: Car | null, page: PageContext, query: URLSearchParams): CalculatorView | null {
  const { settings } = page.site;
  const own = car && loadCarCalculator(car, page, query);
  if (own) return own;
  const terms = providerTerms(settings);
  const provider = settings.finance_provider;
  if (!terms || !provider) return null;
  return toCalculator(terms, provider, { car: null, financeUrl: financeLink(provider.path, null) }, query);
}

/** The car named in the address, if finance is offered for it. */
export function financedCar(id: string | null, page: PageContext): Car | null {
  if (!id) return null;
  const [car = null] = page.stock.byIds([id]);
  const { settings } = page.site;
  return car && buttonsOf(car, settings, page.now.getTime()).includes("finance") ? car : null;
}
