import type { Car } from "#domain/car/car.ts";
import { financeDisplay } from "./finance-display.ts";
import type { TermsSettings } from "./car-terms.ts";
import { comparisonLoan } from "./comparison-rate.ts";

interface DisclaimerSettings extends TermsSettings {
  finance_provider:
    | (NonNullable<TermsSettings["finance_provider"]> & {
        name: string;
        warning: string;
        credit_licence: string | null;
      })
    | null;
}

/** What has to be shown with the estimate of one car: the lender's own text, and the site's. */
export interface FinanceDisclaimer {
  car_id: string;
  lender: string;
  interestRate: number;
  comparisonRate: number;
  comparison_basis: { amount: number; years: number };
  disclaimer: string;
  warning: string;
  credit_licence: string | null;
}

/** Null if no finance may be shown for the car. */
export function financeDisclaimer(car: Car, settings: DisclaimerSettings, now: number): FinanceDisclaimer | null {
  const provider = settings.finance_provider;
  const shown = financeDisplay(car, settings, now);
  if (!provider || !shown) return null;
  return {
    car_id: car.id,
    lender: provider.name,
    interestRate: shown.interestRate ?? provider.interest_rate,
    comparisonRate: shown.comparisonRate ?? provider.comparison_rate,
    comparison_basis: { amount: comparisonLoan.amount, years: comparisonLoan.termYears },
    disclaimer: shown.disclaimer,
    warning: provider.warning,
    credit_licence: provider.credit_licence,
  };
}
