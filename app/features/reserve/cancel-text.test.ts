import { expect, test } from "vitest";
import { formatOf } from "#domain/country/format.ts";
import type { OwnPayment } from "#site/page-ports.ts";
import { cancelText } from "./cancel-text.ts";
import { refundLines } from "./refund-lines.ts";

const about = { fee: "$500", car: "Kia Rio", place: "City Yard", moment: () => "Thu 12 Nov 3:05 pm" };
const until = "2026-11-12T04:05:00.000Z";

test("[13.5.2] a buyer reads what cancelling does before they press a button", () => {
  expect(cancelText({ kind: "refund", until: null }, about)).toMatchObject({
    lines: ["You get $500 back, to the card you paid with.", expect.any(String)],
    button: "Cancel and get $500 back",
    agreed: "refund",
  });
  expect(cancelText({ kind: "refund", until }, about)?.lines[0]).toMatch(/if you cancel by Thu 12 Nov 3:05 pm\.$/);
  expect(cancelText({ kind: "ask", until: null }, about)).toMatchObject({ agreed: "ask", button: "Ask for $500 back" });
  expect(cancelText({ kind: "ask", until: null }, about)?.lines[0]).toMatch(/^City Yard decides/);
  expect(cancelText({ kind: "ask", until }, about)?.lines[0]).toMatch(
    /^It was free to cancel until Thu 12 Nov 3:05 pm/,
  );
});

test.each([
  { kind: "free" },
  { kind: "over" },
  { kind: "asked", at: until },
  { kind: "kept", at: until, why: "" },
] as const)("[13.5.3] there is nothing to decide once it is %j", (cancelling) => {
  expect(cancelText(cancelling, about)).toBeNull();
});

const format = formatOf({ locale: "en-AU", currency: "AUD", distance_unit: "km" });
const payment = (over: Partial<OwnPayment>): OwnPayment => ({
  state: "refund_due",
  amount: 500,
  currency: "AUD",
  provider: "stripe",
  at: until,
  failed: false,
  ...over,
});

test.each<[Partial<OwnPayment>, RegExp]>([
  [{}, /^We are sending \$500 back .* 5 to 10 business days/],
  [{ failed: true }, /^Sending \$500 back has not worked yet\. We try again/],
  [{ state: "refunded" }, /^\$500 was sent on 12 Nov by Stripe to the card you paid with\. Banks take 5 to 10/],
  [{ state: "refunded", provider: "sandbox", amount: 99.5 }, /^\$99\.50 was sent on 12 Nov to the card/],
])("[13.5.5] a payment that is %j", (parts, said) => {
  const payments = [payment({ state: "kept" }), payment(parts)];
  const lines = refundLines({ payments, format, day: () => "12 Nov" });
  expect(lines).toEqual([expect.stringMatching(said)]);
});
