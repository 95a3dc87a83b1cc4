import type { Stripe } from "stripe";
import type { ConfirmedPayment } from "#domain/reservation/settle.ts";
import type { PaymentNotice } from "./payment-port.ts";

/** What a genuine Stripe event means for a reservation. */
export function noticeOf(event: Stripe.Event): PaymentNotice {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded": {
      const session = event.data.object;
      const token = session.metadata?.["token"];
      // Complete but unpaid: the bank answers later, with another notice.
      if (session.payment_status !== "paid" || token === undefined) return { kind: "other" };
      return { kind: "paid", token, payment: paymentOf(session, event.created * 1000) };
    }
    case "checkout.session.expired":
    case "checkout.session.async_payment_failed": {
      const { id, metadata } = event.data.object;
      const token = metadata?.["token"];
      const why = event.type === "checkout.session.expired" ? "expired" : "failed";
      return token === undefined ? { kind: "other" } : { kind: "closed", token, session: id, why };
    }
    case "refund.failed":
    case "refund.updated":
    case "charge.refund.updated": {
      const { payment_intent: intent, status, failure_reason } = event.data.object;
      const payment = typeof intent === "string" ? intent : intent?.id;
      if ((status !== "failed" && status !== "canceled") || !payment) return { kind: "other" };
      return { kind: "refund failed", payment, reason: `The bank did not take it back (${failure_reason ?? status}).` };
    }
    default:
      return { kind: "other" };
  }
}

export function paymentOf(session: Stripe.Checkout.Session, at: number): ConfirmedPayment {
  const intent = session.payment_intent;
  const id = typeof intent === "string" ? intent : intent?.id;
  if (!id) throw new TypeError("Stripe names no payment.");
  return { id, amount: (session.amount_total ?? 0) / 100, currency: session.currency ?? "", at };
}
