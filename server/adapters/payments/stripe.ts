import { createRequire } from "node:module";
import type { Stripe } from "stripe";
import type { PaymentNotice, PaymentOrder, PaymentPort, PaymentSession, SessionState } from "./payment-port.ts";
import { noticeOf, paymentOf } from "./stripe-notices.ts";

export type StripeSettings = {
  secretKey: string;
  /** The secrets that notices may be signed with: the current one, and the previous one while it is being replaced. */
  webhookSecrets: readonly string[];
  /** Another address of the service, for tests. */
  url?: URL | undefined;
  timeoutMs?: number;
  /** How often a call is retried. */
  retries?: number;
};

/** Maximum age of a notice in seconds, against replays. */
const TOLERANCE_SECONDS = 300;
/**
 * A Stripe session lives at least 30 minutes, longer than a hold, so we close it when the hold ends. Counted from the
 * end of the hold, because repeated tries must send the same request.
 */
const SECONDS_AFTER_HOLD = 31 * 60;
/** The API version of the calls below. Stripe answers in it whatever the account's setting. */
export const stripeVersion = "2026-10-28.endive";

/** Loaded with the first site that uses Stripe: its two hundred modules would slow down every start. */
const require = createRequire(import.meta.url);
const sdk = (): typeof Stripe => require("stripe") as typeof Stripe;

/** Hosted Checkout: card details never reach us. */
export class StripePayments implements PaymentPort {
  readonly #stripe: Stripe;
  readonly #webhookSecrets: readonly string[];
  readonly #now: () => Date;

  constructor({ secretKey, webhookSecrets, url, timeoutMs = 10_000, retries = 2 }: StripeSettings, now: () => Date) {
    const address = url && {
      host: url.hostname,
      port: url.port,
      protocol: url.protocol === "https:" ? ("https" as const) : ("http" as const),
    };
    this.#stripe = new (sdk())(secretKey, {
      maxNetworkRetries: retries,
      timeout: timeoutMs,
      telemetry: false,
      apiVersion: stripeVersion,
      ...address,
    });
    this.#webhookSecrets = webhookSecrets;
    this.#now = now;
  }

  async open(order: PaymentOrder): Promise<PaymentSession> {
    const { token, reference, amount, currency, title, email, doneUrl, cancelUrl, holdUntil, idempotencyKey } = order;
    const session = await this.#stripe.checkout.sessions.create(
      {
        mode: "payment",
        // Cards and their wallets answer at once; a debit that takes days cannot hold a car for 15 minutes.
        allowed_payment_method_types: ["card"],
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
        expires_at: Math.floor(holdUntil / 1000) + SECONDS_AFTER_HOLD,
      },
      { idempotencyKey },
    );
    // The SDK treats a refusal of unknown shape as an answer.
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
    if (session.status === "expired" || hasFailed(session)) return { state: "closed" };
    // Complete but unpaid: the payment is being processed, and nobody should pay a second time.
    return { state: "open" };
  }

  async close({ id }: PaymentSession): Promise<void> {
    const session = await this.#stripe.checkout.sessions.expire(id);
    if (session.status !== "expired") throw new TypeError("Stripe did not close the session.");
  }

  async refund(paymentId: string, attempt: number): Promise<void> {
    // Stripe repeats the answer to a key, including failures, and never refunds more than was paid.
    const refund = await this.#stripe.refunds
      .create({ payment_intent: paymentId }, { idempotencyKey: `refund-${paymentId}-${attempt}` })
      .catch((error: unknown) => {
        // Somebody has already refunded it in Stripe's dashboard.
        if (error instanceof sdk().errors.StripeError && error.code === "charge_already_refunded") return null;
        throw error;
      });
    if (refund === null) return;
    if (typeof refund.id !== "string" || refund.status === "failed" || refund.status === "canceled") {
      throw new TypeError(`Stripe refunded nothing (${refund.status}).`);
    }
  }

  readNotice(body: string, header: (name: string) => string | undefined, now: Date): PaymentNotice {
    const event = this.#verified(body, header("stripe-signature") ?? "", now);
    return typeof event === "string" ? { kind: "forged", reason: event } : noticeOf(event);
  }

  /** The event, or why it is rejected. */
  #verified(body: string, signature: string, now: Date): Stripe.Event | string {
    const at = Math.floor(now.getTime() / 1000) * 1000;
    let reason = "There is no secret to check it with.";
    for (const secret of this.#webhookSecrets) {
      try {
        return this.#stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, at);
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
    return reason;
  }
}

/** A bank that answers later has refused: this session cannot be paid any more. */
function hasFailed({ status, payment_intent }: Stripe.Checkout.Session): boolean {
  const state = typeof payment_intent === "object" ? payment_intent?.status : null;
  return status === "complete" && (state === "requires_payment_method" || state === "canceled");
}

/** When the money was taken: checking long afterwards does not make the payment late. */
function chargedAt({ payment_intent }: Stripe.Checkout.Session): number | null {
  const charge = typeof payment_intent === "object" ? payment_intent?.latest_charge : null;
  return typeof charge === "object" && charge !== null ? charge.created * 1000 : null;
}
