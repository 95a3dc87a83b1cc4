import type { RefundWhy, Reservation } from "./reservation.ts";

/** What a provider says was paid for a reservation. */
export interface ConfirmedPayment {
  id: string;
  /** Whole units of the currency, cents as decimals. */
  amount: number;
  currency: string;
  /** When the money was taken, by the provider's clock. */
  at: number;
}

export type Settlement =
  /** The reservation is paid. */
  | { result: "paid" }
  /** The money is refunded; the reservation ends or stays unchanged. */
  | { result: "refund"; status: Reservation["status"]; why: RefundWhy; reason: string };

type Rule = (reservation: Reservation, payment: ConfirmedPayment) => Settlement | null;

const ended = {
  expired: { why: "late", reason: "The payment reached us after the 15-minute hold had ended." },
  cancelled: { why: "ended", reason: "It was paid after the reservation had been cancelled." },
  refunded: { why: "ended", reason: "It was paid after the reservation had been refunded." },
  paid: { why: "twice", reason: "It was paid twice." },
} as const;

/** First match wins. Nobody is charged twice, for nothing, or a wrong sum. */
const rules: readonly Rule[] = [
  ({ status }) => (status === "pending" ? null : { result: "refund", status, ...ended[status] }),
  ({ fee, currency }, payment) =>
    payment.amount === fee && payment.currency.toUpperCase() === currency
      ? null
      : {
          result: "refund",
          status: "cancelled",
          why: "wrong sum",
          reason: `${payment.amount} ${payment.currency.toUpperCase()} was paid where ${fee} ${currency} was due.`,
        },
  // The provider's clock decides: a slow confirmation does not lose the car.
  ({ hold_until }, { at }) =>
    at <= Date.parse(hold_until) ? null : { result: "refund", status: "expired", ...ended.expired },
];

/** What a previously unknown payment means. */
export function settle(reservation: Reservation, payment: ConfirmedPayment): Settlement {
  for (const rule of rules) {
    const settlement = rule(reservation, payment);
    if (settlement) return settlement;
  }
  return { result: "paid" };
}
