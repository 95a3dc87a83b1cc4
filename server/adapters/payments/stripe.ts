import { Stripe } from "stripe";
import type { ConfirmedPayment } from "#domain/reservation/settle.ts";
import type { PaymentNotice, PaymentOrder, PaymentPort, PaymentSession, SessionState } from "./payment-port.ts";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another address of the service, for tests. */
  url?: URL | undefined;
  timeoutMs?: number;
  /** How often a call is tried again. */
  retries?: number;
};

/** How old a notice may be, in seconds: a recorded one cannot be played again later. */
const TOLERANCE_SECONDS = 300;
/** The shortest life Stripe gives a session; we close it ourselves when the hold ends. */
const SESSION_SECONDS = 31 * 60;

/** Hosted Checkout: card details never come near us. */
export class StripePayments implements PaymentPort {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #now: () => Date;

  constructor({ secretKey, webhookSecret, url, timeoutMs = 10_000, retries = 2 }: StripeSettings, now: () => Date) {
    const address = url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === "https:" ? ("https" as const) : ("http" as const),
    };
    this.#stripe = new Stripe(secretKey, {
      maxNetworkRetries: retries,
      timeout: timeoutMs,
      telemetry: false,
      ...address,
    });
    this.#webhookSecret = webhookSecret;
    this.#now = now;
  }

  async open(order: PaymentOrder): Promise<PaymentSession> {
    const { token, reference, amount, currency, title, email, doneUrl, cancelUrl, idempotencyKey } = order;
    const session = await this.#stripe.checkout.sessions.create(
      {
        mode: "payment",
        client_reference_id: reference,
        metadata: { token },
        payment_intent_data: { metadata: { token }, description: title },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: amount * 100, product_data: { name: title } },
          },
        ],
        ...(email === null ? {} : { customer_email: email }),
        success_url: doneUrl,
        cancel_url: cancelUrl,
        expires_at: Math.floor(this.#now().getTime() / 1000) + SESSION_SECONDS,
      },
      { idempotencyKey },
    );
    // The SDK takes a refusal in a shape it does not know for an answer.
    if (typeof session.id !== "string" || typeof session.url !== "string") {
      throw new TypeError("Stripe opened no session.");
    }
    return { id: session.id, url: session.url };
  }

  async look({ id }: PaymentSession): Promise<SessionState> {
    const session = await this.#stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent.latest_charge"] });
    if (session.payment_status === "paid") {
      return { state: "paid", payment: paymentOf(session, chargedAt(session) ?? this.#now().getTime()) };
    }
    if (typeof session.status !== "string") throw new TypeError("Stripe knows no such session.");
    // One that is complete and not paid is being settled: nobody shall pay a second time.
    return { state: session.status === "expired" ? "closed" : "open" };
  }

  async close({ id }: PaymentSession): Promise<void> {
    const session = await this.#stripe.checkout.sessions.expire(id);
    if (session.status !== "expired") throw new TypeError("Stripe did not close the session.");
  }

  async refund(paymentId: string): Promise<void> {
    const refund = await this.#stripe.refunds
      .create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}` })
      .catch((error: unknown) => {
        // Somebody was quicker in Stripe's own dashboard.
        if (error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded") return null;
        throw error;
      });
    if (refund === null) return;
    if (typeof refund.id !== "string" || refund.status === "failed" || refund.status === "canceled") {
      throw new TypeError(`Stripe refunded nothing (${refund.status}).`);
    }
  }

  readNotice(body: string, header: (name: string) => string | undefined, now: Date): PaymentNotice {
    let event: Stripe.Event;
    try {
      const at = Math.floor(now.getTime() / 1000);
      event = this.#stripe.webhooks.constructEvent(
        body,
        header("stripe-signature") ?? "",
        this.#webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        at * 1000,
      );
    } catch (error) {
      return { kind: "forged", reason: error instanceof Error ? error.message : String(error) };
    }
    if (event.type !== "checkout.session.completed" && event.type !== "checkout.session.async_payment_succeeded") {
      return { kind: "other" };
    }
    const session = event.data.object;
    const token = session.metadata?.["token"];
    if (session.payment_status !== "paid" || token === undefined) return { kind: "other" };
    return { kind: "paid", token, payment: paymentOf(session, event.created * 1000) };
  }
}

/** When the money was taken: a look long afterwards does not make the payment late. */
function chargedAt({ payment_intent }: Stripe.Checkout.Session): number | null {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  return typeof charge === "object" && charge !== null ? charge.created * 1000 : null;
}

function paymentOf(session: Stripe.Checkout.Session, at: number): ConfirmedPayment {
  const intent = session.payment_intent;
  const id = typeof intent === "string" ? intent : intent?.id;
  if (!id) throw new TypeError("Stripe names no payment.");
  return { id, amount: (session.amount_total ?? 0) / 100, currency: session.currency ?? "", at };
}
