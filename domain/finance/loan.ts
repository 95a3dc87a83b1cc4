export type RepaymentPeriod = "weekly" | "fortnightly" | "monthly";

/** Repayments in a year by the national method: 365.25 days hold 52.18 weeks and 26.09 fortnights. */
export const repaymentsPerYear: Readonly<Record<RepaymentPeriod, number>> = {
  weekly: 52.18,
  fortnightly: 26.09,
  monthly: 12,
};

export interface Loan {
  /** Dollars borrowed. */
  amount: number;
  /** Nominal percent a year. */
  interestRate: number;
  termYears: number;
  /** Dollars left to pay with the last repayment. */
  balloon: number;
  period: RepaymentPeriod;
}

export const repaymentCount = ({ termYears, period }: Pick<Loan, "termYears" | "period">): number =>
  Math.round(termYears * repaymentsPerYear[period]);

/** Interest of one period, as a fraction. */
const periodRate = ({ interestRate, period }: Pick<Loan, "interestRate" | "period">): number =>
  interestRate / 100 / repaymentsPerYear[period];

/** The constant repayment that reduces the loan to its balloon, before rounding. */
export function exactRepayment(loan: Loan): number {
  const { amount, balloon } = loan;
  const [rate, count] = [periodRate(loan), repaymentCount(loan)];
  if (rate === 0) return (amount - balloon) / count;
  const discount = (1 + rate) ** -count;
  return ((amount - balloon * discount) * rate) / (1 - discount);
}

/** Rounded up to a cent: nobody pays more than we said. */
export const upToCent = (dollars: number): number => Math.ceil(Number((dollars * 100).toFixed(6))) / 100;
export const upToDollar = (dollars: number): number => Math.ceil(Number(dollars.toFixed(6)));
