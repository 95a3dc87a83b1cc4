import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import type { PaymentOrder } from "./payment-port.ts";
import { StripePayments } from "./stripe.ts";

const now = new Date("2026-03-10T01:00:00Z");
const webhookSecret = "whsec_for_tests";
let fake: Awaited<ReturnType<typeof startFakeStripe>>;
let port: StripePayments;
beforeAll(async () => {
  fake = await startFakeStripe();
  port = new StripePayments({ secretKey: "sk_test_x", webhookSecret, url: fake.url, timeoutMs: 300 }, () => now);
});
afterEach(() => {
  fake.state.mood = "well";
});
afterAll(() => fake.close());

const order = (key: string): PaymentOrder => ({
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

describe("[decisions: Third parties] payments by Stripe", () => {
  test("open a hosted page for the fee in AUD, one for one key", async () => {
    const session = await port.open(order("one"));
    expect(await port.open(order("one"))).toEqual(session);
    expect(session.url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(fake.calls.at(-1)).toMatchObject({
      name: "POST /v1/checkout/sessions",
      key: "one",
      body: {
        metadata: { token: "t".repeat(32) },
        line_items: [{ price_data: { currency: "aud" } }],
      },
    });
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
      const settings = { secretKey: "sk_test_x", webhookSecret, url: fake.url, timeoutMs: 200, retries: 0 };
      const hasty = new StripePayments(settings, () => now);
      const session = await port.open(order(`before ${mood}`));
      fake.state.mood = mood;
      await expect(hasty.open(order(mood))).rejects.toThrow(
        /Stripe|Out of order|aborted|timed? ?out|retried|connection/i,
      );
      await expect(hasty.look(session)).rejects.toThrow(/Stripe|Out of order|aborted|timed? ?out|retried|connection/i);
      await expect(hasty.close(session)).rejects.toThrow(/Stripe|Out of order|aborted|timed? ?out|retried|connection/i);
      await expect(hasty.refund(`pi_${mood}`)).rejects.toThrow(
        /Stripe|Out of order|aborted|timed? ?out|retried|connection/i,
      );
    },
  );

  test("are given back once, and one that was given back by hand is fine", async () => {
    await port.refund("pi_a");
    await port.refund("pi_a");
    expect(fake.refunds.get("pi_a")).toBe(1);
    fake.state.mood = "already refunded";
    await port.refund("pi_b");
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
  ])("with %s is refused", (_name, parts) => {
    expect(read(event(), parts).kind).toBe("forged");
  });

  test("that is of no payment changes nothing", () => {
    expect(read(event({ payment_status: "unpaid" })).kind).toBe("other");
    expect(read(event({ metadata: {} })).kind).toBe("other");
    expect(read(event({}, "charge.refunded")).kind).toBe("other");
  });
});
