import { describe, expect, test } from "vitest";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import type { LeadWrite } from "./repositories/lead-statements.ts";
import { present } from "#tests/support/present.ts";

const at = new Date("2026-03-10T01:00:00.000Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

const aLead = (id: string) => sampleLead(id, { category: "Reserve Vehicle", status: "Incomplete", form: "reserve" });
const aHold = (n: number | string, begun = at, car = "c1"): Reservation => ({
  token: `token-${n}`,
  reference: `REF-${n}`,
  site_slug: "one",
  dealership_id: "d",
  car_id: car,
  lead_id: `lead-${n}`,
  holder: "somebody",
  status: "pending",
  fee: 200,
  currency: "AUD",
  provider: "sandbox",
  session: null,
  attempt: 0,
  hold_until: new Date(begun.getTime() + 900_000).toISOString(),
  refund_rule: "ask",
  refund_request: null,
  note: null,
  created_at: begun.toISOString(),
  updated_at: begun.toISOString(),
});
const aWrite = (hold: Reservation): LeadWrite => ({
  lead: aLead(hold.lead_id),
  deliveries: [],
  answer: null,
  captchaUse: null,
  seat: null,
  hold,
});
const aPayment = (hold: Reservation, state: Payment["state"] = "kept", id = "pay-1"): Payment => ({
  id,
  token: hold.token,
  site_slug: "one",
  provider: "sandbox",
  amount: 200,
  currency: "AUD",
  state,
  reason: null,
  failure: null,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
});

describe.each(["sqlite", "postgres"] as const)("[4.4] reservations in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    const store = await places.open();
    await store.operator.dealerships.put([makeDealership("d")]);
    await store.operator.stock.put([makeCar("c1", "d"), makeCar("c2", "d")]);
    const one = store.forSite({ slug: "one", dealershipIds: ["d"] });
    const two = store.forSite({ slug: "two", dealershipIds: ["d"] });
    const known = async (hold: Reservation) => {
      const found = await one.reservations.get(hold.token);
      if (!found) throw new Error("not kept");
      return found;
    };
    return { store, one, two, known };
  };

  test("[13.1.2] of many who want one car at once, one has it, and the others leave nothing behind", async () => {
    const { one, store } = await open();
    const tries = Array.from({ length: 40 }, (_, n) => one.leads.create(aWrite(aHold(n))));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const { reason } of outcomes.filter((outcome) => outcome.status === "rejected")) {
      expect(reason).toMatchObject({ kind: "duplicate", table: "reservations" });
    }
    let leads = 0;
    for await (const _lead of store.operator.leads.all("one")) leads += 1;
    expect(leads).toBe(1);
    await one.leads.create(aWrite(aHold("other", at, "c2")));
  });

  test("[13.1.1] a hold makes way once it was ended, and is known to be over not a moment before its time", async () => {
    const { one, store, known } = await open();
    const { reservations } = store.operator;
    const first = aHold(1);
    await one.leads.create(aWrite(first));
    await expect(one.leads.create(aWrite(aHold(2, later(14.99))))).rejects.toMatchObject({ table: "reservations" });
    expect(await reservations.lapsedOn("c1", later(14.99))).toBeNull();
    expect(await reservations.lapsedOn("c2", later(15))).toBeNull();
    const lapsed = await reservations.lapsedOn("c1", later(15));
    expect(lapsed).toEqual({ reservation: first, revision: 1 });
    await reservations.move(present(lapsed, "lapsed reservation"), { ...first, status: "expired" });
    await one.leads.create(aWrite(aHold(3, later(15))));
    expect((await known(first)).reservation.status).toBe("expired");
    // An earlier reader finds that it has changed.
    const stale = { reservation: first, revision: 1 };
    await expect(one.reservations.move(stale, { ...first, status: "paid" })).rejects.toMatchObject({ kind: "refused" });
  });

  test("[13.1.4] cars say so: held while pending, reserved when paid, whatever a feed says later", async () => {
    const { one, two, store, known } = await open();
    const hold = aHold(1);
    const versions = async () => {
      const all = await store.versions();
      return ["holds:d", "stock:d"].map((scope) => all.get(scope) ?? 0);
    };
    const [holds = 0, stock = 0] = await versions();
    await one.leads.create(aWrite(hold));
    expect(await two.cars.byId("c1")).toMatchObject({ held_until: hold.hold_until, reserved: false });
    const held = await known(hold);
    await one.reservations.settle({
      before: held,
      after: { ...held.reservation, status: "paid" },
      payment: aPayment(hold),
      lead: null,
    });
    await store.operator.stock.put([makeCar("c1", "d", { price: 9999, reserved: false })]);
    expect(await two.cars.byId("c1")).toMatchObject({ held_until: null, reserved: true, price: 9999 });
    expect(await versions()).toEqual([holds + 2, stock + 1]);
  });

  test("[13.3.3] a payment is kept once, however often it is told", async () => {
    const { one, store, known } = await open();
    const hold = aHold(1);
    await one.leads.create(aWrite(hold));
    const before = await known(hold);
    const write = { before, after: { ...hold, status: "paid" as const }, payment: aPayment(hold), lead: null };
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => one.reservations.settle(write)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(one.reservations.settle(write)).rejects.toMatchObject({ kind: "duplicate", table: "payments" });
    expect(await store.operator.reservations.payments(hold.token)).toHaveLength(1);
  });

  test("a reservation belongs to its site alone", async () => {
    const { one, two } = await open();
    const hold = aHold(1);
    await one.leads.create(aWrite(hold));
    expect(await one.reservations.ofLead(hold.lead_id)).toEqual({ reservation: hold, revision: 1 });
    expect(await two.reservations.get(hold.token)).toBeNull();
    expect(await two.reservations.ofLead(hold.lead_id)).toBeNull();
    expect([await one.reservations.holdsOf("somebody", at), await two.reservations.holdsOf("somebody", at)]).toEqual([
      1, 0,
    ]);
  });

  test("what has lapsed is found, and money that has to go back is claimed by one", async () => {
    const { one, two, store, known } = await open();
    const { reservations } = store.operator;
    const hold = aHold(1);
    await one.leads.create(aWrite(hold));
    expect(await reservations.lapsed(later(14))).toEqual([]);
    expect((await reservations.lapsed(later(15))).map(({ reservation }) => reservation.token)).toEqual([hold.token]);
    await reservations.move(await known(hold), { ...hold, status: "expired" });
    expect(await reservations.lapsed(later(15))).toEqual([]);
    const due = aPayment(hold, "refund_due");
    await one.reservations.settle({
      before: await known(hold),
      after: { ...hold, status: "expired" },
      payment: due,
      lead: null,
    });
    const claims = await Promise.all([
      reservations.claimRefunds(later(16), 60_000),
      reservations.claimRefunds(later(16), 60_000),
    ]);
    expect(claims.flat()).toEqual([{ payment: due, attempt: 1 }]);
    expect(await reservations.claimRefunds(later(16.5), 60_000)).toEqual([]);
    expect(await reservations.claimRefunds(later(17), 60_000)).toEqual([{ payment: due, attempt: 2 }]);
    await reservations.settleRefund({ ...due, state: "refunded" }, later(17));
    expect(await reservations.claimRefunds(later(30), 60_000)).toEqual([]);
    // The bank did not take it: due again after an hour, once, and only for the site whose payment it is.
    expect(await two.reservations.refundFailed(due.id, "No.", later(30))).toBe(false);
    for (const _time of [1, 2]) expect(await one.reservations.refundFailed(due.id, "No.", later(30))).toBe(true);
    expect(await reservations.claimRefunds(later(89), 60_000)).toEqual([]);
    expect(await reservations.claimRefunds(later(90), 60_000)).toMatchObject([
      { payment: { state: "refund_due", failure: "No." }, attempt: 3 },
    ]);
    expect((await reservations.find("REF-1"))?.reservation.token).toBe(hold.token);
    expect(await reservations.list({ site: "one", status: "expired" })).toHaveLength(1);
    expect(await reservations.list({ site: "two" })).toEqual([]);
  });

  test("[13.5.3] a paid one is cancelled with its payment, its lead and its mails, once, or not at all", async () => {
    const { one, two, store, known } = await open();
    const hold = aHold(1);
    await one.leads.create(aWrite(hold));
    const paid = { ...hold, status: "paid" as const };
    await one.reservations.settle({ before: await known(hold), after: paid, payment: aPayment(hold), lead: null });
    const { lead } = present(await one.leads.get(hold.lead_id), "lead");
    const event = {
      kind: "cancelled-reservation",
      at: later(1).toISOString(),
      reason: "We moved",
      result: "refund",
    } as const;
    const before = await known(hold);
    const write = {
      before,
      after: { ...paid, status: "refunded" as const },
      payments: [{ ...aPayment(hold, "refund_due"), updated_at: later(1).toISOString() }],
      line: { lead_id: hold.lead_id, after: 0, event },
      notes: {
        lead,
        deliveries: [
          {
            channel: "refund" as const,
            stage: "complete" as const,
            state: "pending" as const,
            next_at: "",
            document: {},
          },
        ],
      },
    };
    // Each part alone is enough to reject all of it.
    await expect(two.reservations.cancelPaid(write)).rejects.toMatchObject({ kind: "refused" });
    const others = { ...write, payments: [{ ...aPayment(hold, "refund_due", "pay-2") }] };
    await expect(one.reservations.cancelPaid(others)).rejects.toMatchObject({ kind: "refused" });
    const behind = { ...write, line: { ...write.line, after: 1 } };
    const asked = { kind: "asked", text: "Is it white?", at: later(1).toISOString() } as const;
    await one.leadLog.add({ after: 0, event: asked, notes: { lead, deliveries: [] } });
    await expect(one.reservations.cancelPaid(write)).rejects.toMatchObject({ kind: "duplicate", table: "lead_log" });
    expect(await store.operator.leads.deliveries(hold.lead_id)).toEqual([]);
    expect(await known(hold)).toEqual(before);

    const outcomes = await Promise.allSettled([1, 2].map(() => one.reservations.cancelPaid(behind)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await store.operator.leads.deliveries(hold.lead_id)).toHaveLength(1);
    expect(await one.leadLog.of(hold.lead_id)).toEqual([asked, event]);
    expect((await one.leads.get(hold.lead_id))?.lead).toEqual(lead);
    expect(await two.cars.byId("c1")).toMatchObject({ reserved: false });
    expect(await store.operator.reservations.claimRefunds(later(2), 60_000)).toMatchObject([{ attempt: 1 }]);
    // The car is free at once.
    await one.leads.create(aWrite(aHold(2)));
  });

  test("[13.5.6] requests that wait for an answer are found, the oldest first, and no others", async () => {
    const { one, store, known } = await open();
    const { reservations } = store.operator;
    const [first, second] = [aHold(1), aHold(2, later(1), "c2")];
    for (const hold of [second, first]) {
      await one.leads.create(aWrite(hold));
      await one.reservations.move(await known(hold), { ...hold, status: "paid" });
    }
    expect(await reservations.asked()).toEqual([]);
    const request = { at: later(5).toISOString(), kept: null };
    for (const hold of [second, first])
      await reservations.move(await known(hold), { ...hold, status: "paid", refund_request: request });
    expect((await reservations.asked()).map(({ token }) => token)).toEqual([first.token, second.token]);
    const kept = { ...request, kept: { at: later(6).toISOString(), why: 'Signed: "refund_request":{' } };
    await reservations.move(await known(first), { ...first, status: "paid", refund_request: kept });
    await reservations.move(await known(second), { ...second, status: "refunded", refund_request: request });
    expect(await reservations.asked()).toEqual([]);
  });
});
