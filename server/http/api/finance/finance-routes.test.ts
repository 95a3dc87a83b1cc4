import { readFileSync, writeFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { lenderTypeNumbers } from "#domain/finance/lender-types.ts";
import { emptySearch } from "#domain/search/search-state.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";

const provider = {
  key: "acme",
  name: "Acme Finance",
  lender_type: 1,
  excluded_makes: ["Tesla"],
  excluded_dealerships: [] as string[],
  credit_licence: "ACL 1",
  warning: "WARNING: this comparison rate is true only for the examples given.",
  interest_rate: 8,
  comparison_rate: 9,
  fees: null,
  path: "/finance",
  apply_path: null,
  destination: "leads",
  terms_text: "I agree to the terms of use",
  steps: null,
};
const terms = {
  interestRate: 8.19,
  comparisonRate: 9.07,
  paymentWeek: 120,
  paymentMonth: 520,
  termYears: 5,
  termMonths: 60,
  balloon: 0,
  deposit: 2399,
  disclaimer: "For approved buyers.",
};
const car = (id: string, over: Partial<CarInput> = {}, lender: object = {}) =>
  aCar({ id, finance_lenders: { acme: { ...terms, ...lender } }, ...over });
const cars = [
  car("plain"),
  car("old", { year: 2014 }),
  car("eleven", { year: 2015 }),
  car("cheap", { price: 500 }),
  car("dearer", { price: 501 }),
  car("tesla", { make: "Tesla" }),
  car("unrated", {}, { interestRate: null }),
  car("uncompared", {}, { comparisonRate: null }),
  car("no-week", {}, { paymentWeek: null }),
  car("no-month", {}, { paymentMonth: null }),
  car("sold", { status: "sold", sold_date_timestamp: testNow.getTime() }),
  car("coming", { status: "coming_soon" }),
  car("to-drive", { tag: "*Test Drive Only*" }),
];

let site: Awaited<ReturnType<typeof createTestApp>>;
let folder: string;
beforeAll(async () => {
  site = await createTestApp(cars, { build: noPages });
  folder = mkdtempSync(join(tmpdir(), "sites-"));
  cpSync("tests/fixtures/sites", folder, { recursive: true });
  await offer(provider);
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** Applies the site's file to the running server, as a dealer would change it. */
async function offer(finance_provider: typeof provider): Promise<void> {
  const original = readFileSync("tests/fixtures/sites/first-site.yaml", "utf8");
  const own = `finance_provider: ${JSON.stringify(finance_provider)}\nsearch: { facets: [{ facet: weekly_price_range, label: null, open: true }] }\n`;
  writeFileSync(join(folder, "first-site.yaml"), `${original}\n${own}`);
  await applyFolder(site.store, folder);
  await site.registry.refresh();
}
const ask = async (id: string, host = "first-site") => {
  const response = await site.get(`http://${host}.localhost/api/cars/${id}/finance-disclaimer`);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe("[7] the finance disclaimer of a car", () => {
  test("[7.4.1] says the lender's words for it, both rates, their basis and the site's warning", async () => {
    expect(await ask("plain")).toEqual({
      status: 200,
      body: {
        car_id: "plain",
        lender: "Acme Finance",
        interestRate: 8.19,
        comparisonRate: 9.07,
        comparison_basis: { amount: 30_000, years: 5 },
        disclaimer: "For approved buyers.",
        warning: provider.warning,
        credit_licence: "ACL 1",
      },
    });
  });

  const all = [...lenderTypeNumbers];
  /** Chapter 5: the lender types for which each car gets an answer. */
  const answered: Record<string, number[]> = {
    plain: all,
    coming: all,
    sold: [],
    // 4.4: test-drive booking replaces finance.
    "to-drive": [],
    eleven: all,
    old: [2, 3, 4, 5, 6, 7],
    dearer: all,
    cheap: [6, 7],
    tesla: [],
    unrated: [],
    uncompared: [],
    "no-week": [1, 5, 6, 7],
    "no-month": [1, 2, 3, 4, 6, 7],
    nobody: [],
    ["__proto__"]: [],
  };

  test.each(all)("[5] lender type %d, car by car", async (lender_type) => {
    await offer({ ...provider, lender_type });
    const found = await Promise.all(
      Object.keys(answered).map(async (id) => ((await ask(id)).status === 200 ? [id] : [])),
    );
    expect(found.flat()).toEqual(Object.keys(answered).filter((id) => answered[id]?.includes(lender_type)));
    // Certain dealerships are excluded, whatever they sell.
    await offer({ ...provider, lender_type, excluded_dealerships: ["first"] });
    expect((await ask("plain")).status).toBe(404);
    await offer(provider);
  });

  test("of another site's car nothing is said", async () => {
    expect((await ask("plain", "second-site")).status).toBe(404);
  });
});

describe("[3] the facet weekly_price_range", () => {
  const ranges = async (now = testNow) => {
    const runtime = site.registry.bySlug("first-site");
    const { stock } = await runtime!.state(now.getTime());
    const { facets } = stock.search(emptySearch("created_at:desc"));
    return Object.fromEntries((facets["weekly_price_range"] ?? []).map(({ value, count }) => [value, count]));
  };

  test("[3.7.4] counts what finance is shown for, and nothing else", async () => {
    expect(await ranges()).toEqual({ "100-150": 6 });
  });

  test("moves when a lender changes his figure, when the site changes lender type, lender or rates", async () => {
    await site.store.operator.stock.put([carSchema.parse(car("plain", {}, { paymentWeek: 160 }))]);
    await site.registry.refresh();
    expect(await ranges()).toEqual({ "100-150": 5, "150-200": 1 });
    await offer({ ...provider, lender_type: 7 });
    expect(await ranges()).toEqual({ "100-150": 7, "150-200": 1 });
    // No lender's own terms: calculated at the provider's rates.
    await offer({ ...provider, lender_type: 6, key: "other", interest_rate: 8 });
    expect(await ranges()).toMatchObject({ "100-150": 8 });
    await offer({ ...provider, lender_type: 6, key: "other", interest_rate: 28, comparison_rate: 29 });
    expect(await ranges()).toMatchObject({ "150-200": 8 });
    await offer(provider);
  });

  test("lets a car go at the turn of the year that makes it too old", async () => {
    expect(await ranges(new Date("2026-12-31T23:59:59Z"))).toEqual({ "100-150": 5, "150-200": 1 });
    expect(await ranges(new Date("2027-01-01T00:00:00Z"))).toEqual({ "100-150": 4, "150-200": 1 });
  });
});
