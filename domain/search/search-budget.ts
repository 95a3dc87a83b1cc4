import type { Format } from "#domain/country/format.ts";
import type { RepaymentPeriod } from "#domain/finance/loan.ts";

/** 4.10.7: a budget as part of a search. Money in whole dollars. */
export interface SearchBudget {
  repayment: number;
  period: RepaymentPeriod;
  deposit: number;
  tradeIn: number;
}

const each = { weekly: "week", fortnightly: "fortnight", monthly: "month" } as const;
const mostMoney = 10_000_000;

/** In the address: "200,weekly,2000", and a trade-in after it if there is one. */
export function budgetText({ repayment, period, deposit, tradeIn }: SearchBudget): string {
  return [repayment, period, deposit, ...(tradeIn > 0 ? [tradeIn] : [])].join(",");
}

/** Null if it is not a budget. */
export function readBudgetText(text: string | null): SearchBudget | null {
  const [repayment, period, deposit = "0", tradeIn = "0", ...more] = (text ?? "").split(",");
  const known = periodNamed(period);
  const money = [repayment, deposit, tradeIn].map((part) => (/^\d{1,9}$/.test(part ?? "") ? Number(part) : null));
  const [a = null, b = null, c = null] = money;
  if (known === null || a === null || b === null || c === null || more.length > 0) return null;
  return normalBudget({ repayment: a, period: known, deposit: b, tradeIn: c });
}

/** In whole dollars, within what anybody spends. */
export function normalBudget({ period, ...money }: SearchBudget): SearchBudget {
  const whole = (amount: number) => Math.min(Math.max(Math.round(amount), 0), mostMoney);
  return { repayment: whole(money.repayment), period, deposit: whole(money.deposit), tradeIn: whole(money.tradeIn) };
}

export const periodNamed = (name: string | null | undefined): RepaymentPeriod | null =>
  name === "weekly" || name === "fortnightly" || name === "monthly" ? name : null;

/** "up to $200 a week with $2,000 deposit". */
export function budgetLabel({ repayment, period, ...paid }: SearchBudget, { money }: Pick<Format, "money">): string {
  const most = `up to ${money(repayment)} a ${each[period]}`;
  const paidFirst = paidFirstLabel(paid, { money });
  return paidFirst === "" ? most : `${most} with ${paidFirst}`;
}

/** "$2,000 deposit and trade-in of about $9,000"; empty if nothing is paid first. */
export function paidFirstLabel(
  { deposit, tradeIn }: Pick<SearchBudget, "deposit" | "tradeIn">,
  { money }: Pick<Format, "money">,
): string {
  const parts = [
    ...(deposit > 0 ? [`${money(deposit)} deposit`] : []),
    ...(tradeIn > 0 ? [`trade-in of about ${money(tradeIn)}`] : []),
  ];
  return parts.join(" and ");
}
