import { expect, test } from "vitest";
import { depositOf, lenderTypeNumbers, lenderTypeOf } from "./lender-types.ts";

test("[5.6.1] the types are numbered in a row from 1, as settings count them", () => {
  expect(lenderTypeNumbers).toEqual(lenderTypeNumbers.map((_type, at) => at + 1));
});

test("[5.6.4] lender type 1 assumes a 10% deposit, others take the lender's own", () => {
  const deposit = (type: number) => depositOf(49_995, lenderTypeOf(type), "own");
  expect(lenderTypeNumbers.map(deposit)).toEqual([5000, "own", "own", "own", "own", "own", "own"]);
});

test("[5.6.1] lender type 5 quotes by the month", () => {
  const monthly = lenderTypeNumbers.filter((type) => lenderTypeOf(type).period === "month");
  expect(monthly).toEqual([5]);
});
