import { describe, expect, test } from "vitest";
import { ask } from "#tests/support/ask.ts";
import { startFakeStripe } from "#tests/support/fake-stripe.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { keepLater } from "./keep-later.ts";
import { environment, everything, notify, prepare, reserve, slug } from "./reserve-clients.ts";
import { present } from "#tests/support/present.ts";
import { usualStore } from "#tests/support/usual-store.ts";

const cars = ["early", "often", "forged", "amount", "currency", "twice", "late", "killed"] as const;
type CarId = (typeof cars)[number] | "refused";

// Two servers on one file wait for each other, and neither hears of what the other has written.
describe.each(usualStore("sqlite"))("[4.4] payments that go wrong, two servers on one %s", (kind) => {
  const places = useStorePlaces(kind);

  test("[13.3.1] each ends as it should, by the store, over notices in any order and a kill in mid-refund", async () => {
    const place = await places.newPlace();
    await prepare(place, [...cars, "refused"]);
    const stripe = await startFakeStripe();
    const env = { ...environment(place, stripe.url), HOLDS_PER_HOUR: String(cars.length) };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    const [one = 0, two = 0] = servers.map(({ port }) => port);
    const store = await places.open(place);
    const begin = async (car: CarId) => {
      const { body } = await reserve(one, car, car);
      const token = present(body.reservation?.token, `token of ${car} (${body.error})`);
      const session = [...stripe.sessions.values()].find(
        ({ metadata }) => (metadata as { token: string }).token === token,
      );
      return { token, session: present(session, "session") };
    };
    const paid = (session: { id: string }) => stripe.pay(session.id, new Date());
    const stands = async (car: CarId) => {
      const reservation = (await store.operator.reservations.list({})).find(({ car_id }) => car_id === car);
      const payments = await store.operator.reservations.payments(reservation?.token ?? "");
      return [reservation?.status, ...payments.map(({ state }) => state).toSorted()];
    };
    try {
      // The notice arrives before the visitor returns, and at the other server.
      const early = await begin("early");
      expect((await notify(two, paid(early.session))).status).toBe(200);
      expect((await ask(one, slug, `/api/reservations/${early.token}`)).text).toContain('"status":"paid"');

      // Ten times, at both servers at once.
      const often = paid((await begin("often")).session);
      const ten = await Promise.all(Array.from({ length: 10 }, (_, n) => notify(n % 2 ? one : two, often)));
      expect(ten.map(({ status }) => status)).toEqual(ten.map(() => 200));

      const forged = await begin("forged");
      const said = await notify(
        one,
        { ...forged.session, payment_status: "paid", payment_intent: "pi_f" },
        "whsec_other",
      );
      expect(said.status).toBe(400);

      await notify(one, { ...paid((await begin("amount")).session), amount_total: 100 });
      await notify(two, { ...paid((await begin("currency")).session), currency: "nzd" });

      // Two payments for one car, the second reported first, each to another server.
      const twice = paid((await begin("twice")).session);
      await Promise.all([notify(two, { ...twice, payment_intent: "pi_second" }), notify(one, twice)]);

      // Paid in the 16th minute: its hold is moved into the past, and the servers find it there.
      const late = await begin("late");
      const known = present(await store.operator.reservations.find(late.token), "reservation");
      const over = { ...known.reservation, hold_until: new Date(Date.now() - 60_000).toISOString() };
      await store.operator.reservations.move(known, over);
      await expect.poll(() => stands("late")).toEqual(["expired"]);
      for (const port of [one, two])
        await notify(port, { ...late.session, payment_status: "paid", payment_intent: "pi_late" });

      // Refunds happen by themselves.
      for (const car of ["amount", "currency", "late"] as const) {
        await expect.poll(async () => (await stands(car)).at(-1)).toBe("refunded");
      }
      await expect.poll(() => stands("twice")).toEqual(["paid", "kept", "refunded"]);

      const killed = await begin("killed");
      // One address cannot hold more cars than allowed, whichever server it asks.
      expect([
        (await reserve(one, "refused", "refused")).status,
        (await reserve(two, "more", "refused")).status,
      ]).toEqual([429, 429]);
      // Stripe has made the refund, and both servers die before they hear of it.
      stripe.state.mood = "deaf after refund";
      await notify(one, { ...paid(killed.session), amount_total: 100 });
      await stripe.refundedUnheard;
      await Promise.all(servers.splice(0).map((server) => server.stop("SIGKILL")));
      stripe.state.mood = "well";
      expect(await stands("killed")).toEqual(["cancelled", "refund_due"]);
      await keepLater(store, stripe.url, 61_000);
    } finally {
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      await stripe.close();
    }
    expect(
      Object.fromEntries(await Promise.all(cars.map(async (car) => [car, (await stands(car)).join(" ")]))),
    ).toEqual({
      early: "paid kept",
      often: "paid kept",
      forged: "pending",
      amount: "cancelled refunded",
      currency: "cancelled refunded",
      twice: "paid kept refunded",
      late: "expired refunded",
      killed: "cancelled refunded",
    });
    // The buyer and the dealer each got one mail per refund, however often servers were notified or died.
    const mailsByChannel: Record<string, string[]> = {};
    for await (const { channel, lead_id } of store.operator.outbox.list({}))
      (mailsByChannel[channel] ??= []).push(String(lead_id));
    for (const channel of ["refund", "refund-dealer"]) {
      expect([channel, mailsByChannel[channel]?.length, new Set(mailsByChannel[channel]).size]).toEqual([
        channel,
        5,
        5,
      ]);
    }
    // Each refund once at Stripe, however often it was requested.
    expect([...stripe.refunds.values()]).toEqual([1, 1, 1, 1, 1]);
    const { reservations, leads } = await everything(place);
    expect([reservations.length, leads.length]).toEqual([cars.length, cars.length]);
    const complete = leads.filter(({ status }) => status === "Complete").map(({ fields }) => String(fields["car_id"]));
    expect(complete.toSorted()).toEqual(["early", "often", "twice"]);
    for (const lead of leads) expect(lead.steps).toHaveLength(lead.status === "Complete" ? 2 : 1);
    expect(stripe.problems).toEqual([]);
  });
});
