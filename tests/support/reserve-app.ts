import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import type { CarInput } from "#domain/car/car.ts";
import type { RefundRule } from "#domain/reservation/refund-rule.ts";
import { sandboxOf } from "#server/adapters/payments/payments-of.ts";
import { signatureHeader } from "#server/adapters/payments/sandbox.ts";
import type { Platform } from "#server/http/services.ts";
import { aCar, createTestApp, testNow, type ThreadOptions } from "./test-app.ts";

export const origin = "http://first-site.localhost:3000";

export const stripeWebhookSecret = "whsec_for_tests";

/** A car that can be reserved for $200. */
export const reservableCar = (id: string, over: Partial<CarInput> = {}): CarInput =>
  aCar({
    id,
    has_checkout_payment_processor: true,
    payment_processors: [{ authorization_type: "sandbox", authorization_key: "key", deposit_amount: 200 }],
    ...over,
  });

/** The folder of the two test sites, the first of which takes payments. */
export function reserveSites(provider: "sandbox" | "stripe" = "sandbox", refund: RefundRule = "ask"): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-reserve-"));
  cpSync(join(import.meta.dirname, "../fixtures/sites"), folder, { recursive: true });
  const first = join(folder, "first-site.yaml");
  const settings = [
    "",
    `payment_provider: { provider: ${provider}, checkout_word: checkout, delivery: true, terms: It comes off the price., reserved_hours: 72, refund: ${JSON.stringify(refund)} }`,
    "captcha: null",
    "trade_in: { path: /valuations, instant_price: null, faq: true, save_result: false }",
  ];
  appendFileSync(first, settings.join("\n"));
  if (provider === "stripe") {
    const keys = `stripe: { secret_key: sk_test_x, webhook_secret: ${stripeWebhookSecret} }`;
    writeFileSync(first, readFileSync(first, "utf8").replace("private: { ", `private: { ${keys}, `));
  }
  return folder;
}

/** The details of another person who wants the same car. */
export const another = { email: "kim@example.com", phone: "0498765432" };

export const aPerson = (name = "Mia Tran") => ({
  name,
  phone: "0412345678",
  email: "mia@example.com",
  handover: "I pick it up",
  reservation_terms: true,
  opt_in: false,
});

/** A site that takes play money, or Stripe's at this address, with a clock that the test sets. */
export async function createReserveApp(
  cars: CarInput[],
  over: Partial<Platform> = {},
  stripeUrl?: URL,
  threads?: ThreadOptions,
  refund: RefundRule = "ask",
) {
  const time = { now: testNow };
  const clock = () => time.now;
  const payments = {
    secrets: { secret: "a secret for tests alone" },
    originOf: () => origin,
    clock,
    stripeUrl,
    siteSecrets: {},
  };
  const world = { folder: reserveSites(stripeUrl ? "stripe" : "sandbox", refund), threads };
  const app = await createTestApp(cars, { clock, payments, ...over }, world);
  const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.get(`${origin}${path}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", origin, ...headers },
    });
  const post = (path: string, fields: Record<string, string>) =>
    send(path, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": "500",
    });
  const site = app.registry.bySlug("first-site")?.site;
  if (!site) throw new Error("no site");
  const sandbox = sandboxOf(payments, site);
  return {
    ...app,
    time,
    send,
    post,
    later: (minutes: number) => {
      time.now = new Date(time.now.getTime() + minutes * 60_000);
    },
    reserve: async (car_id: string, person: object = {}) => {
      const answer = await send("/api/reservations", { lead: { ...aPerson(), car_id, ...person } });
      return { status: answer.status, body: (await answer.json()) as ReserveAnswer };
    },
    /** A notice as the provider would send it. */
    notify: (token: string, payment: object, signature?: string) => {
      const paid = { id: "pay-1", amount: 200, currency: "AUD", at: time.now.getTime(), ...payment };
      const body = JSON.stringify({ token, payment: paid });
      const headers = {
        origin: "https://elsewhere.example",
        [signatureHeader]: signature ?? sandbox.sign("notice", body),
      };
      return send("/api/payments/sandbox/webhook", body, headers);
    },
    /** An event as Stripe would send it, signed now. */
    stripeEvent: (type: string, object: object) => {
      const created = Math.floor(time.now.getTime() / 1000);
      const payload = JSON.stringify({ id: "evt_1", object: "event", type, created, data: { object } });
      const signature = { payload, secret: stripeWebhookSecret, timestamp: created };
      const header = Stripe.webhooks.generateTestHeaderString(signature);
      return send("/api/payments/stripe/webhook", payload, { "stripe-signature": header });
    },
    keep: () => app.services.platform.keeper.run(),
    /** The status of a reservation, from the store alone. */
    stands: async (token: string) => {
      const found = await app.store.operator.reservations.find(token);
      const paid = await app.store.operator.reservations.payments(token);
      return { status: found?.reservation.status, payments: paid.map(({ id, state }) => `${id} ${state}`).toSorted() };
    },
  };
}

export type ReserveAnswer = {
  error?: string;
  fields?: Record<string, string>;
  pay_url?: string | null;
  page_url?: string;
  lead?: { id: string };
  reservation?: { token: string; reference: string; status: string; fee: number };
};
