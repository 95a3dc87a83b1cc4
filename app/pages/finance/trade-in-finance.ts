import type { Car } from "#domain/car/car.ts";
import { figureNames } from "#domain/finance/calculator-query.ts";
import { financeLink } from "#domain/finance/finance-link.ts";
import { repaymentsPath } from "#app/features/finance/calculator-view.ts";
import type { PageContext } from "#site/page-ports.ts";
import { financedCar, loadCalculator } from "./finance-data.ts";

/** From a trade-in's result to the repayments that it leads to; null without finance, or if nothing is left to pay. */
export function financeWithTradeIn(car: Car | null, low: number | null, page: PageContext) {
  const provider = page.site.settings.finance_provider;
  if (!provider) return null;
  const wanted = car && financedCar(car.id, page);
  if (wanted?.price && low !== null && low >= wanted.price) return null;
  if (!loadCalculator(wanted, page, new URLSearchParams()))
    return { label: "Ask about finance", url: financeLink(provider.path, wanted) };
  const query = new URLSearchParams({
    ...(wanted && { car_id: wanted.id }),
    ...(low !== null && { [figureNames.tradeIn]: String(low) }),
  });
  return {
    label: low === null ? "Work out repayments" : "Repayments with this trade-in",
    url: query.size > 0 ? `${repaymentsPath}?${query.toString()}` : repaymentsPath,
  };
}
