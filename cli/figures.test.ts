import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { localTime } from "#domain/time/local-time.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { SiteReport } from "#server/figures/site-report.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { aCar } from "#tests/support/test-app.ts";

let dataDir: string;
let day: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "forecourt-cli-"));
  const store = await openStore({ dataDir });
  await applyFolder(store, "tests/fixtures/sites");
  await store.operator.stock.put([carSchema.parse(aCar({ id: "c1" }))]);
  const { figures, leads } = store.forSite({ slug: "first-site", dealershipIds: ["first"] });
  day = localTime(Date.now(), "Australia/Melbourne").date;
  await figures.add({
    cars: [
      { car_id: "c1", day, views: 7, phone_reveals: 2 },
      { car_id: "gone", day, views: 1, phone_reveals: 0 },
    ],
    site: [
      { day, what: "visit", source: "search", times: 3 },
      { day, what: "visit", source: "paid", times: 4 },
      { day, what: "empty search", source: "", times: 5 },
      { day: "2020-01-01", what: "visit", source: "paid", times: 100 },
    ],
  });
  const enquiry = { day, category: "Feedback", location_id: "first-yard", source: "paid", car_id: "c1" };
  const rest = { deliveries: [], answer: null, captchaUse: null, seat: null };
  await leads.create({ lead: sampleLead("l1", { site_slug: "first-site" }), enquiry, ...rest });
  await store.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

test("[9.3.5] figures shows the last days of a site, their sum, and its most viewed cars", async () => {
  const { code, out } = await forecourtIn(dataDir, ["figures", "first-site", "--days", "3"]);
  const lines = out.trimEnd().split("\n");
  expect(code).toBe(0);
  expect(lines[0]?.trim()).toBe("day  visits no result enquiries car views reveals");
  expect(lines.slice(3, 5).map((line) => line.trim().split(/ +/).join(" "))).toEqual([
    `${day} 7 5 1 8 2`,
    "total 7 5 1 8 2",
  ]);
  expect(lines.slice(5)).toEqual([
    "Visits from: paid 4, search 3.",
    "Enquiries about: Feedback 1.",
    "Enquiries for: first-yard 1.",
    "Enquiries from: paid 1.",
    "Most looked at:",
    "  2020 Toyota Corolla Ascent Sport (c1): 7 views, 1 enquiries, 2 reveals",
    "  no longer in stock (gone): 1 views, 0 enquiries, 0 reveals",
  ]);
});

test("[9.3.5] --json has the same for scripts", async () => {
  const { out } = await forecourtIn(dataDir, ["figures", "first-site", "--json"]);
  const report = JSON.parse(out) as SiteReport;
  expect(report).toMatchObject({ site: "first-site", to: day, total: { visits: 7, sources: { paid: 4, search: 3 } } });
  expect(report.days).toHaveLength(7);
  expect(report.days.at(-1)).toMatchObject({ day, car_views: 8, enquiries_by: { location: { "first-yard": 1 } } });
});

test.each([
  [["figures"], "Name the site"],
  [["figures", "nobody"], 'There is no site "nobody"'],
  [["figures", "first-site", "--days", "x"], "--days is a whole number"],
])("%j is refused with a sentence", async (words, sentence) => {
  const { code, out, err } = await forecourtIn(dataDir, words);
  expect({ code, out, err }).toEqual({ code: 1, out: "", err: expect.stringContaining(sentence) });
});
