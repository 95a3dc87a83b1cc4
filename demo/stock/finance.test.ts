import { describe, expect, test } from "vitest";
import { quote, repayment } from "./finance.ts";
import { lenders } from "./lenders.ts";

describe("repayments", () => {
  test("bring the loan down to its residual", () => {
    let owing = 30_000;
    const rate = 0.08 / 12;
    const payment = repayment(owing, 6000, rate, 60);
    for (let month = 0; month < 60; month += 1) owing = owing * (1 + rate) - payment;
    expect(owing).toBeCloseTo(6000, 4);
  });

  test("without interest are plain shares", () => {
    expect(repayment(12_000, 0, 0, 12)).toBe(1000);
  });

  test("[5] are whole dollars, rounded up, on the price less the deposit", () => {
    const offer = quote(lenders.tasman, 57_240);
    expect(offer).toMatchObject({ deposit: 5724, termMonths: 60, interestRate: 8.19, comparisonRate: 9.07 });
    const exact = repayment(57_240 - 5724, 0, 0.0819 / 52, 260);
    expect(offer.paymentWeek).toBe(Math.ceil(exact));
    expect(offer.paymentMonth).toBeGreaterThan((offer.paymentWeek ?? 0) * 4);
  });

  test("do not exist without a price", () => {
    expect(quote(lenders.tasman, null)).toMatchObject({ paymentWeek: null, paymentMonth: null, deposit: 0 });
  });

  test("every lender's comparison rate is above its rate and its warning is printed", () => {
    for (const lender of Object.values(lenders)) {
      expect(lender.comparisonRate).toBeGreaterThan(lender.interestRate);
      expect(lender.disclaimer).toContain("WARNING");
    }
  });
});
