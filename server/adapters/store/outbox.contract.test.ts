import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import type { Delivery } from "./repositories/lead-statements.ts";
import type { Claim } from "./repositories/claim-deliveries.ts";
import type { ListedDelivery } from "./repositories/outbox-list.ts";
import type { Store } from "./store.ts";

const at = "2026-03-10T01:00:00.000Z";
const start = new Date(at);
const after = (ms: number) => new Date(start.getTime() + ms);
const aDelivery = (over: Partial<Delivery> = {}): Delivery => ({
  channel: "email",
  stage: "complete",
  state: "pending",
  next_at: at,
  document: { to: ["x@example.com"] },
  ...over,
});
const write = (lead: Lead, deliveries: Delivery[]) => ({
  lead,
  deliveries,
  answer: null,
  captchaUse: null,
  seat: null,
});
const aClaim = (over: Partial<Claim> = {}): Claim => ({
  channels: ["email"],
  now: start,
  leaseMs: 60_000,
  lease: "first",
  most: 10,
  ...over,
});
const rowsOf = async (store: Store, leadId?: string): Promise<ListedDelivery[]> => {
  const rows: ListedDelivery[] = [];
  for await (const row of store.operator.outbox.list(leadId === undefined ? {} : { leadId })) rows.push(row);
  return rows;
};

describe.each(["sqlite", "postgres"] as const)("the outbox in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    const store = await places.open();
    return { store, leads: store.forSite({ slug: "one", dealershipIds: [] }).leads, outbox: store.operator.outbox };
  };

  test("what nobody has received is summed up by site, channel and state", async () => {
    const { store, leads, outbox } = await open();
    const adf = { channel: "adf" } as const;
    await leads.create(write(sampleLead("l1"), [aDelivery(), aDelivery({ channel: "webhook" })]));
    await leads.create(write(sampleLead("l2"), [aDelivery({ next_at: after(1000).toISOString() })]));
    await leads.create(write(sampleLead("l3"), [aDelivery(adf), aDelivery(adf)]));
    const claimed = await outbox.claim(aClaim({ channels: ["adf"] }));
    for (const [index, state] of (["failed", "delivered"] as const).entries()) {
      const delivery = claimed[index];
      if (delivery)
        await outbox.settle(delivery, { state, nextAt: start.getTime() + 60_000, note: "an answer" }, start);
    }
    const two = store.forSite({ slug: "two", dealershipIds: [] }).leads;
    await two.create(write({ ...sampleLead("l4"), site_slug: "two" }, [aDelivery({ state: "held" })]));
    const rows = (await outbox.undelivered()).map(({ site_slug, channel, state, count, dueAt }) =>
      [site_slug, channel, state, count, dueAt].join(" "),
    );
    expect(rows.toSorted()).toEqual([
      `one adf failed 1 ${after(60_000).toISOString()}`,
      `one email pending 2 ${at}`,
      `one webhook pending 1 ${at}`,
      `two email held 1 ${at}`,
    ]);
  });

  test("[11.7.3] two workers that claim at once never hold one delivery both", async () => {
    const place = await places.newPlace();
    const [a, b] = [await places.open(place), await places.open(place)];
    const leads = a.forSite({ slug: "one", dealershipIds: [] }).leads;
    for (let n = 0; n < 60; n += 1) await leads.create(write(sampleLead(`l${n}`), [aDelivery()]));
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? a : b).operator.outbox.claim(aClaim({ lease: `lease ${n}`, most: 9 })),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(8);
  });

  test("a claim brings the lead, counts the try and remembers the first one", async () => {
    const { leads, outbox } = await open();
    await leads.create(write(sampleLead("a"), [aDelivery()]));
    const [claimed] = await outbox.claim(aClaim());
    expect(claimed).toMatchObject({
      lead: { id: "a" },
      attempts: 1,
      tried_since: at,
      document: { to: ["x@example.com"] },
    });
    expect(await outbox.claim(aClaim({ now: after(59_000) }))).toEqual([]);
    const [again] = await outbox.claim(aClaim({ now: after(61_000), lease: "second" }));
    expect(again).toMatchObject({ id: claimed?.id, attempts: 2, tried_since: at, lease: "second" });
  });

  test("only who holds the lease may say how it ended", async () => {
    const { store, leads, outbox } = await open();
    await leads.create(write(sampleLead("a"), [aDelivery()]));
    const [lost] = await outbox.claim(aClaim());
    const [held] = await outbox.claim(aClaim({ now: after(61_000), lease: "second" }));
    if (!lost || !held) throw new Error("nothing was claimed");
    const failed = { state: "failed" as const, nextAt: start.getTime(), note: "late" };
    expect(await outbox.settle(lost, failed, after(62_000))).toBe(false);
    expect(await outbox.settle(held, { ...failed, state: "delivered", note: "250 ok" }, after(62_000))).toBe(true);
    expect(await rowsOf(store)).toMatchObject([{ state: "delivered", note: "250 ok", attempts: 2 }]);
    expect(await outbox.claim(aClaim({ now: after(1e9) }))).toEqual([]);
  });

  test("not yet due, held, and other channels are left alone", async () => {
    const { leads, outbox } = await open();
    await leads.create(
      write(sampleLead("a"), [
        aDelivery({ next_at: after(1000).toISOString() }),
        aDelivery({ state: "held" }),
        aDelivery({ channel: "webhook", document: { url: "http://x/" } }),
      ]),
    );
    expect(await outbox.claim(aClaim())).toEqual([]);
    expect(await outbox.claim(aClaim({ now: after(1000), leadId: "other" }))).toEqual([]);
    expect(await outbox.claim(aClaim({ now: after(1000) }))).toHaveLength(1);
  });

  test("[11.7.3] a site's backlog, however long, leaves every other site its turn", async () => {
    const { store, leads, outbox } = await open();
    const other = store.forSite({ slug: "two", dealershipIds: [] }).leads;
    const backlog = Array.from({ length: 5200 }, () => aDelivery());
    await leads.create(write(sampleLead("many"), backlog));
    await other.create(
      write({ ...sampleLead("later"), site_slug: "two" }, [
        aDelivery({ next_at: after(5).toISOString(), document: { to: ["two@example.com"] } }),
      ]),
    );
    const claimed = await outbox.claim(aClaim({ now: after(10), most: 3 }));
    expect(claimed.map(({ site_slug }) => site_slug).sort()).toEqual(["one", "one", "two"]);
  });

  test("a later step waits while an earlier one is on its way to the same channel", async () => {
    const { leads, outbox } = await open();
    const partial = sampleLead("a", { status: "Incomplete" });
    await leads.create(write(partial, [aDelivery({ stage: "partial" })]));
    const [first] = await outbox.claim(aClaim());
    const complete = { ...partial, status: "Complete" as const, updated_at: after(10).toISOString() };
    const elsewhere = aDelivery({ next_at: after(10).toISOString(), document: { to: ["y@example.com"] } });
    await leads.update(write(complete, [aDelivery({ next_at: after(10).toISOString() }), elsewhere]), 1);
    const other = await outbox.claim(aClaim({ now: after(20) }));
    expect(other.map(({ document }) => document)).toEqual([{ to: ["y@example.com"] }]);
    if (!first) throw new Error("nothing was claimed");
    await outbox.settle(first, { state: "delivered", nextAt: 0, note: "" }, after(30));
    expect(await outbox.claim(aClaim({ now: after(40) }))).toMatchObject([{ stage: "complete" }]);
  });

  test("a channel that ended fails what still waits for it, of that site and address alone", async () => {
    const { store, leads, outbox } = await open();
    const hook = (url: string) => aDelivery({ channel: "webhook", document: { url } });
    await leads.create(write(sampleLead("a"), [hook("http://gone/"), hook("http://other/"), aDelivery()]));
    const stored = deliveryDocument.encode({ url: "http://gone/" });
    const gone = { site_slug: "one", channel: "webhook", stored };
    expect(await outbox.endChannel({ ...gone, site_slug: "two" }, "410", start)).toBe(0);
    expect(await outbox.endChannel(gone, "410", start)).toBe(1);
    const states = (await rowsOf(store)).map(({ state }) => state).toSorted();
    expect(states).toEqual(["failed", "pending", "pending"]);
  });

  test("by hand, a delivery is due again with its tries counted anew, unless it is under way", async () => {
    const { store, leads, outbox } = await open();
    await leads.create(write(sampleLead("a", { quarantine: "honeypot" }), [aDelivery({ state: "held" })]));
    const [row] = await rowsOf(store, "a");
    const id = row?.id ?? "";
    let woken = 0;
    const stop = outbox.onAdded(() => (woken += 1));
    expect(await outbox.resend(id, start)).toBe(true);
    expect(woken).toBe(1);
    stop();
    expect(await outbox.claim(aClaim())).toMatchObject([{ id, attempts: 1 }]);
    expect(await outbox.resend(id, start)).toBe(false);
    expect(await outbox.resend("unknown", start)).toBe(false);
  });

  test("who asks is told at once of new deliveries, and lists come by site and state", async () => {
    const { leads, outbox, store } = await open();
    let woken = 0;
    outbox.onAdded(() => (woken += 1));
    await leads.create(write(sampleLead("a"), []));
    expect(woken).toBe(0);
    await leads.create(write(sampleLead("b"), [aDelivery()]));
    expect(woken).toBe(1);
    const count = async (filter: { site?: string; state?: string }) => {
      let rows = 0;
      for await (const _row of store.operator.outbox.list(filter)) rows += 1;
      return rows;
    };
    expect(await count({ site: "one", state: "pending" })).toBe(1);
    expect(await count({ site: "two" })).toBe(0);
    expect(await count({ state: "failed" })).toBe(0);
  });
});
