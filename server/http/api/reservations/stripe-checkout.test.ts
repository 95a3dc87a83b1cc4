import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import { another, createReserveApp, reservableCar } from "#tests/support/reserve-app.ts";
import { testNow } from "#tests/support/test-app.ts";
import { present } from "#tests/support/present.ts";

const names = ["expired", "other", "failed", "key", "refund", "race", "async", "late"];
let app: Awaited<ReturnType<typeof createReserveApp>>;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
beforeAll(async () => {
  stripe = await startFakeStripe(() => app?.time.now ?? testNow);
  const cars = names.map((id) => reservableCar(id));
  app = await createReserveApp(cars, {}, stripe.url);
});
afterEach(() => {
  stripe.state.mood = "well";
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const begin = async (id: string) => {
  const { status, body } = await app.reserve(id);
  expect([status, body.error]).toEqual([201, undefined]);
  const token = body.reservation?.token ?? "";
  return { token, session: present([...stripe.sessions.values()].at(-1), "session") };
};
const storedReservation = async (token: string) =>
  present((await app.store.operator.reservations.find(token))?.reservation, "reservation");
const payOn = (token: string) => app.send(`/api/reservations/${token}/pay`, {});

describe("[13.4.2] a checkout at Stripe", () => {
  test("whose session has expired there gives the car back at once", async () => {
    const { token, session } = await begin("expired");
    expect((await app.stripeEvent("checkout.session.expired", session)).status).toBe(200);
    expect(await storedReservation(token)).toMatchObject({
      status: "expired",
      note: "Its payment page was closed.",
      session: null,
    });
    await begin("expired");
    // Reported again, for a page that is meanwhile another's.
    await app.stripeEvent("checkout.session.expired", session);
    expect((await app.reserve("expired", another)).status).toBe(409);
  });

  test("does not lose its car by the notice of a page that was closed before", async () => {
    const { token, session } = await begin("other");
    session.status = "expired";
    expect((await payOn(token)).status).toBe(200);
    const [before, after] = [session.id, (await storedReservation(token)).session?.id];
    expect(after).not.toBe(before);
    await app.stripeEvent("checkout.session.expired", session);
    expect(await app.stands(token)).toEqual({ status: "pending", payments: [] });
  });

  test("whose bank refuses later on may be tried again on another page", async () => {
    const { token, session } = await begin("failed");
    await app.stripeEvent("checkout.session.completed", session);
    expect(await app.stands(token)).toEqual({ status: "pending", payments: [] });
    await app.stripeEvent("checkout.session.async_payment_failed", session);
    expect(await storedReservation(token)).toMatchObject({ status: "pending", session: null, attempt: 1 });
    await payOn(token);
    expect((await storedReservation(token)).session?.id).not.toBe(session.id);
  });

  test("whose bank says yes after the hold has ended gives the money back by itself", async () => {
    const { token, session } = await begin("async");
    Object.assign(session, { status: "complete", payment_intent: { id: "pi_slow", status: "processing" } });
    app.later(15);
    await app.keep();
    expect((await storedReservation(token)).status).toBe("expired");
    Object.assign(session, { payment_status: "paid", payment_intent: "pi_slow" });
    await app.stripeEvent("checkout.session.async_payment_succeeded", session);
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "expired", payments: ["pi_slow refunded"] });
    expect(stripe.refunds.get("pi_slow")).toBe(1);
  });

  test("that could not be opened is opened by the next try, under a key of its own, and the car stays held", async () => {
    stripe.state.mood = "fail";
    const refused = await app.reserve("key");
    expect([refused.status, refused.body.error]).toEqual([503, expect.stringContaining("You have not been charged")]);
    const [held] = await app.store.operator.reservations.list({ status: "pending" });
    expect(held).toMatchObject({ car_id: "key", session: null, attempt: 1 });
    stripe.state.mood = "well";
    const again = await payOn(held?.token ?? "");
    expect(await again.json()).toMatchObject({
      pay_url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com/) as string,
    });
  });

  test("[13.4.4] is closed there when the hold ends, and one that is paid in that very moment is kept", async () => {
    const { token, session } = await begin("race");
    app.later(15);
    const at = new Date(app.time.now.getTime() - 1000);
    // Open when it is checked, paid when it is to be closed.
    stripe.state.beforeExpiry = (id) => void stripe.pay(id, at);
    await app.keep();
    expect(await app.stands(token)).toEqual({ status: "paid", payments: [`pi_${session.id} kept`] });
    stripe.state.beforeExpiry = undefined;
    const { token: late, session: open } = await begin("late");
    app.later(15);
    await app.keep();
    expect([(await storedReservation(late)).status, open.status]).toEqual(["expired", "expired"]);
  });

  test("[13.3.5] whose money does not arrive back is seen to, and tried again until it has", async () => {
    const { token, session } = await begin("refund");
    stripe.pay(session.id, app.time.now);
    await app.send(`/api/reservations/${token}/cancel`, {});
    const id = `pi_${session.id}`;
    // It was paid after all: the cancellation notices. The dealer refunds it.
    expect(await app.stands(token)).toEqual({ status: "paid", payments: [`${id} kept`] });
    const { reservations } = app.store.operator;
    const [payment] = await reservations.payments(token);
    const known = present(await reservations.find(token), "reservation");
    const due = { ...present(payment, "payment"), state: "refund_due" as const, reason: "Refunded by the dealer." };
    await reservations.move(known, { ...known.reservation, status: "refunded" }, [due]);

    stripe.state.mood = "fail";
    await app.keep();
    expect(await reservations.payments(token)).toMatchObject([{ state: "refund_due", failure: "Out of order." }]);
    stripe.state.mood = "well";
    app.later(2);
    await app.keep();
    expect(await reservations.payments(token)).toMatchObject([{ state: "refunded", failure: null }]);

    const failed = { object: "refund", payment_intent: id, status: "failed", failure_reason: "lost_or_stolen_card" };
    for (const _time of [1, 2]) expect((await app.stripeEvent("refund.failed", failed)).status).toBe(200);
    expect(await reservations.payments(token)).toMatchObject([
      { state: "refund_due", failure: expect.stringContaining("lost_or_stolen_card") as string },
    ]);
    stripe.refunds.delete(id);
    app.later(61);
    await app.keep();
    expect(await reservations.payments(token)).toMatchObject([{ state: "refunded", failure: null }]);
    expect(stripe.refunds.get(id)).toBe(1);
    expect((await app.stripeEvent("refund.failed", { ...failed, payment_intent: "pi_foreign" })).status).toBe(404);
  });

  test("keeps to Stripe's own description all the way", () => {
    expect(stripe.problems).toEqual([]);
  });
});
