import type { Format } from "#domain/country/format.ts";
import { paidFirstLabel } from "#domain/search/search-budget.ts";
import type { BudgetAnswers, BudgetView } from "./budget-view.ts";

export const each = { weekly: "week", fortnightly: "fortnight", monthly: "month" } as const;
const times = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

/** What the estimated budget stands for: "over 5 years, interest and fees included". */
export function budgetBasis({ kind, lender }: Pick<BudgetView, "kind" | "lender">): string {
  if (kind === "hire") return "a week";
  if (!lender) return "over five years, before interest";
  const [{ termYears, balloonPercent }] = lender.loans;
  const over = `over ${termYears === 1 ? "1 year" : `${termYears} years`}`;
  const charges = lender.fees ? "interest and fees included" : "interest included";
  return `${over}${balloonPercent > 0 ? ` with a ${balloonPercent}% balloon` : ""}, ${charges}`;
}

/** The sum in words: "$200 a week x 52 x 5 years, plus $2,000 deposit". */
export function budgetSum(view: BudgetView, input: BudgetAnswers, { money }: Pick<Format, "money">): string {
  if (view.kind === "hire") return budgetBasis(view);
  const repaid = `${money(input.repayment)} a ${each[input.period]}`;
  const paidFirst = paidFirstLabel(input, { money });
  const plus = paidFirst === "" ? "" : `, plus ${paidFirst}`;
  return view.lender
    ? `${repaid} ${budgetBasis(view)}${plus}`
    : `${repaid} x ${times[input.period]} x 5 years, before interest${plus}`;
}
