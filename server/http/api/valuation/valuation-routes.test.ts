import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { noPages } from "#tests/support/no-pages.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const fixtures = join(import.meta.dirname, "../../../../tests/fixtures/sites");
const tradeIn =
  "trade_in: { path: /valuations, instant_price: null, faq: true, save_result: true, margin_percent: 10 }";
const folder = mkdtempSync(join(tmpdir(), "forecourt-valuation-"));

/** Twelve of the first dealership and twelve of the second: only together are they the market. */
const cars = Array.from({ length: 24 }, (_, n) =>
  aCar({
    id: `c${n}`,
    year: 2020 + (n % 4),
    km: 20_000 + n * 2500,
    price: 22_000 + (n % 4) * 1500 - n * 120,
    ...(n % 2 ? { dealership_id: "second", location_id: "second-yard" } : {}),
  }),
);
let site: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  cpSync(fixtures, folder, { recursive: true });
  for (const name of ["first-site", "second-site"]) {
    const file = join(folder, `${name}.yaml`);
    const own = readFileSync(file, "utf8").replace(/^trade_in:.*\n/m, "");
    writeFileSync(
      file,
      `${own}\ncard: { market_badge: true }\n${name === "first-site" ? tradeIn : `country: NZ\n${tradeIn.replace("save_result: true", "save_result: false")}`}\n`,
    );
  }
  site = await createTestApp(cars, { build: noPages }, { folder });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

type Body = Record<string, unknown>;
async function call(method: string, path: string, body: unknown, host = "first-site") {
  const response = await site.get(`http://${host}.localhost:3000${path}`, {
    method,
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", origin: `http://${host}.localhost:3000` },
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const mine = { km: 41_000, make: "Toyota", model: "Corolla", year: 2021, badge: "Ascent Sport" };

test.each(["/api/rego-lookup", "/api/simple-autograb-lookup"])(
  "[7.3.1] %s names the vehicle behind a plate",
  async (path) => {
    const { status, body } = await call("POST", path, { rego: "abc 12d", regoState: "NSW" });
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual([
      "badge",
      "body",
      "fuel",
      "make",
      "model",
      "sample",
      "series",
      "transmission",
      "year",
    ]);
    expect(body["sample"]).toBe(true);
    expect((await call("POST", path, { rego: "X99", regoState: "NSW" })).status).toBe(404);
    expect((await call("POST", path, { rego: "" })).status).toBe(422);
    expect((await call("POST", path, "{")).status).toBe(400);
  },
);

test("[7.3.1] /api/nevdis says whether it was stolen or written off, and when that was checked", async () => {
  const { body } = await call("POST", "/api/nevdis", { rego: "abc12d", regoState: "NSW" });
  expect(body).toMatchObject({ rego: "ABC12D", regoState: "NSW", checkedAt: "2026-03-10T01:00:00.000Z" });
  expect([typeof body["stolen"], typeof body["writtenOff"], typeof body["vin"]]).toEqual([
    "boolean",
    "boolean",
    "string",
  ]);
});

describe("[8.2.5] what is wrong with a call is said in a sentence, by field", () => {
  const plate = { rego: "ABC12D", regoState: "NSW" };
  const plates = [
    ["no state", { rego: "ABC12D" }, "regoState", "Name who registered it: NSW, VIC"],
    ["a state that is none", { ...plate, regoState: "<B>" }, "regoState", "Name who registered it: NSW, VIC"],
    ["a NUL in the plate", { ...plate, rego: "AB\0C" }, "rego", "as it stands on the plate"],
    ["half a character", { ...plate, rego: "AB\ud800" }, "rego", "as it stands on the plate"],
    ["a list", { ...plate, rego: ["ABC12D"] }, "rego", "as it stands on the plate"],
  ] as const;
  test.each(plates)("%s", async (_what, body, field, sentence) => {
    for (const path of ["/api/rego-lookup", "/api/simple-autograb-lookup", "/api/nevdis"]) {
      expect(await call("POST", path, body)).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining(sentence), fields: { [field]: expect.stringContaining(sentence) } },
      });
    }
  });

  test("[7.3.4] a state of another country, with the states of the site's own", async () => {
    const sentence = "Name who registered it: NSW, VIC, QLD, WA, SA, TAS, ACT, NT.";
    for (const regoState of ["TX", "CA", "NZ"]) {
      for (const path of ["/api/rego-lookup", "/api/simple-autograb-lookup", "/api/nevdis", "/api/valuations"]) {
        const answer = await call("POST", path, { ...mine, rego: "ABC12D", regoState });
        expect(answer).toEqual({ status: 422, body: { error: sentence, fields: { regoState: sentence } } });
      }
    }
    const abroad = await call("POST", "/api/rego-lookup", { rego: "ABC12D", regoState: "NSW" }, "second-site");
    expect(abroad.body["error"]).toBe("Name who registered it: NZ.");
    expect((await call("POST", "/api/rego-lookup", { rego: "ABC12D", regoState: "NZ" }, "second-site")).status).toBe(
      200,
    );
  });

  const vehicles = [
    ["kilometres as text", { ...mine, km: "41000" }, "km", "a whole number from 0"],
    ["half a kilometre", { ...mine, km: 0.5 }, "km", "a whole number from 0"],
    ["a year far off", { ...mine, year: 99_999 }, "year", "from 1900 to 2200"],
    ["a line break in the make", { ...mine, make: "Toyota\r\nBcc: x" }, "make", "Write make as one line"],
    ["a model of 10,000 letters", { ...mine, model: "x".repeat(10_000) }, "model", "Write model as one line"],
    ["an answer to no question", { ...mine, adjustmentAnswers: { wings: "two" } }, "adjustmentAnswers", "condition"],
    ["a plate without its state", { km: 1, rego: "ABC12D" }, "regoState", "Name who registered it"],
  ] as const;
  test.each(vehicles)("%s", async (_what, body, field, sentence) => {
    expect(await call("POST", "/api/valuations", body)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(sentence), fields: { [field]: expect.stringContaining(sentence) } },
    });
  });

  test("another way of calling it", async () => {
    const answer = await call("DELETE", "/api/valuations", "{}");
    expect(answer).toEqual({ status: 405, body: { error: "This is called with POST or PUT." } });
  });

  test.each(["", "{", "null", "[]", "7", '"x"', "[".repeat(5000)])("the body %j", async (body) => {
    for (const method of ["POST", "PUT"]) {
      const answer = await call(method, "/api/valuations", body);
      expect(answer).toEqual({ status: 400, body: { error: "Send the fields as one JSON object.", fields: {} } });
    }
  });
});

describe("[7] /api/valuations", () => {
  test("[7.3.2] a range with its basis, over all dealerships; answers move it; another site cannot touch it", async () => {
    const made = await call("POST", "/api/valuations", mine);
    expect(made).toMatchObject({
      status: 201,
      body: { basis: "Based on 24 similar cars", sample: true, date: "2026-03-10" },
    });
    const { id, low, high } = made.body as { id: string; low: number; high: number };
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(low).toBeLessThan(high);
    const worse = { id, adjustmentAnswers: { mechanical: "major" } };
    const moved = await call("PUT", "/api/valuations", worse);
    expect(moved.status).toBe(200);
    expect(moved.body["high"]).toBeLessThan(high);
    expect((await call("PUT", "/api/valuations", worse, "second-site")).status).toBe(404);
    expect((await call("PUT", "/api/valuations", { id, adjustmentAnswers: { mechanical: "?" } })).status).toBe(422);
  });

  test("[15.2.6] a plate and kilometres are enough, and a vehicle beyond the limits is refused by name", async () => {
    const byPlate = await call("POST", "/api/valuations", { rego: "ABC12D", regoState: "NSW", km: 10_000 });
    expect(byPlate.status).toBe(201);
    const old = await call("POST", "/api/valuations", { ...mine, year: 2018 });
    expect(old.body).toMatchObject({ estimate: null, reason: "too-old" });
    const few = await call("POST", "/api/valuations", { ...mine, model: "Supra" });
    expect(few.body).toMatchObject({ estimate: null, reason: "too-few" });
    expect((await call("POST", "/api/valuations", { km: 1 })).status).toBe(422);
  });
});

test("[7.3.3, 8] /api/miscellaneous saves a result where the site asks for it, and only there", async () => {
  const { body: result } = await call("POST", "/api/valuations", mine);
  const saving = { column_name: "valuation", result };
  expect(await call("POST", "/api/miscellaneous", saving)).toEqual({ status: 200, body: { saved: true } });
  const stored = await site.registry.bySlug("first-site")?.store.valuations.get(String(result["id"]));
  expect(stored?.result).toEqual(result);
  expect((await call("POST", "/api/miscellaneous", saving, "second-site")).status).toBe(404);
  expect((await call("POST", "/api/miscellaneous", { column_name: "price", result })).status).toBe(422);
  const lost = { column_name: "valuation", result: { id: "0".repeat(32) } };
  expect(await call("POST", "/api/miscellaneous", lost)).toEqual({ status: 200, body: { saved: false } });
});

test("[5] a car whose feed carries no averages gets those of the market, and one that does keeps its own", async () => {
  const now = Date.parse("2026-03-10T01:00:00Z");
  const { stock, changesAt } = (await site.registry.bySlug("first-site")?.state(now)) ?? {};
  // Other dealers' prices change too.
  expect(changesAt).toBeLessThanOrEqual(now + 6 * 60 * 60_000);
  const filled = stock?.find("c0")?.autograb_data;
  expect(filled?.average_market_price).toBeGreaterThan(15_000);
  const stored = await site.store.operator.stock.get("c0");
  expect(stored?.autograb_data).toBeNull();
});
