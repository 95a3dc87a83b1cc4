import { readOwnEstimate } from "#domain/valuation/own-estimate.ts";
import { estimate, type EstimateInput, type LoanCost } from "./estimate.ts";
import type { RepaymentPeriod } from "./loan.ts";

// 14.4: what a visitor pays first, stored in their own browser. Cards and comparisons are worked out with it there.

/** `deposit` is null where none was chosen: the lender's own applies. */
export type OwnPaid = { deposit: number | null; tradeIn: number };

/** As long as a valuation is remembered (15.1.5). */
const validMs = 14 * 24 * 60 * 60 * 1000;

export const ownDepositNote = (deposit: number, now: number): string =>
  JSON.stringify({ deposit, until: now + validMs });

/** Leaves the deposit out, and the valuation that was there at the time: a new one counts again. */
export const leftOutNote = (estimateText: string | null, now: number): string =>
  JSON.stringify({ leftOut: estimateText ?? "", until: now + validMs });

/** Of what the browser has stored: this note, and the trade-in estimate. Null if the visitor pays nothing first. */
export function readOwnPaid(text: string | null, estimateText: string | null, now: number): OwnPaid | null {
  const { deposit, leftOut } = readNote(text, now);
  const tradeIn = leftOut === estimateText ? 0 : (readOwnEstimate(estimateText, now)?.low ?? 0);
  return deposit === null && tradeIn === 0 ? null : { deposit, tradeIn };
}

/** The chosen deposit alone. */
export const readOwnDeposit = (text: string | null, now: number): number | null => readNote(text, now).deposit;

function readNote(text: string | null, now: number): { deposit: number | null; leftOut: string | null } {
  try {
    const { deposit, leftOut, until } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    if (typeof until === "number" && now < until) {
      const isFit = typeof deposit === "number" && deposit >= 0;
      return { deposit: isFit ? deposit : null, leftOut: typeof leftOut === "string" ? leftOut : null };
    }
  } catch {
    // Somebody else's text.
  }
  return { deposit: null, leftOut: null };
}

/** The terms of one car, as its card carries them: short, because every card has them. */
export function loanFigures({ start, interestRate, fees }: LoanCost & { start: EstimateInput }): string {
  const { price, deposit, termYears, balloonPercent, period } = start;
  const figures = [price, deposit, termYears, balloonPercent, interestRate, fees?.establishment, fees?.monthly];
  return [...figures.map((figure) => figure ?? 0), period].join(" ");
}

/** 14.4.1: the repayment of that car for this visitor. */
export function ownRepayment(figures: string, own: OwnPaid): number {
  const [price = 0, deposit = 0, termYears = 5, balloonPercent = 0, interestRate = 0, establishment = 0, monthly = 0] =
    figures.split(" ").map(Number);
  const period = figures.split(" ").at(-1) as RepaymentPeriod;
  const input = { price, deposit: own.deposit ?? deposit, tradeIn: own.tradeIn, termYears, balloonPercent, period };
  return estimate(input, { interestRate, fees: { establishment, monthly } })?.repayment ?? 0;
}
