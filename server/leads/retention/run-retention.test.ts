import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { Valuation } from "#domain/valuation/valuation.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import type { ErasedFiles } from "#server/adapters/files/lead-files.ts";
import type { ListedDelivery } from "#server/adapters/store/repositories/outbox-list.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { makeCar } from "#tests/support/store-fixtures.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { erasePerson } from "./erase-person.ts";
import { readRetentionClock, type RetentionClock, undoDays } from "./observed-time.ts";
import { runRetention } from "./run-retention.ts";

const now = new Date("2026-06-01T00:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const person = { name: "Ana Ito", email: "Ana@example.com", phone: "0412 345 678", message: "a secret wish" };
const removed: string[] = [];
const leadFiles = {
  erase: async ({ files }: ErasedFiles) => void removed.push(...files.map(({ id }) => id)),
};
const personal = /Ana|ana@|0412|secret wish|203\.0\.113|Mozilla|\/contact/;

describe.each(["sqlite", "postgres"] as const)("retention in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async (settings: {
    retention_days: number | null;
    event_retention_days: number | null;
    figure_retention_days?: number;
  }) => {
    const place = await places.newPlace();
    let clock = now;
    const store = await places.open(place, { now: () => clock });
    await applyFolder(store, join(import.meta.dirname, "../../../tests/fixtures/sites"));
    const registry = new SiteRegistry(store, createIndexCache(1000), () => "http://first.example");
    await registry.refresh();
    const runtime = registry.bySlug("first-site");
    if (!runtime) throw new Error("no site");
    const site = { ...runtime.site, private: { ...runtime.site.private, ...settings } };
    const add = async (id: string, days: number, over: Partial<Lead> = {}, day: string | null = null) => {
      const at = daysAgo(days);
      const evidence = { wording: "Send me offers.", default: false, choice: true, at, page: "/contact" };
      const lead = sampleLead(id, {
        site_slug: "first-site",
        fields: person,
        consent: evidence,
        steps: [{ step_number: 0, at, status: "Complete" }],
        origin: { address: "203.0.113.9", user_agent: "Mozilla" },
        created_at: at,
        updated_at: at,
        ...over,
      });
      await runtime.store.leads.create({
        lead,
        deliveries: [
          {
            channel: "confirmation",
            stage: "complete",
            state: "pending",
            next_at: at,
            document: { to: [person.email] },
          },
        ],
        answer: { key: `key-of-${id}`, body_hash: "x", status: 201 },
        captchaUse: null,
        seat: null,
        enquiry: day === null ? null : { day, category: "Feedback", location_id: "", source: "paid", car_id: "" },
        consent: { address: person.email, evidence, source: `lead:${id}` },
      });
    };
    const addEvent = async (days: number) => {
      clock = new Date(daysAgo(days));
      await runtime.store.events.append([{ kind: "page_view", document: { path: "/" } }]);
      clock = now;
    };
    const at = (watchedDays: number, startsAt = now) => ({
      now: startsAt,
      problem: null,
      watchedSeconds: watchedDays * 86_400,
    });
    const runAt = (clock: RetentionClock, most?: number) =>
      runRetention({ store, leadFiles, site, clock, dryRun: false, ...(most ? { most } : {}) });
    /** Planned a week ago, and carried out now. */
    const run = async (dryRun: boolean) => {
      if (dryRun) return runRetention({ store, leadFiles, site, clock: at(0), dryRun });
      await runAt(at(0, new Date(daysAgo(undoDays))));
      return runAt(at(undoDays));
    };
    return { store, site: runtime.store, add, addEvent, run, runAt, at };
  };
  const rowsOf = async (store: Store): Promise<ListedDelivery[]> => {
    const rows: ListedDelivery[] = [];
    for await (const row of store.operator.outbox.list({})) rows.push(row);
    return rows;
  };

  test("[12.3.1, 12.3.6] what has served its time goes, with its deliveries; what has not stays; a dry run only counts", async () => {
    const { store, site, add, addEvent, run } = await open({ retention_days: 30, event_retention_days: 10 });
    for (let n = 0; n < 130; n += 1) await add(`old-${n}`, 40);
    await add("with-file", 41, {
      files: [{ id: "f".repeat(32), field: "resume", name: "cv.pdf", type: "application/pdf", bytes: 9 }],
    });
    await add("young", 20);
    for (const days of [20, 11, 9]) await addEvent(days);
    const counted = [
      { what: "leads", days: 30, rows: 131 },
      { what: "addresses in the log of consent", days: 30, rows: 131 },
      { what: "events", days: 10, rows: 2 },
    ];
    const found = async (dryRun: boolean) => (await run(dryRun)).filter(({ rows }) => rows > 0);
    expect(await found(true)).toEqual(counted);
    expect(await store.operator.leads.get("old-7")).toMatchObject({ fields: person });
    expect(await store.operator.erasures.log("first-site")).toEqual([]);
    expect(removed.splice(0)).toEqual([]);

    expect(await found(false)).toEqual(counted);
    expect(removed.splice(0)).toEqual(["f".repeat(32)]);
    expect(await store.operator.leads.get("with-file")).not.toHaveProperty("files");
    const erased = await store.operator.leads.get("old-7");
    expect(JSON.stringify(erased)).not.toMatch(personal);
    expect(erased).toMatchObject({ category: "Feedback", created_at: daysAgo(40), erased_at: now.toISOString() });
    expect(await store.operator.leads.get("young")).toMatchObject({ fields: person });
    const rows = await rowsOf(store);
    const complete = rows.filter(({ document }) => JSON.stringify(document) !== "{}");
    expect(complete.map(({ lead_id, state }) => `${lead_id} ${state}`)).toEqual(["young pending"]);
    expect(rows.filter(({ state }) => state === "cancelled")).toHaveLength(131);
    expect(await site.leads.answerTo("key-of-old-7")).toBeNull();
    expect(await site.events.recent(10)).toHaveLength(1);

    const log = await store.operator.erasures.log("first-site");
    const leads = log.filter(({ what }) => what === "leads");
    expect(leads.map(({ erased, rule }) => `${erased} ${rule}`).toSorted()).toEqual([
      "100 older than 30 days",
      "31 older than 30 days",
    ]);
    expect(leads.flatMap(({ ids }) => ids).toSorted()).toEqual(
      [...Array.from({ length: 130 }, (_, n) => `old-${n}`), "with-file"].toSorted(),
    );
    // A second run finds nothing and reports nothing.
    expect((await run(false)).map(({ rows }) => rows).every((rows) => rows === 0)).toBe(true);
    expect(await store.operator.erasures.log("first-site")).toHaveLength(log.length);
  });

  const rowsGone = (lines: readonly { rows: number }[]) => lines.reduce((sum, { rows }) => sum + rows, 0);

  test("[12.3.2] what was planned is erased after a week of watched time, and not if the plan was undone", async () => {
    const { store, add, runAt, at } = await open({ retention_days: 30, event_retention_days: null });
    await add("old", 40);
    expect(rowsGone(await runAt(at(0)))).toBe(0);
    expect(rowsGone(await runAt(at(undoDays - 0.1)))).toBe(0);
    expect(await store.operator.retention.undo("first-site")).toBeGreaterThan(0);
    expect(rowsGone(await runAt(at(undoDays)))).toBe(0);
    expect(await store.operator.leads.get("old")).toMatchObject({ fields: person });
    expect(rowsGone(await runAt(at(2 * undoDays)))).toBeGreaterThan(0);
    expect(await store.operator.leads.get("old")).toHaveProperty("erased_at");
  });
  test("[12.3.3] a clock ten years ahead erases nothing, and nothing after it is set right", async () => {
    const { store, site, add, addEvent, runAt, at } = await open({ retention_days: 30, event_retention_days: 10 });
    for (const days of [1, 5, 20]) await add(`lead-${days}`, days);
    await addEvent(2);
    const ahead = new Date(daysAgo(-3650));
    const clock = await readRetentionClock(store, ahead);
    expect(clock.problem).toMatch(/^This machine's clock says 2036/);
    expect(rowsGone(await runAt(clock))).toBe(0);
    // Even if it is trusted: however often it restarts, no week passes.
    for (let start = 0; start < 20; start += 1) {
      const { watchedSeconds } = await readRetentionClock(store, ahead);
      expect(rowsGone(await runAt({ now: ahead, problem: null, watchedSeconds }))).toBe(0);
    }
    // Plans of a clock that was ahead are dropped, however old they are.
    expect(rowsGone(await runAt(at(10 * undoDays)))).toBe(0);
    expect(rowsGone(await runAt(at(20 * undoDays)))).toBe(0);
    for (const days of [1, 5, 20])
      expect(await store.operator.leads.get(`lead-${days}`)).toMatchObject({ fields: person });
    expect(await site.events.recent(10)).toHaveLength(1);
  });
  test("[12.3.4] one run erases no more than its ceiling; the next goes on", async () => {
    const { add, runAt, at } = await open({ retention_days: 30, event_retention_days: null });
    for (let n = 0; n < 250; n += 1) await add(`old-${n}`, 40);
    await runAt(at(0), 100);
    const leads = async () => (await runAt(at(undoDays), 100)).find(({ what }) => what === "leads")?.rows;
    expect([await leads(), await leads(), await leads(), await leads()]).toEqual([100, 100, 50, 0]);
  });
  test("[12.3.1] a site that sets no days keeps everything", async () => {
    const { store, add, run } = await open({ retention_days: null, event_retention_days: null });
    await add("old", 4000);
    expect((await run(false)).every(({ rows }) => rows === 0)).toBe(true);
    expect(await store.operator.leads.get("old")).toMatchObject({ fields: person });
  });

  test("[12.3.11] counts by day and the history of cars go after their days, and an erasure by request leaves them", async () => {
    const settings = { retention_days: null, event_retention_days: null, figure_retention_days: 30 };
    const { store, site, add, run } = await open(settings);
    const day = (days: number) => daysAgo(days).slice(0, 10);
    const car = makeCar("c1", "first", { location_id: "first-yard", price: 9000 });
    await store.operator.stock.put([car]);
    await store.operator.stock.put([{ ...car, price: 8000 }]);
    for (const days of [50, 40, 29]) {
      await site.figures.add({
        cars: [{ car_id: "c1", day: day(days), views: 2, phone_reveals: 0 }],
        site: [{ day: day(days), what: "visit", source: "search", times: 3 }],
      });
      await add(`lead-${days}`, days, {}, day(days));
    }
    await erasePerson({ store, leadFiles, now }, person.email);
    const found = async (dryRun: boolean) =>
      (await run(dryRun)).filter(({ rows }) => rows > 0).map(({ what, rows }) => `${rows} ${what}`);
    expect(await found(true)).toEqual(["6 figures by day"]);
    expect(await found(false)).toEqual(["6 figures by day"]);
    const left = await site.figures.of({ from: "2020-01-01", to: "2030-01-01" });
    expect([left.cars, left.site, left.enquiries].map((rows) => rows.map((row) => row.day))).toEqual([
      [day(29)],
      [day(29)],
      [day(29)],
    ]);
    expect(await store.operator.carChanges.of("c1")).toHaveLength(1);
  });

  test("[12.3.11] the history of a dealership's cars ages by the site that shows it", async () => {
    const { store, runAt, at } = await open({
      retention_days: null,
      event_retention_days: null,
      figure_retention_days: 30,
    });
    const car = makeCar("c1", "first", { location_id: "first-yard", price: 9000 });
    await store.operator.stock.put([car]);
    await store.operator.stock.put([{ ...car, price: 8000 }]);
    const later = new Date(now.getTime() + 40 * 86_400_000);
    await runAt(at(0, later));
    expect(await store.operator.carChanges.of("c1")).toHaveLength(1);
    await runAt(at(undoDays, later));
    expect(await store.operator.carChanges.of("c1")).toEqual([]);
  });

  test("[12.1.4, 12.3.5] by request all that a site has of a person goes, and the refusal of marketing mail stays", async () => {
    const { store, site, add } = await open({ retention_days: null, event_retention_days: null });
    await add("mine", 3);
    await add("mine-too", 2, { fields: { ...person, email: " ana@EXAMPLE.com" } });
    await add("other", 1, { fields: { ...person, email: "ben@example.com" } });
    const key = site.consent.keyOf(person.email);
    const refusal = { wording: "", default: false, choice: false, at: now.toISOString(), page: "" };
    await site.consent.suppress({ key, address: person.email }, refusal, "link");
    expect(await erasePerson({ store, leadFiles, now }, "ANA@example.com")).toEqual({
      sites: [{ site: "first-site", leads: ["mine", "mine-too"] }],
      isCleared: true,
    });
    expect(JSON.stringify(await store.operator.leads.get("mine-too"))).not.toMatch(personal);
    expect(await store.operator.leads.get("other")).toMatchObject({ fields: { email: "ben@example.com" } });
    const state = await site.consent.stateOf(key);
    expect(state).toMatchObject({ address: null, standing: "suppressed" });
    expect(await site.consent.isSuppressed(person.email)).toBe(true);
    const log = await store.operator.erasures.log("first-site");
    expect(log.map(({ what, rule }) => `${what} ${rule}`).toSorted()).toEqual([
      "an address by request",
      "leads by request",
      "leads by request",
    ]);
  });

  const valuation = (id: string, days: number): Valuation => ({
    id,
    rego: "ANA001",
    regoState: "NSW",
    km: 1,
    vehicle: { make: "Kia", model: "Rio", year: 2022, badge: "", series: "", body: "", fuel: "", transmission: "" },
    adjustmentAnswers: {},
    base: null,
    reason: "too-few",
    sample: true,
    created_at: daysAgo(days),
  });

  test("[12.3.7] valuations age with the leads, in portions; those of a person go with theirs", async () => {
    const { store, site, add, run } = await open({ retention_days: 30, event_retention_days: null });
    await Promise.all(Array.from({ length: 501 }, (_, n) => site.valuations.create(valuation(`old-${n}`, 31))));
    await site.valuations.create(valuation("young", 29));
    expect((await run(true)).filter(({ rows }) => rows > 0)).toEqual([{ what: "valuations", days: 30, rows: 501 }]);
    expect(await site.valuations.get("old-500")).not.toBeNull();
    await run(false);
    expect([await site.valuations.get("old-0"), await site.valuations.get("old-500")]).toEqual([null, null]);
    expect(await site.valuations.get("young")).toMatchObject({ rego: "ANA001" });
    const log = await store.operator.erasures.log("first-site");
    expect(log.map(({ what, erased }) => `${erased} ${what}`).toSorted()).toEqual(["1 valuations", "500 valuations"]);
    expect(JSON.stringify(log)).not.toContain("old-");

    await site.valuations.create(valuation("hers", 2));
    await add("mine", 1, { fields: { ...person, valuation_id: "hers" } });
    await erasePerson({ store, leadFiles, now }, person.email);
    expect(await site.valuations.get("hers")).toBeNull();
    expect(await site.valuations.get("young")).not.toBeNull();
  });

  test("two servers erase a lead once, and a lead that moved in between is left whole", async () => {
    const { store, add } = await open({ retention_days: 30, event_retention_days: null });
    await add("old", 40);
    const ageing = { site: "first-site", before: now.toISOString(), at: now.toISOString(), rule: "older than 30 days" };
    const both = await Promise.allSettled(
      [1, 2].map(() => store.operator.erasures.eraseLeads(ageing, leadFiles.erase)),
    );
    const refused = both.filter((one) => one.status === "rejected");
    expect(refused.every(({ reason }) => reason instanceof StoreError && reason.kind === "refused")).toBe(true);
    const log = await store.operator.erasures.log("first-site");
    expect(log.map(({ erased, ids }) => [erased, ids])).toEqual([[1, ["old"]]]);
  });
});
