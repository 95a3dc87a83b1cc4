import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import type { LeadWrite } from "./repositories/lead-statements.ts";

const at = "2026-03-10T01:00:00.000Z";
const aLead = (id: string, over: Partial<Lead> = {}): Lead =>
  sampleLead(id, { status: "Incomplete", fields: { name: "Ngũgĩ 李 \u{1f600}" }, ...over });
const aWrite = (lead: Lead, over: Partial<LeadWrite> = {}): LeadWrite => ({
  lead,
  deliveries: [
    { channel: "email", stage: "partial", state: "pending", next_at: at, document: { to: ["x@example.com"] } },
  ],
  answer: null,
  captchaUse: null,
  seat: null,
  ...over,
});
const answer = (key: string) => ({ key, body_hash: "h", status: 201 });
const captcha = (id: string) => ({ id, expires_at: at });
const seat = (number: number) => ({ location_id: "l", starts_at: "2026-03-11T09:00", seat: number });

describe.each(["sqlite", "postgres"] as const)("leads in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    const store = await places.open();
    const [one, two] = ["one", "two"].map((slug) => store.forSite({ slug, dealershipIds: [] }).leads);
    if (!one || !two) throw new Error("no sites");
    const all = async () => {
      const ids: string[] = [];
      for await (const { id } of store.operator.leads.all("one")) ids.push(id);
      return ids;
    };
    return { store, one, two, all };
  };

  test("a lead belongs to its site alone", async () => {
    const { one, two } = await open();
    const lead = aLead("a");
    await one.create(aWrite(lead));
    expect(await one.get("a")).toEqual({ lead, revision: 1 });
    expect(await two.get("a")).toBeNull();
    await expect(two.update(aWrite({ ...lead, site_slug: "two" }), 1)).rejects.toMatchObject({ kind: "refused" });
  });

  test.each<[string, Partial<LeadWrite>]>([
    ["idempotency_keys", { answer: answer("key") }],
    ["captcha_uses", { captchaUse: captcha("used") }],
    ["test_drive_slots", { seat: seat(0) }],
  ])("what stands in %s is taken once, and a batch that meets it leaves nothing behind", async (table, over) => {
    const { store, one, all } = await open();
    await one.create(aWrite(aLead("a"), over));
    const second = one.create(aWrite(aLead("b"), { answer: answer("other"), ...over }));
    await expect(second).rejects.toMatchObject({ kind: "duplicate", table });
    expect(await all()).toEqual(["a"]);
    expect(await store.operator.leads.deliveries("b")).toEqual([]);
    expect(await one.answerTo("other")).toBeNull();
  });

  test("[11.2.2] of many sends of one key at once, one is kept", async () => {
    const { one, all } = await open();
    const sends = Array.from({ length: 20 }, (_, n) => one.create(aWrite(aLead(`l${n}`), { answer: answer("key") })));
    const outcomes = await Promise.allSettled(sends);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [id = ""] = await all();
    expect(await one.answerTo("key")).toEqual({ body_hash: "h", status: 201, lead_id: id });
  });

  test("an update needs the revision it was made from, and a lead that is not complete", async () => {
    const { store, one } = await open();
    const lead = aLead("a");
    await one.create(aWrite(lead));
    await one.update(aWrite({ ...lead, status: "Complete" }, { deliveries: [] }), 1);
    for (const revision of [1, 2]) {
      await expect(one.update(aWrite(lead), revision)).rejects.toMatchObject({ kind: "refused" });
    }
    expect(await one.get("a")).toMatchObject({ revision: 2, lead: { status: "Complete" } });
    // Deliveries that waited with the earlier step are gone with it.
    expect(await store.operator.leads.deliveries("a")).toEqual([]);
  });

  test("taken seats of a day", async () => {
    const { one, two } = await open();
    await one.create(aWrite(aLead("a"), { seat: seat(0) }));
    await two.create(aWrite(aLead("b", { site_slug: "two" }), { seat: seat(1) }));
    const taken = await one.takenSeats("l", "2026-03-11T00:00", "2026-03-11T23:59");
    expect(taken.map((one) => one.seat).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await one.takenSeats("l", "2026-03-12T00:00", "2026-03-12T23:59")).toEqual([]);
    expect(await one.takenSeats("m", "2026-03-11T00:00", "2026-03-11T23:59")).toEqual([]);
  });

  test("all leads come in the order of their time, however many", async () => {
    const { one, all } = await open();
    const ids = Array.from({ length: 1100 }, (_, n) => `l${String(n).padStart(5, "0")}`);
    await Promise.all(ids.map((id) => one.create(aWrite(aLead(id), { deliveries: [] }))));
    expect(await all()).toEqual(ids);
  });

  test("the sweep forgets what has served its time, and nothing else", async () => {
    const { store, one } = await open();
    await one.create(aWrite(aLead("a"), { answer: answer("key"), captchaUse: captcha("used") }));
    await store.operator.leads.sweep(new Date("2026-03-10T00:59:00Z"));
    expect(await one.answerTo("key")).not.toBeNull();
    await store.operator.leads.sweep(new Date("2026-03-13T01:00:00Z"));
    expect(await one.answerTo("key")).toBeNull();
    await one.create(aWrite(aLead("b"), { captchaUse: captcha("used") }));
    expect(await one.get("a")).not.toBeNull();
  });
});
