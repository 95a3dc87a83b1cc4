import { calculatorLimits, type Figure, figureNames, readCalculator } from "#domain/finance/calculator-query.ts";
import type { LoanTerms } from "#domain/finance/car-terms.ts";
import type { EstimateInput } from "#domain/finance/estimate.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

/** A calculator as the server renders it: the same for everyone with the same address. */
export type CalculatorView = LoanTerms & {
  /** Initial values: the defaults, or those of the address. */
  initial: EstimateInput;
  lender: string;
  warning: string;
  creditLicence: string | null;
  /** A car's price is fixed; without a car it is a field. */
  car: { id: string; name: string; url: string } | null;
  /** The form that applies for this loan. */
  financeUrl: string;
};

type Provider = NonNullable<PublicSettings["finance_provider"]>;

export function toCalculator(
  terms: LoanTerms,
  { name, warning, credit_licence }: Provider,
  { car, financeUrl }: Pick<CalculatorView, "car" | "financeUrl">,
  query: URLSearchParams,
): CalculatorView {
  return {
    ...terms,
    initial: inputOfQuery(query, { start: terms.start, car }),
    lender: name,
    warning,
    creditLicence: credit_licence,
    car,
    financeUrl,
  };
}

/** The page that shows a calculation without a script. */
export const repaymentsPath = "/repayments";

/** The page of a calculation, with or without a car. */
export const repaymentsUrl = (car: { id: string } | null): string =>
  car ? `${repaymentsPath}?${new URLSearchParams({ car_id: car.id }).toString()}` : repaymentsPath;

/** The values in an address. It cannot change a car's price; a budget is an initial price. */
export function inputOfQuery(query: URLSearchParams, view: Pick<CalculatorView, "start" | "car">): EstimateInput {
  const own = new URLSearchParams(query);
  if (view.car) own.delete(figureNames.price);
  else if (!own.has(figureNames.price)) own.set(figureNames.price, own.get("vehiclePriceBudget") ?? "");
  return readCalculator(own, view.start);
}

/** The slider's range, which is smaller than the field's. */
export function sliderEnds(figure: Figure, { start, initial }: CalculatorView, price: number) {
  const { min, step } = calculatorLimits[figure];
  const most: Record<Figure, number> = {
    price: 120_000,
    deposit: price,
    tradeIn: price,
    termYears: 7,
    balloonPercent: 50,
  };
  const max = Math.max(most[figure], start[figure], initial[figure]);
  return figure === "price" ? { min: 5000, max, step } : { min, max, step };
}
