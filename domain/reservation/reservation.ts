import type { RefundRequest, RefundRule } from "./refund-rule.ts";

/** Spec 13.1.1: pending (15-minute hold) -> paid -> or expired / cancelled / refunded. */
export const reservationStatuses = ["pending", "paid", "expired", "cancelled", "refunded"] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** A car may have only one of these; the store enforces it. */
export const liveStatuses = ["pending", "paid"] as const satisfies readonly ReservationStatus[];

export const holdMs = 15 * 60 * 1000;

/** One visitor's claim to one car. Money is whole dollars. */
export interface Reservation {
  /** 128 random bits: its holder may see the reservation and continue paying for it. */
  token: string;
  /** The name that customer and dealer use. */
  reference: string;
  site_slug: string;
  dealership_id: string;
  car_id: string;
  lead_id: string;
  /** A fingerprint of the requesting address, so that nobody can hold a whole yard. */
  holder: string;
  status: ReservationStatus;
  fee: number;
  currency: "AUD";
  provider: string;
  /** The provider's payment page, once there is one. */
  session: { id: string; url: string } | null;
  /** How many earlier payment pages were closed or failed to open: each try has its own key. */
  attempt: number;
  hold_until: string;
  /** The site's rule of the day on which it was reserved: a later change of the setting takes nothing away. */
  refund_rule: RefundRule;
  refund_request: RefundRequest | null;
  /** Why it ended, in words for the dealer. */
  note: string | null;
  created_at: string;
  updated_at: string;
}

/** Whether its hold has expired. */
export function isOver({ hold_until }: Pick<Reservation, "hold_until">, now: number): boolean {
  return Date.parse(hold_until) <= now;
}

/** Why money is refunded; it selects the text of the mail to the buyer. */
export type RefundWhy = "late" | "ended" | "twice" | "wrong sum" | "dealer";

/** A payment that a provider has confirmed: accepted ("kept"), to be refunded, or refunded. */
export type PaymentState = "kept" | "refund_due" | "refunded";

export interface Payment {
  /** The provider's own id: it identifies a payment that is reported twice. */
  id: string;
  token: string;
  site_slug: string;
  provider: string;
  amount: number;
  currency: string;
  state: PaymentState;
  /** Why it is refunded. */
  reason: string | null;
  /** Why the last refund attempt failed. It is retried. */
  failure: string | null;
  created_at: string;
  updated_at: string;
}

/** No letter or digit that is mistaken for another on the phone. */
const referenceLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Eight characters of the random bytes given, as "7K3M-9QX2". */
export function referenceFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => referenceLetters[byte % referenceLetters.length]);
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
