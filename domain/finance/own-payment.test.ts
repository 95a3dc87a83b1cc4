import { expect, test } from "vitest";
import { ownEstimateNote } from "#domain/valuation/own-estimate.ts";
import type { LoanTerms } from "./car-terms.ts";
import { estimate } from "./estimate.ts";
import { leftOutNote, loanFigures, ownDepositNote, ownRepayment, readOwnDeposit, readOwnPaid } from "./own-payment.ts";

const now = 1_790_000_000_000;
const days = (count: number) => now + count * 86_400_000;
const valued = ownEstimateNote({ low: 9000, high: 11_000 }, now);

test("[14.4.2] a chosen deposit and a valued trade-in are remembered for two weeks", () => {
  const note = ownDepositNote(2000, now);
  expect(readOwnPaid(note, valued, days(13))).toEqual({ deposit: 2000, tradeIn: 9000 });
  expect(readOwnPaid(note, null, days(13))).toEqual({ deposit: 2000, tradeIn: 0 });
  expect(readOwnPaid(null, valued, days(13))).toEqual({ deposit: null, tradeIn: 9000 });
  expect(readOwnPaid(note, valued, days(14))).toBeNull();
  expect(readOwnPaid(ownDepositNote(0, now), null, now)).toEqual({ deposit: 0, tradeIn: 0 });
  expect([readOwnDeposit(note, now), readOwnDeposit(null, now)]).toEqual([2000, null]);
});

test("[14.4.2] what is left out stays left out, until there is a new valuation", () => {
  const note = leftOutNote(valued, now);
  expect(readOwnPaid(note, valued, now)).toBeNull();
  const later = ownEstimateNote({ low: 8000, high: 9000 }, days(1));
  expect(readOwnPaid(note, later, days(1))).toEqual({ deposit: null, tradeIn: 8000 });
  expect(readOwnPaid(leftOutNote(null, now), null, now)).toBeNull();
});

test.each([
  "",
  "null",
  "{",
  "[]",
  '{"deposit":-5,"until":9e15}',
  '{"deposit":"2000","until":9e15}',
  '{"deposit":2000}',
])("[14.4.2] %j in the storage is nothing", (text) => {
  expect(readOwnPaid(text, null, now)).toBeNull();
});

test("[14.4.1] a card's figures give the repayment that the server would show", () => {
  const terms: LoanTerms = {
    start: { price: 44_990, deposit: 4499, tradeIn: 0, termYears: 7, balloonPercent: 10, period: "monthly" },
    interestRate: 8.19,
    comparisonRate: 9.07,
    fees: { establishment: 405.35, monthly: 4 },
    quoted: null,
  };
  const { start } = terms;
  const figures = loanFigures(terms);
  expect(ownRepayment(figures, { deposit: null, tradeIn: 0 })).toBe(estimate(start, terms)?.repayment);
  expect(ownRepayment(figures, { deposit: 2000, tradeIn: 9000 })).toBe(
    estimate({ ...start, deposit: 2000, tradeIn: 9000 }, terms)?.repayment,
  );
  expect(ownRepayment(figures, { deposit: 50_000, tradeIn: 0 })).toBe(0);
  const free = { ...terms, fees: null };
  expect(ownRepayment(loanFigures(free), { deposit: 0, tradeIn: 0 })).toBe(
    estimate({ ...start, deposit: 0 }, free)?.repayment,
  );
});
