import { ownValue } from "#domain/text/own-value.ts";
import type { Car } from "#domain/car/car.ts";
import { hasPrice } from "#domain/car/price.ts";
import { type FinanceDisplay, financeDisplay, type FinanceSettings } from "./finance-display.ts";
import { calculatorLimits } from "./calculator-query.ts";
import { estimate, type EstimateInput, type LoanCost } from "./estimate.ts";
import { depositOf, type LenderType, lenderTypeOf } from "./lender-types.ts";
import type { RepaymentPeriod } from "./loan.ts";
import { loanFigures } from "./own-payment.ts";

export interface TermsSettings {
  finance_provider:
    | (NonNullable<FinanceSettings["finance_provider"]> & {
        interest_rate: number;
        comparison_rate: number;
        fees: LoanCost["fees"];
      })
    | null;
}

/** The initial values of an estimate, and what the lender charges. */
export interface LoanTerms extends LoanCost {
  start: EstimateInput;
  comparisonRate: number;
  /** The repayment that the lender states for these values. */
  quoted: FinanceDisplay["repayment"];
}

const usualYears = 5;
const periods = { week: "weekly", month: "monthly" } as const satisfies Record<LenderType["period"], string>;

/** The terms for one car, by the display rules of chapter 5; null if nothing shows or nothing can be calculated. */
export function carTerms(car: Car, settings: TermsSettings, now: number): LoanTerms | null {
  const provider = settings.finance_provider;
  const shown = financeDisplay(car, settings, now);
  const price = car.price ?? 0;
  if (!provider || !shown || price < calculatorLimits.price.min) return null;
  const { balloonPercent, termYears } = calculatorLimits;
  return {
    start: {
      price,
      deposit: Math.min(shown.deposit ?? 0, price),
      tradeIn: 0,
      termYears: within(shown.termYears ?? usualYears, termYears),
      balloonPercent: within(ownValue(car.finance_lenders, provider.key)?.balloon ?? 0, balloonPercent),
      period: periods[lenderTypeOf(provider.lender_type).period],
    },
    // Types 6 and 7 show without the car's own terms: the provider's apply.
    interestRate: shown.interestRate ?? provider.interest_rate,
    comparisonRate: shown.comparisonRate ?? provider.comparison_rate,
    fees: provider.fees,
    quoted: shown.repayment,
  };
}

const examplePrice = 30_000;

/** The terms without a car: the provider's own rates, for the amount that comparison rates are stated for. */
export function providerTerms({ finance_provider }: TermsSettings): LoanTerms | null {
  if (!finance_provider) return null;
  const { interest_rate, comparison_rate, fees } = finance_provider;
  const type = lenderTypeOf(finance_provider.lender_type);
  return {
    start: {
      price: examplePrice,
      deposit: depositOf(examplePrice, type, 0),
      tradeIn: 0,
      termYears: usualYears,
      balloonPercent: 0,
      period: periods[type.period],
    },
    interestRate: interest_rate,
    comparisonRate: comparison_rate,
    fees,
    quoted: null,
  };
}

/** What a visitor pays up front, and how often they would repay. */
export type OwnPayment = Pick<EstimateInput, "deposit" | "tradeIn" | "period">;

export type ShownRepayment = {
  repayment: { amount: number; period: RepaymentPeriod } | null;
  interestRate: number | null;
  comparisonRate: number | null;
  /** What a browser works the repayment out with for its own visitor; null where it is for one already. */
  loan: string | null;
};

/**
 * The figure on a card: the lender's, or ours if there is none, so that it agrees with the facet and the page. With a
 * visitor's own deposit it is ours, for that deposit; nothing is left to pay where it covers the price.
 */
export function shownRepayment(
  car: Car,
  settings: TermsSettings,
  now: number,
  own: OwnPayment | null = null,
): ShownRepayment | null {
  const shown = financeDisplay(car, settings, now);
  if (!shown) return null;
  const { interestRate, comparisonRate } = shown;
  const quoted = shown.repayment && { amount: shown.repayment.amount, period: periods[shown.repayment.period] };
  const terms = carTerms(car, settings, now);
  if (!terms) return { repayment: own ? null : quoted, interestRate, comparisonRate, loan: null };
  if (quoted && !own) return { repayment: quoted, interestRate, comparisonRate, loan: loanFigures(terms) };
  const input = { ...terms.start, ...own };
  return {
    repayment: { amount: estimate(input, terms)?.repayment ?? 0, period: input.period },
    interestRate: terms.interestRate,
    comparisonRate: terms.comparisonRate,
    loan: own ? null : loanFigures(terms),
  };
}

/** The figure of the facet weekly_price_range: the lender's, or ours if there is no weekly one. */
export function weeklyRepayment(car: Car, settings: TermsSettings, now: number): number | null {
  if (!hasPrice(car) || financeDisplay(car, settings, now) === null) return null;
  const stated = ownValue(car.finance_lenders, settings.finance_provider?.key ?? "")?.paymentWeek;
  if (stated) return stated;
  const terms = carTerms(car, settings, now);
  return terms && (estimate({ ...terms.start, period: "weekly" }, terms)?.repayment ?? null);
}

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));
