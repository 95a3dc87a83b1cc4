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

/** Today's value of all payments of the loan: equals the amount when the repayment is right. */
export function presentValue(loan: Loan, repayment: number): number {
  const [rate, count] = [periodRate(loan), repaymentCount(loan)];
  const discount = (1 + rate) ** -count;
  const level = rate === 0 ? count : (1 - discount) / rate;
  return repayment * level + loan.balloon * discount;
}

/** Rounded up to a cent: nobody pays more than we said. */
export const upToCent = (dollars: number): number => Math.ceil(Number((dollars * 100).toFixed(6))) / 100;
export const upToDollar = (dollars: number): number => Math.ceil(Number(dollars.toFixed(6)));

export const repayment = (loan: Loan): number => upToCent(exactRepayment(loan));
