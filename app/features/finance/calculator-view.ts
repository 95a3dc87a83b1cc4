import { calculatorLimits, type Figure, figureNames, readCalculator } from "#domain/finance/calculator-query.ts";
import type { LoanTerms } from "#domain/finance/car-terms.ts";
import type { EstimateInput } from "#domain/finance/estimate.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

/** A calculator as the server draws it: the same for everyone. */
export type CalculatorView = LoanTerms & {
  /** What the fields hold at first: the start, or what the address asked for. */
  asked: EstimateInput;
  lender: string;
  warning: string;
  creditLicence: string | null;
  fees: { establishment: number; monthly: number } | null;
  /** A car's price stands fast; without one it is asked for. */
  car: { id: string; name: string; url: string } | null;
  /** The form that asks for this loan. */
  financeUrl: string;
};

type Provider = NonNullable<PublicSettings["finance_provider"]>;

export function toCalculator(
  terms: LoanTerms,
  { name, warning, credit_licence, fees }: Provider,
  { car, financeUrl }: Pick<CalculatorView, "car" | "financeUrl">,
): CalculatorView {
  return { ...terms, asked: terms.start, lender: name, warning, creditLicence: credit_licence, fees, car, financeUrl };
}

/** Where a calculation has a page of its own, which works it out without a script. */
export const repaymentsPath = "/repayments";

/** The page of a calculation: of a car, or of none. */
export const repaymentsUrl = (car: { id: string } | null): string =>
  car ? `${repaymentsPath}?${new URLSearchParams({ car_id: car.id }).toString()}` : repaymentsPath;

/** What an address asks for. The price of a car is not for the address to say; a budget is a price to begin with. */
export function askedFor(query: URLSearchParams, view: Pick<CalculatorView, "start" | "car">): EstimateInput {
  const own = new URLSearchParams(query);
  if (view.car) own.delete(figureNames.price);
  else if (!own.has(figureNames.price)) own.set(figureNames.price, own.get("vehiclePriceBudget") ?? "");
  return readCalculator(own, view.start);
}

/** How far a slider goes, which is less than what a field takes. */
export function sliderEnds(figure: Figure, { start, asked }: CalculatorView, price: number) {
  const { min, step } = calculatorLimits[figure];
  const most: Record<Figure, number> = {
    price: 120_000,
    deposit: price,
    tradeIn: price,
    termYears: 7,
    balloonPercent: 50,
  };
  const max = Math.max(most[figure], start[figure], asked[figure]);
  return figure === "price" ? { min: 5000, max, step } : { min, max, step };
}
