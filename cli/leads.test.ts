import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  const store = await openStore({ dataDir });
  await applyFolder(store, "tests/fixtures/sites");
  const site = store.forSite({ slug: "first-site", dealershipIds: ["first"] });
  for (const [id, quarantine] of [
    ["a".repeat(32), null],
    ["b".repeat(32), "honeypot"],
  ] as const) {
    const lead: Lead = {
      id,
      site_slug: "first-site",
      dealership_slug: "first",
      location_id: null,
      category: "Feedback",
      subcategory: null,
      status: "Complete",
      quarantine,
      form: "general",
      event_id: 22,
      fields: { name: "Ana Ito", message: '=HYPERLINK("http://x")' },
      steps: [],
      consent: null,
      origin: { address: "", user_agent: "" },
      created_at: "2026-03-10T01:00:00.000Z",
      updated_at: "2026-03-10T01:00:00.000Z",
    };
    const delivery = {
      channel: "email",
      stage: "complete",
      state: "pending",
      next_at: lead.created_at,
      document: {},
    } as const;
    await site.leads.create({ lead, deliveries: [delivery], answer: null, captchaUse: null, seat: null });
  }
  await store.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const leads = (...words: string[]) => forecourtIn(dataDir, ["leads", ...words]);

test("[11.4.4] list names every lead by its id, quarantine marked", async () => {
  const { out } = await leads("list", "--site", "first-site");
  expect(out).toMatch(/^a{32} {2}2026-03-10T01:00:00.000Z {2}Complete {4}Feedback\nb{32} .* quarantine: honeypot\n$/);
  expect((await leads("list", "--site", "second-site")).out).toBe("");
});
test("show holds the lead and its deliveries", async () => {
  expect(JSON.parse((await leads("show", "a".repeat(32))).out)).toMatchObject({
    fields: { name: "Ana Ito" },
    deliveries: [{ channel: "email", state: "pending" }],
  });
});
test("explain says of each field where it comes from and who sees it", async () => {
  const { out } = await leads("explain", "a".repeat(32));
  expect(out).toContain("name: Ana Ito\n  Full name; typed by the visitor; for dealer, desk, export, adf, webhook\n");
});
test("[11.8.1] export writes lines for scripts, and cells that no spreadsheet takes for formulas", async () => {
  const json = (await leads("export", "--site", "first-site", "--format", "jsonl")).out.trim().split("\n");
  expect(json.map((line) => (JSON.parse(line) as Lead).id)).toEqual(["a".repeat(32), "b".repeat(32)]);
  const csv = (await leads("export", "--site", "first-site", "--format", "csv")).out.trim().split("\n");
  expect(csv).toHaveLength(3);
  expect(csv[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
});
test("export of all sites since a time has what came or changed since, and no more", async () => {
  const since = async (time: string) =>
    (await leads("export", "--all", "--since", time, "--format", "jsonl")).out.split("\n").filter(Boolean);
  expect(await since("2026-03-10T01:00:00Z")).toHaveLength(2);
  expect(await since("2026-03-10T12:00:01+11:00")).toHaveLength(0);
});
test.each([
  [["export", "--all", "--format", "adf"], /one site: name it with --site/],
  [["export", "--all", "--since", "yesterday"], /"yesterday" is no time\. Write it as 2026-/],
  [["list"], /Name the site/],
  [["list", "--site", "ninth"], /There is no site "ninth"/],
  [["show", "x"], /There is no lead "x"/],
  [["explain", "x"], /There is no lead "x"/],
  [["export", "--site", "first-site", "--format", "pdf"], /csv, jsonl or adf/],
  [["list", "--sight", "first-site"], /--sight/],
])("[10.9.1] %j is answered with a sentence", async (words, sentence) => {
  const { code, err } = await leads(...words);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
});
