import { describe, expect, test } from "vitest";
import { DocumentError } from "#server/documents/document-error.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { allMigrations } from "./migrations/all-migrations.ts";

const at = "2026-03-10T01:00:00.000Z";
const now = new Date(at);
const newer = '{"$version":99}';

describe.each(["sqlite", "postgres"] as const)("documents that cannot be read, in %s", (kind) => {
  const places = useStorePlaces(kind);

  async function damagedStore(sql: readonly string[]) {
    const place = await places.newPlace();
    const problems: string[] = [];
    const store = await places.open(place, {
      onFault: (fault) => problems.push(fault instanceof DocumentError ? `${fault.document} ${fault.id}` : "?"),
    });
    const { leads } = store.forSite({ slug: "one", dealershipIds: [] });
    for (const id of ["a", "b", "c"]) {
      const deliveries = [
        {
          channel: "email" as const,
          stage: "complete" as const,
          state: "pending" as const,
          next_at: at,
          document: { to: [`${id}@example.com`] },
        },
      ];
      await leads.create({ lead: sampleLead(id), deliveries, answer: null, captchaUse: null, seat: null });
    }
    const engine = await places.openEngine(allMigrations, place);
    await engine.write(sql.map((text) => ({ sql: text, parameters: [] })));
    const all = async () => {
      const ids: string[] = [];
      for await (const { id } of store.operator.leads.all("one")) ids.push(id);
      return ids;
    };
    return { store, leads, problems, all };
  }

  test.each([
    ["is of a later version", newer, /it has version 99, and this release of Forecourt reads versions up to 1/],
    ["is cut off", '{"id":"b"', /it is not JSON/],
    ["lacks a field", '{"id":"b"}', /site_slug: /],
  ])("a lead that %s is reported by its id, and hides no other", async (_what, text, said) => {
    const { leads, all, problems } = await damagedStore([`update leads set document = '${text}' where id = 'b'`]);
    expect([await all(), await all()]).toEqual([
      ["a", "c"],
      ["a", "c"],
    ]);
    expect(problems).toEqual(["lead b"]);
    await expect(leads.get("b")).rejects.toThrow(said);
  });

  test("a delivery that cannot be read, or whose lead cannot, is given up with the reason; others are sent", async () => {
    const { store, problems } = await damagedStore([
      `update leads set document = '${newer}' where id = 'b'`,
      `update outbox set document = '[' where lead_id = 'c'`,
    ]);
    const { outbox } = store.operator;
    const claim = { channels: ["email"], now, leaseMs: 60_000, lease: "first", most: 10 };
    expect((await outbox.claim(claim)).map(({ lead }) => lead?.id)).toEqual(["a"]);
    expect(problems).toEqual(expect.arrayContaining(["lead b", expect.stringMatching(/^delivery /)]));
    const later = new Date(now.getTime() + 120_000);
    expect((await outbox.claim({ ...claim, now: later, lease: "second" })).map(({ lead }) => lead?.id)).toEqual(["a"]);
    const [given] = await store.operator.leads.deliveries("b");
    expect(given).toMatchObject({ state: "failed" });
    for await (const row of outbox.list({ leadId: "b" })) expect(row.note).toMatch(/stored lead b cannot be read/);
  });

  test("leads past their time are erased, whatever stands before them", async () => {
    const { store, problems } = await damagedStore([`update leads set document = '{' where id = 'a'`]);
    const ageing = { site: "one", before: "2027-01-01", at, rule: "older than 1 day" };
    expect(await store.operator.erasures.eraseLeads(ageing, async () => undefined)).toBe(2);
    expect(await store.operator.erasures.eraseLeads(ageing, async () => undefined)).toBe(0);
    expect(problems).toEqual(["lead a"]);
  });
});
