/** Spec 13.1.1: pending (15-minute hold) -> paid -> or expired / cancelled / refunded. */
export const reservationStatuses = ["pending", "paid", "expired", "cancelled", "refunded"] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Only one of these may stand for a car; the store holds to it. */
export const liveStatuses = ["pending", "paid"] as const satisfies readonly ReservationStatus[];

export const holdMs = 15 * 60 * 1000;

/** One visitor's claim to one car. Money is whole dollars. */
export interface Reservation {
  /** 128 random bits: whoever knows it may see the reservation and go on paying for it. */
  token: string;
  /** What customer and dealer call it. */
  reference: string;
  site_slug: string;
  dealership_id: string;
  car_id: string;
  lead_id: string;
  /** A fingerprint of the address it was asked from, so that nobody can hold a whole yard. */
  holder: string;
  status: ReservationStatus;
  fee: number;
  currency: "AUD";
  provider: string;
  /** The provider's page on which this is being paid, once there is one. */
  session: { id: string; url: string } | null;
  /** How many pages before it were closed or could not be opened: each try has a key of its own. */
  attempt: number;
  hold_until: string;
  /** Why it ended, in words for the dealer. */
  note: string | null;
  created_at: string;
  updated_at: string;
}

/** Whether its hold has run out. */
export function isOver({ hold_until }: Pick<Reservation, "hold_until">, now: number): boolean {
  return Date.parse(hold_until) <= now;
}

/** Why money goes back: what whoever paid is told goes by it. */
export type RefundWhy = "late" | "ended" | "twice" | "wrong sum" | "dealer";

/** A payment that a provider has confirmed: what of it is kept, and what has to go back. */
export type PaymentState = "kept" | "refund_due" | "refunded";

export interface Payment {
  /** The provider's own id: a payment told twice is known by it. */
  id: string;
  token: string;
  site_slug: string;
  provider: string;
  amount: number;
  currency: string;
  state: PaymentState;
  /** Why it goes back. */
  reason: string | null;
  /** Why it could not be given back when that was last tried. It is tried again. */
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
