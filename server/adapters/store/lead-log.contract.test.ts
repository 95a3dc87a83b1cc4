import { describe, expect, test } from "vitest";
import type { OwnEvent } from "#domain/own-enquiry/lead-event.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import type { LeadWrite } from "./repositories/lead-statements.ts";

const at = "2026-03-10T01:00:00.000Z";
const asked = (text: string): OwnEvent => ({ kind: "asked", text, at });
const moved = (from: string, to: string): OwnEvent => ({ kind: "moved", from, to, at });
const seat = (starts_at: string) => ({ location_id: "first-yard", starts_at, seat: 1 });
const [nine, ten] = ["2026-03-11T09:00", "2026-03-11T10:00"];

const aWrite = (id: string, over: Partial<LeadWrite> = {}): LeadWrite => ({
  lead: sampleLead(id, { site_slug: "one" }),
  deliveries: [],
  answer: null,
  captchaUse: null,
  seat: null,
  ...over,
});
const noted = (id: string) => ({
  lead: { id, site_slug: "one", updated_at: at },
  deliveries: [
    { channel: "change", stage: "complete", state: "pending", next_at: at, document: { event: 1 } },
  ] as const,
});

describe.each(["sqlite", "postgres"] as const)("[11.10] the log of a lead in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    const store = await places.open();
    const one = store.forSite({ slug: "one", dealershipIds: [] });
    const two = store.forSite({ slug: "two", dealershipIds: [] });
    const seats = async () => (await one.leads.takenSeats("first-yard", "2026-03-11T00:00", "2026-03-12T00:00")).length;
    return { store, one, two, seats };
  };

  test("keeps its lines in order, each with its mails, and leaves the lead as it is", async () => {
    const { store, one } = await open();
    await one.leads.create(aWrite("a"));
    const before = await store.operator.leads.get("a");
    expect(await one.leadLog.of("a")).toEqual([]);
    const lines = [asked("Is it white?"), moved(nine, ten), asked("And the boot?")];
    for (const [after, event] of lines.entries()) await one.leadLog.add({ after, event, notes: noted("a") });
    expect(await one.leadLog.of("a")).toEqual(lines);
    expect(await store.operator.leads.log("a")).toEqual(lines);
    expect((await store.operator.leads.deliveries("a")).map(({ channel }) => channel)).toEqual(Array(3).fill("change"));
    expect(await store.operator.leads.get("a")).toEqual(before);
  });

  test("takes one of many lines with the same number, and the others leave nothing behind", async () => {
    const { store, one } = await open();
    await one.leads.create(aWrite("a"));
    const tries = [1, 2, 3, 4, 5].map((n) =>
      one.leadLog.add({ after: 0, event: asked(`${n}`), notes: noted("a"), takes: seat(`2026-03-11T1${n}:00`) }),
    );
    const outcomes = await Promise.allSettled(tries);
    const failed = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(failed).toHaveLength(4);
    for (const { reason } of failed) expect(reason).toMatchObject({ kind: "duplicate", table: "lead_log" });
    expect(await one.leadLog.of("a")).toHaveLength(1);
    expect(await store.operator.leads.deliveries("a")).toHaveLength(1);
    expect(await one.leads.takenSeats("first-yard", "2026-03-11T00:00", "2026-03-12T00:00")).toHaveLength(1);
  });

  test("gives a seat back and takes another with the line, or neither", async () => {
    const { one, seats } = await open();
    await one.leads.create(aWrite("a", { seat: seat(nine) }));
    await one.leads.create(aWrite("b", { seat: seat(ten) }));
    const move = { event: moved(nine, ten), notes: noted("a"), leaves: seat(nine), takes: seat(ten) };
    await expect(one.leadLog.add({ after: 0, ...move })).rejects.toMatchObject({ table: "test_drive_slots" });
    expect([await seats(), await one.leadLog.of("a")]).toEqual([2, []]);
    // Only its own seat.
    await one.leadLog.add({
      after: 0,
      event: { kind: "called-off", time: ten, at },
      notes: noted("a"),
      leaves: seat(ten),
    });
    expect(await seats()).toBe(2);
    await one.leadLog.add({
      after: 0,
      event: { kind: "called-off", time: ten, at },
      notes: noted("b"),
      leaves: seat(ten),
    });
    expect(await seats()).toBe(1);
    await one.leadLog.add({ after: 1, ...move });
    await expect(one.leads.create(aWrite("c", { seat: seat(ten) }))).rejects.toMatchObject({ kind: "duplicate" });
    await one.leads.create(aWrite("c", { seat: seat(nine) }));
  });

  test("belongs to its site alone", async () => {
    const { one, two } = await open();
    await one.leads.create(aWrite("a"));
    await one.leadLog.add({ after: 0, event: asked("Is it white?"), notes: noted("a") });
    expect(await two.leadLog.of("a")).toEqual([]);
    const foreign = two.leadLog.add({ after: 1, event: asked("And mine?"), notes: noted("a") });
    await expect(foreign).rejects.toMatchObject({ kind: "refused" });
    expect(await one.leadLog.of("a")).toHaveLength(1);
  });

  test("goes with an erased lead, and gets no line afterwards", async () => {
    const { store, one } = await open();
    await one.leads.create(aWrite("a"));
    await one.leadLog.add({ after: 0, event: asked("Is it white?"), notes: noted("a") });
    await store.operator.erasures.eraseLead("a", { at, rule: "by request" }, async () => undefined);
    expect(await store.operator.leads.log("a")).toEqual([]);
    const late = one.leadLog.add({ after: 0, event: asked("Hello?"), notes: noted("a") });
    await expect(late).rejects.toMatchObject({ kind: "refused" });
    expect(await store.operator.leads.log("a")).toEqual([]);
  });
});
