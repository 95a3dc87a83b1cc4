import { describe, expect, test } from "vitest";
import type { RefundRequest, RefundRule } from "./refund-rule.ts";
import type { ReservationStatus } from "./reservation.ts";
import { whatCancelling } from "./what-cancelling.ts";

const paidAt = "2026-11-12T03:00:00.000Z";
const paid = Date.parse(paidAt);
const hour = 3_600_000;
const aDay = { within_hours: 24 };
const nextDay = "2026-11-13T03:00:00.000Z";

const cancelling = (
  rule: RefundRule,
  after: number,
  parts: { status?: ReservationStatus; request?: RefundRequest; paidAt?: string | null } = {},
) => {
  const { status = "paid", request = null } = parts;
  const reservation = {
    status,
    hold_until: new Date(paid + hour / 4).toISOString(),
    refund_rule: rule,
    refund_request: request,
  };
  return whatCancelling(reservation, parts.paidAt === undefined ? paidAt : parts.paidAt, paid + after);
};

describe("[13.5.1] cancelling a paid reservation", () => {
  test.each<[string, RefundRule, number, object]>([
    ["always refunds", "always", 10_000 * hour, { kind: "refund", until: null }],
    ["asks the dealer", "ask", 0, { kind: "ask", until: null }],
    ["refunds within the hours", aDay, 0, { kind: "refund", until: nextDay }],
    ["refunds at their last moment", aDay, 24 * hour, { kind: "refund", until: nextDay }],
    ["asks a moment later", aDay, 24 * hour + 1, { kind: "ask", until: nextDay }],
  ])("%s by the rule %j, %d ms after the payment", (_name, rule, after, outcome) => {
    expect(cancelling(rule, after)).toEqual(outcome);
  });

  test("asks the dealer where nobody knows when it was paid, unless it is always refunded", () => {
    expect(cancelling(aDay, 0, { paidAt: null })).toEqual({ kind: "ask", until: null });
    expect(cancelling("always", 0, { paidAt: null })).toEqual({ kind: "refund", until: null });
  });
});

test.each<RefundRule>(["always", "ask", aDay])("[13.5.3] a request is asked once, whatever the rule (%j)", (rule) => {
  const kept = { at: nextDay, why: "You have signed." };
  expect(cancelling(rule, hour, { request: { at: paidAt, kept: null } })).toEqual({ kind: "asked", at: paidAt });
  expect(cancelling(rule, hour, { request: { at: paidAt, kept } })).toEqual({ kind: "kept", ...kept });
});

test("[13.5.1] what is not paid for costs nothing, and what has ended cannot be cancelled", () => {
  expect(cancelling("ask", 0, { status: "pending" })).toEqual({ kind: "free" });
  expect(cancelling("always", hour, { status: "pending" })).toEqual({ kind: "over" });
  for (const status of ["expired", "cancelled", "refunded"] as const) {
    expect(cancelling("always", 0, { status })).toEqual({ kind: "over" });
  }
});
