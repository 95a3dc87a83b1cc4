import type { SearchBudget } from "#domain/search/search-budget.ts";
import { budgetDefaults } from "./budget.ts";
import { highestPrice, type LoanCost } from "#domain/finance/estimate.ts";
import { type LoanKind, readLoanText } from "#domain/finance/loan-kind.ts";

/** The kinds of loan in a stock, and the lender's fees. */
export type StockLoans = Pick<LoanCost, "fees"> & { kinds: readonly string[] };

const noLoans: StockLoans = { kinds: [], fees: null };

/** 4.10.7: the dearest car that a budget pays for with a loan of this kind. */
export function budgetLimit(budget: SearchBudget, kind: LoanKind, fees: LoanCost["fees"]): number {
  const { termYears, balloonPercent } = kind;
  return highestPrice(budget.repayment, { ...budget, termYears, balloonPercent }, { ...kind, fees });
}

/**
 * 4.10.7: the cars that a budget pays for, by the highest price for each kind of loan in the stock. A car without a
 * loan counts where deposit and trade-in pay for all of it.
 */
export function budgetFilter(budget: SearchBudget, { kinds, fees }: StockLoans = noLoans): string {
  const limits = kinds.map((loan) => {
    const most = budgetLimit(budget, readLoanText(loan), fees);
    return `(loan = ${JSON.stringify(loan)} AND price <= ${most})`;
  });
  const cash = `price <= ${budget.deposit + budget.tradeIn}`;
  return `${budgetDefaults.filter.buy} AND (${[cash, ...limits].join(" OR ")})`;
}
