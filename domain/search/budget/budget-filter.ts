import type { SearchBudget } from "#domain/search/search-budget.ts";
import { budgetDefaults } from "./budget.ts";
import { allOf, anyOf, between, type Filter, oneOf } from "#domain/search/filter.ts";
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
export function budgetFilter(budget: SearchBudget, { kinds, fees }: StockLoans = noLoans): Filter {
  const limits = kinds.map((loan) => {
    return allOf(oneOf("loan", [loan]), upTo(budgetLimit(budget, readLoanText(loan), fees)));
  });
  const cash = upTo(budget.deposit + budget.tradeIn);
  return allOf(budgetDefaults.filter.buy, anyOf(cash, ...limits));
}

const upTo = (price: number): Filter => between("price", { min: null, max: price });
