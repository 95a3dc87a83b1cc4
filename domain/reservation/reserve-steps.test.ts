import { expect, test } from "vitest";
import { reserveSteps } from "./reserve-steps.ts";

test.each([
  [48, "Once paid, it is held for you for 48 hours"],
  [168, "Once paid, it is held for you for 7 days"],
  [60, "Once paid, it is held for you for 60 hours"],
  [1, "Once paid, it is held for you for 1 hour"],
  [null, "Once paid, it is held for you"],
])("[13.2.3] the minutes to pay and the %s hours that a fee keeps the car are told apart", (hours, secondTitle) => {
  expect(reserveSteps(hours, "Parramatta").map(({ title }) => title)).toEqual([
    "You have 15 minutes to pay",
    secondTitle,
    "We call you",
  ]);
});

test.each([
  ["ask", /make up your mind\.$/],
  ["always", /If you cancel, the fee comes back to your card\.$/],
  [{ within_hours: 24 }, /If you cancel within 24 hours of paying, the fee comes back to your card\.$/],
  [{ within_hours: 168 }, /within 7 days of paying/],
] as const)("[13.5.2] the checkout tells what a buyer gets back by the rule %j", (refund, said) => {
  expect(reserveSteps(48, "Parramatta", refund)[1]?.text).toMatch(said);
});
