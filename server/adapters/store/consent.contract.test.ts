import { describe, expect, test } from "vitest";
import type { ConsentEvidence } from "#domain/lead/lead.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import type { ConsentState } from "./repositories/site-consent.ts";

const said = (at: string, over: Partial<ConsentEvidence> = {}): ConsentEvidence => ({
  wording: "Send me offers.",
  default: false,
  choice: true,
  at,
  page: "/contact",
  ...over,
});
const address = "Ana.Ito@Example.com";

describe.each(["sqlite", "postgres"] as const)("consent in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    const store = await places.open();
    const one = store.forSite({ slug: "one", dealershipIds: [] });
    return { store, one, consent: one.consent, other: store.forSite({ slug: "two", dealershipIds: [] }).consent };
  };

  test("[12.1.1] what was agreed to is kept with the lead in one write, word for word", async () => {
    const { one, consent } = await open();
    const evidence = said("2026-03-10T01:00:00.000Z");
    const lead = sampleLead("a", { fields: { email: address }, consent: evidence });
    const consented = { address, evidence, source: "lead:a" };
    await one.leads.create({ lead, deliveries: [], answer: null, captchaUse: null, seat: null, consent: consented });
    const state = await consent.stateOf(consent.keyOf("ana.ito@example.com"));
    expect(state).toMatchObject({ address, standing: "subscribed", suppressed: null });
    expect(state.log).toEqual([{ ...evidence, source: "lead:a", address }]);
  });

  test("[12.1.3] whoever unsubscribed stays so on that site alone, until an act of their own", async () => {
    const { consent, other } = await open();
    const key = consent.keyOf(address);
    await consent.record({ address, evidence: said("2026-01-01T00:00:00.000Z"), source: "lead:a" });
    await other.record({ address, evidence: said("2026-01-01T00:00:00.000Z"), source: "lead:b" });
    const refusal = said("2026-02-01T00:00:00.000Z", { choice: false });
    await consent.suppress({ key, address }, refusal, "link");
    await consent.suppress({ key, address }, { ...refusal, at: "2026-02-02T00:00:00.000Z" }, "link");
    expect(await consent.isSuppressed(" ANA.ito@example.com")).toBe(true);
    expect(await other.isSuppressed(address)).toBe(false);
    expect((await consent.stateOf(key)).suppressed).toEqual({ at: "2026-02-01T00:00:00.000Z", reason: "link" });
    // A pre-ticked box is not such an act.
    const ticked = said("2026-03-01T00:00:00.000Z", { default: true });
    await consent.record({ address, evidence: ticked, source: "lead:c" });
    expect(await consent.isSuppressed(address)).toBe(true);
    await consent.record({ address, evidence: said("2026-03-02T00:00:00.000Z"), source: "alert:d" });
    expect(await consent.isSuppressed(address)).toBe(false);
    const { standing, log } = await consent.stateOf(key);
    expect([standing, log.map(({ source }) => source)]).toEqual([
      "subscribed",
      ["lead:a", "link", "lead:c", "alert:d"],
    ]);
  });

  test("every address is listed once, those that only unsubscribed too", async () => {
    const { consent } = await open();
    for (const name of ["a", "b", "a"]) {
      await consent.record({ address: `${name}@example.com`, evidence: said("2026-01-01T00:00:00.000Z"), source: "x" });
    }
    await consent.suppress(
      { key: consent.keyOf("c@example.com"), address: null },
      said("2026-02-01T00:00:00.000Z", { choice: false }),
      "link",
    );
    const all: ConsentState[] = [];
    for await (const state of consent.all()) all.push(state);
    expect(all.map((state) => `${state.address} ${state.standing}`).sort()).toEqual([
      "a@example.com subscribed",
      "b@example.com subscribed",
      "null suppressed",
    ]);
  });
});
