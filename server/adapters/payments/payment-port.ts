import type { ConfirmedPayment } from "#domain/reservation/settle.ts";

/** What has to be paid, and where the visitor goes afterwards. */
export type PaymentOrder = {
  token: string;
  reference: string;
  /** Whole dollars. */
  amount: number;
  currency: "AUD";
  /** Text that the customer reads on the provider's page and on the statement. */
  title: string;
  email: string | null;
  doneUrl: string;
  cancelUrl: string;
  /** When the hold ends. */
  holdUntil: number;
  /** Tries with the same key create one session, however often they are repeated. */
  idempotencyKey: string;
};

export type PaymentSession = { id: string; url: string };

/** A message that the provider sends on its own. */
export type PaymentNotice =
  | { kind: "paid"; token: string; payment: ConfirmedPayment }
  /** Nobody can pay there any more: the session has expired, or a bank has refused later. */
  | { kind: "closed"; token: string; session: string; why: "expired" | "failed" }
  /** A refund did not arrive. */
  | { kind: "refund failed"; payment: string; reason: string }
  /** Genuine, but not about a reservation. */
  | { kind: "other" }
  | { kind: "forged"; reason: string };

/** The state of a session when we ask. */
export type SessionState = { state: "open" } | { state: "closed" } | { state: "paid"; payment: ConfirmedPayment };

/** A provider of payments. Calls reject when the provider cannot be reached or refuses. */
export type PaymentPort = {
  open: (order: PaymentOrder) => Promise<PaymentSession>;
  look: (session: PaymentSession) => Promise<SessionState>;
  /** Closes the session for payments. Closing a closed session is fine. */
  close: (session: PaymentSession) => Promise<void>;
  /** Refunds everything; repeated calls refund once. Each further attempt is numbered. */
  refund: (paymentId: string, attempt: number) => Promise<void>;
  readNotice: (body: string, header: (name: string) => string | undefined, now: Date) => PaymentNotice;
};
