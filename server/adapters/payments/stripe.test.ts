import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import type { PaymentOrder } from "./payment-port.ts";
import { StripePayments, stripeVersion } from "./stripe.ts";

const now = new Date("2026-03-10T01:00:00Z");
const webhookSecret = "whsec_for_tests";
const oldSecret = "whsec_before";
let fake: Awaited<ReturnType<typeof startFakeStripe>>;
let port: StripePayments;
beforeAll(async () => {
  fake = await startFakeStripe(() => now);
  const webhookSecrets = [webhookSecret, oldSecret];
  port = new StripePayments({ secretKey: "sk_test_x", webhookSecrets, url: fake.url, timeoutMs: 20_000 }, () => now);
});
afterEach(() => {
  fake.state.mood = "well";
});
afterAll(() => fake.close());

const order = (key: string, holdUntil = now.getTime() + 900_000): PaymentOrder => ({
  holdUntil,
  token: "t".repeat(32),
  reference: "7K3M-9QX2",
  amount: 200,
  currency: "AUD",
  title: "Reserve 2020 Toyota Corolla (A1)",
  email: "mia@example.com",
  doneUrl: "https://first.example/cars/a/checkout/done?reservation=t",
  cancelUrl: "https://first.example/cars/a/checkout/done?reservation=t&again=1",
  idempotencyKey: key,
});

describe("[13.4.2] payments by Stripe", () => {
  test("[13.4.2] open a hosted page for the fee in AUD, one for one key", async () => {
    const session = await port.open(order("one"));
    expect(await port.open(order("one"))).toEqual(session);
    expect(session.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(fake.calls.at(-1)).toMatchObject({
      name: "POST /v1/checkout/sessions",
      key: "one",
      body: {
        metadata: { token: "t".repeat(32) },
        line_items: [{ price_data: { currency: "aud" } }],
        allowed_payment_method_types: ["card"],
      },
    });
    expect([...fake.versions]).toEqual([stripeVersion]);
    expect(fake.sessions.get(session.id)).toMatchObject({ amount_total: 20_000, currency: "aud" });
  });

  test("are looked at: open, paid at the moment of the charge, closed", async () => {
    const session = await port.open(order("look"));
    expect(await port.look(session)).toEqual({ state: "open" });
    const at = new Date(now.getTime() - 60_000);
    fake.pay(session.id, at);
    expect(await port.look(session)).toEqual({
      state: "paid",
      payment: { id: `pi_${session.id}`, amount: 200, currency: "aud", at: at.getTime() },
    });
    const other = await port.open(order("close"));
    await port.close(other);
    expect(await port.look(other)).toEqual({ state: "closed" });
  });

  test("are tried again after a fault, and made once", async () => {
    fake.state.mood = "fail once";
    const before = fake.sessions.size;
    await port.open(order("fault"));
    expect(fake.sessions.size).toBe(before + 1);
  });

  test.each(["fail", "silent", "odd refusal"] as const)(
    "are not taken for done when the service does %s",
    async (mood) => {
      const settings = {
        secretKey: "sk_test_x",
        webhookSecrets: [webhookSecret],
        url: fake.url,
        timeoutMs: 200,
        retries: 0,
      };
      const hasty = new StripePayments(settings, () => now);
      const session = await port.open(order(`before ${mood}`));
      fake.state.mood = mood;
      await expect(hasty.open(order(mood))).rejects.toThrow(
        /Stripe|Out of order|aborted|timed? ?out|retried|connection/i,
      );
      await expect(hasty.look(session)).rejects.toThrow(/Stripe|Out of order|aborted|timed? ?out|retried|connection/i);
      await expect(hasty.close(session)).rejects.toThrow(/Stripe|Out of order|aborted|timed? ?out|retried|connection/i);
      await expect(hasty.refund(`pi_${mood}`, 1)).rejects.toThrow(
        /Stripe|Out of order|aborted|timed? ?out|retried|connection/i,
      );
    },
  );

  test("are given back once, and one that was given back by hand is fine", async () => {
    await port.refund("pi_a", 1);
    await port.refund("pi_a", 1);
    await port.refund("pi_a", 2);
    expect(fake.refunds.get("pi_a")).toBe(1);
  });

  test("that Stripe could not give back are given back at the next attempt, which has a key of its own", async () => {
    const settings = { secretKey: "sk_test_x", webhookSecrets: [webhookSecret], url: fake.url, retries: 0 };
    const hasty = new StripePayments(settings, () => now);
    fake.state.mood = "fail";
    await expect(hasty.refund("pi_later", 1)).rejects.toThrow(/Out of order/);
    fake.state.mood = "well";
    await expect(hasty.refund("pi_later", 1)).rejects.toThrow(/Out of order/);
    expect(fake.refunds.has("pi_later")).toBe(false);
    await hasty.refund("pi_later", 2);
    expect(fake.refunds.get("pi_later")).toBe(1);
  });

  test("have a page that outlives the hold by as little as Stripe allows, said alike by every repetition", async () => {
    const [first, last] = [now.getTime() + 900_000, now.getTime() + 1000];
    const session = await port.open(order("life", first));
    expect(fake.sessions.get(session.id)?.["expires_at"]).toBe(first / 1000 + 31 * 60);
    await port.open(order("opened in the last second", last));
    const later = new StripePayments(
      { secretKey: "sk_test_x", webhookSecrets: [webhookSecret], url: fake.url },
      () => new Date(now.getTime() + 60_000),
    );
    expect(await later.open(order("life", first))).toEqual(session);
  });

  test("whose bank answers later are neither paid nor open to a second try until it has answered", async () => {
    const session = await port.open(order("async"));
    Object.assign(fake.sessions.get(session.id) ?? {}, {
      status: "complete",
      payment_intent: { id: "pi_async", object: "payment_intent", status: "processing" },
    });
    expect(await port.look(session)).toEqual({ state: "open" });
    Object.assign(fake.sessions.get(session.id) ?? {}, {
      payment_intent: { id: "pi_async", object: "payment_intent", status: "requires_payment_method" },
    });
    expect(await port.look(session)).toEqual({ state: "closed" });
  });

  test("keep to Stripe's own description, in every call above", () => {
    expect(fake.calls.length).toBeGreaterThan(8);
    expect(fake.problems).toEqual([]);
  });
});

describe("a notice of Stripe", () => {
  const { webhooks } = new Stripe("sk_test_x");
  const event = (over: object = {}, type = "checkout.session.completed") =>
    JSON.stringify({
      id: "evt_1",
      object: "event",
      type,
      created: now.getTime() / 1000,
      data: {
        object: {
          id: "cs_1",
          object: "checkout.session",
          payment_status: "paid",
          payment_intent: "pi_1",
          amount_total: 20_000,
          currency: "aud",
          metadata: { token: "abc" },
          ...over,
        },
      },
    });
  const read = (payload: string, parts: { secret?: string; age?: number; sent?: string } = {}) => {
    const timestamp = now.getTime() / 1000 - (parts.age ?? 0);
    const header = webhooks.generateTestHeaderString({ payload, secret: parts.secret ?? webhookSecret, timestamp });
    return port.readNotice(parts.sent ?? payload, (name) => (name === "stripe-signature" ? header : undefined), now);
  };

  test("names the payment of a reservation", () => {
    const payment = { id: "pi_1", amount: 200, currency: "aud", at: now.getTime() };
    expect(read(event())).toEqual({ kind: "paid", token: "abc", payment });
    expect(read(event(), { age: 299 }).kind).toBe("paid");
  });

  test.each([
    ["another secret", { secret: "whsec_other" }],
    ["an old signature", { age: 301 }],
    ["another body", { sent: event({ amount_total: 1 }) }],
  ])("[13.4.3] with %s is refused", (_name, parts) => {
    expect(read(event(), parts).kind).toBe("forged");
  });

  test("[13.4.2] signed with the secret before is believed while that is being replaced", () => {
    expect(read(event(), { secret: oldSecret }).kind).toBe("paid");
    const alone = new StripePayments({ secretKey: "sk_test_x", webhookSecrets: [webhookSecret] }, () => now);
    const header = webhooks.generateTestHeaderString({
      payload: event(),
      secret: oldSecret,
      timestamp: now.getTime() / 1000,
    });
    expect(alone.readNotice(event(), () => header, now).kind).toBe("forged");
  });

  test("of a bank that answers later counts when it has answered", () => {
    expect(read(event({}, "checkout.session.async_payment_succeeded")).kind).toBe("paid");
    const closed = { kind: "closed", token: "abc", session: "cs_1" };
    expect(read(event({ payment_status: "unpaid" }, "checkout.session.async_payment_failed"))).toEqual({
      ...closed,
      why: "failed",
    });
    expect(read(event({ payment_status: "unpaid" }, "checkout.session.expired"))).toEqual({
      ...closed,
      why: "expired",
    });
  });

  test.each(["refund.failed", "refund.updated", "charge.refund.updated"])(
    "%s names money that is still owed",
    (type) => {
      const refund = { object: "refund", payment_intent: "pi_1", failure_reason: "expired_or_canceled_card" };
      const reason = "The bank did not take it back (expired_or_canceled_card).";
      expect(read(event({ ...refund, status: "failed" }, type))).toEqual({
        kind: "refund failed",
        payment: "pi_1",
        reason,
      });
      expect(read(event({ ...refund, status: "succeeded" }, type)).kind).toBe("other");
    },
  );

  test("that is of no payment changes nothing", () => {
    expect(read(event({ payment_status: "unpaid" })).kind).toBe("other");
    expect(read(event({ metadata: {} })).kind).toBe("other");
    expect(read(event({}, "charge.refunded")).kind).toBe("other");
  });
});
