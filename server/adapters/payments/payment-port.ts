import type { ConfirmedPayment } from "#domain/reservation/settle.ts";

/** What has to be paid, and where the visitor goes afterwards. */
export type PaymentOrder = {
  token: string;
  reference: string;
  /** Whole dollars. */
  amount: number;
  currency: "AUD";
  /** What the customer reads on the provider's page and on his statement. */
  title: string;
  email: string | null;
  doneUrl: string;
  cancelUrl: string;
  /** When the car goes back. */
  holdUntil: number;
  /** Tries with one key make one session, however often they are repeated. */
  idempotencyKey: string;
};

export type PaymentSession = { id: string; url: string };

/** What a provider tells us by itself. */
export type PaymentNotice =
  | { kind: "paid"; token: string; payment: ConfirmedPayment }
  /** Nobody can pay there any more: its time is over, or a bank has refused later on. */
  | { kind: "closed"; token: string; session: string; why: "expired" | "failed" }
  /** Money that was on its way back did not arrive. */
  | { kind: "refund failed"; payment: string; reason: string }
  /** Genuine, and nothing that concerns a reservation. */
  | { kind: "other" }
  | { kind: "forged"; reason: string };

/** How a session stands when we ask. */
export type SessionState = { state: "open" } | { state: "closed" } | { state: "paid"; payment: ConfirmedPayment };

/** A provider of payments. Calls reject when the provider cannot be reached or refuses. */
export type PaymentPort = {
  open: (order: PaymentOrder) => Promise<PaymentSession>;
  look: (session: PaymentSession) => Promise<SessionState>;
  /** After this nobody can pay there any more. A session that is closed already is fine. */
  close: (session: PaymentSession) => Promise<void>;
  /** Gives everything back; asked twice, it gives back once. Each further attempt is numbered. */
  refund: (paymentId: string, attempt: number) => Promise<void>;
  readNotice: (body: string, header: (name: string) => string | undefined, now: Date) => PaymentNotice;
};
