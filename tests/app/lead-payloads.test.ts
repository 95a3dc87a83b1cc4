import { expect, test } from "vitest";
import { type FormId, formIds } from "#domain/form/forms.ts";
import { callCases } from "#tests/support/lead-payloads/call-cases.ts";
import type { Case } from "#tests/support/lead-payloads/case.ts";
import { recordExports } from "#tests/support/lead-payloads/exports.ts";
import { leftOver, recordProblems } from "#tests/support/lead-payloads/fixtures.ts";
import { pageCases } from "#tests/support/lead-payloads/page-cases.ts";
import { scriptCases } from "#tests/support/lead-payloads/script-cases.ts";
import { type RecordedSite, siteNames } from "#tests/support/lead-payloads/sites.ts";
import { testLeadCase } from "#tests/support/lead-payloads/test-lead.ts";
import { startLeadWorld } from "#tests/support/lead-payloads/world.ts";
import { writtenCases } from "#tests/support/lead-payloads/written-cases.ts";

// What is sent for every form in every country, and everything that a lead then becomes outside: the record that no
// change inside may change.

/** The cases by form, and the calls that no form makes. */
type Record = { exported: string; forms: ReadonlyMap<FormId | "calls", readonly Case[]> };
const records = new Map<RecordedSite, Promise<Record>>();

/** The same for every test that asks. */
function recordOf(which: RecordedSite): Promise<Record> {
  const record = records.get(which) ?? makeRecord(which);
  records.set(which, record);
  return record;
}

async function makeRecord(which: RecordedSite): Promise<Record> {
  const world = await startLeadWorld(which);
  try {
    const forms = new Map<FormId | "calls", readonly Case[]>();
    for (const id of formIds) {
      const cases = [...(await scriptCases(world, id)), ...(await pageCases(world, id))];
      // Not every form is offered in every country.
      if (cases.length > 0) forms.set(id, cases);
    }
    forms.set("calls", [...(await callCases(world)), await testLeadCase(world)]);
    return { exported: await recordExports(world, [...forms.values()].flat()), forms };
  } finally {
    await world.close();
  }
}

/** Hundreds of sends, each delivered before the next: half a minute, and more on a busy machine. */
const timeout = 600_000;

test.each(siteNames)("[11.7.1] every lead of the site %s leaves as it always has", { timeout }, async (which) => {
  const first = which === "au" ? null : await recordOf("au");
  const { exported, forms } = await recordOf(which);
  const texts = new Map([["exports", exported]]);
  for (const [id, cases] of forms) texts.set(id, writtenCases(cases, first?.forms.get(id) ?? null));
  const files = new Map([...texts].map(([name, text]) => [`${which}/${name}.txt`, `${text.trimEnd()}\n`]));
  expect(recordProblems(files)).toBe("");
  expect(leftOver(which, [...texts.keys()])).toEqual([]);
});
