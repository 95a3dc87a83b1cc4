import { describe, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { carTerms } from "#domain/finance/car-terms.ts";
import { estimate } from "#domain/finance/estimate.ts";
import { quote } from "./finance.ts";
import { lenders } from "./lenders.ts";

describe("repayments", () => {
  test("[5] are whole dollars, rounded up, on the price less the deposit", () => {
    const offer = quote(lenders.tasman, 57_240);
    expect(offer).toMatchObject({ deposit: 5724, termMonths: 60, interestRate: 8.19, comparisonRate: 9.07 });
    expect(offer.paymentMonth).toBeGreaterThan((offer.paymentWeek ?? 0) * 4);
  });

  test("[5] are the figures that a calculator starts with", () => {
    for (const [kind, lender] of Object.entries(lenders)) {
      const price = 57_243;
      const terms = { key: lender.key, excluded_makes: [], excluded_dealerships: [] };
      const provider = { ...terms, lender_type: 6, interest_rate: 1, comparison_rate: 2, fees: lender.fees };
      const car = sampleCar({
        price,
        finance_lenders: carSchema.shape.finance_lenders.parse({ [lender.key]: quote(lender, price) }),
      });
      const found = carTerms(car, { finance_provider: provider }, sampleNow);
      expect(found && estimate(found.start, found)?.repayment, kind).toBe(found?.quoted?.amount);
    }
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
