import { describe, expect, test } from "vitest";
import {
  holdMs,
  isOver,
  referenceFrom,
  type RefundWhy,
  type Reservation,
  type ReservationStatus,
} from "./reservation.ts";
import { settle } from "./settle.ts";

const begun = Date.UTC(2026, 10, 15, 3);
const reservation = (status: ReservationStatus = "pending"): Reservation => ({
  token: "t".repeat(32),
  reference: "7K3M-9QX2",
  site_slug: "city",
  dealership_id: "d1",
  car_id: "c1",
  lead_id: "l1",
  holder: "h1",
  status,
  fee: 200,
  currency: "AUD",
  provider: "sandbox",
  session: null,
  attempt: 0,
  hold_until: new Date(begun + holdMs).toISOString(),
  refund_rule: "ask",
  refund_request: null,
  note: null,
  created_at: new Date(begun).toISOString(),
  updated_at: new Date(begun).toISOString(),
});
const payment = (parts: object = {}) => ({ id: "pay_1", amount: 200, currency: "aud", at: begun + 60_000, ...parts });

describe("[4.4] a payment", () => {
  test("of the fee within the hold makes the car theirs", () => {
    expect(settle(reservation(), payment())).toEqual({ result: "paid" });
    expect(settle(reservation(), payment({ at: begun + holdMs }))).toEqual({ result: "paid" });
  });

  test.each<[string, Reservation, object, ReservationStatus, RefundWhy, RegExp]>([
    ["too late", reservation(), { at: begun + holdMs + 1 }, "expired", "late", /after the 15-minute hold/],
    ["of another sum", reservation(), { amount: 2 }, "cancelled", "wrong sum", /2 AUD was paid where 200 AUD was due/],
    ["in another currency", reservation(), { currency: "nzd" }, "cancelled", "wrong sum", /200 NZD/],
    ["for an expired hold", reservation("expired"), {}, "expired", "late", /hold had ended/],
    ["for a cancelled one", reservation("cancelled"), {}, "cancelled", "ended", /cancelled/],
    ["for a refunded one", reservation("refunded"), {}, "refunded", "ended", /refunded/],
    ["a second time", reservation("paid"), {}, "paid", "twice", /twice/],
  ])("[13.3.1] %s goes back", (_name, given, parts, status, why, reason) => {
    expect(settle(given, payment(parts))).toEqual({
      result: "refund",
      status,
      why,
      reason: expect.stringMatching(reason) as string,
    });
  });
});

test("[4.4, 13.1.1] a hold lasts 15 minutes", () => {
  expect(holdMs).toBe(900_000);
  const held = reservation();
  expect([begun, begun + holdMs - 1, begun + holdMs].map((now) => isOver(held, now))).toEqual([false, false, true]);
});

test("[13.1.5] a reference can be read out: eight characters, none that is mistaken for another", () => {
  expect(referenceFrom(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7]))).toBe("2345-6789");
  const all = referenceFrom(new Uint8Array([30, 31, 255, 100, 8, 9, 10, 11]));
  expect(all).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
});
