import { TooBusyError } from "#server/platform/admission/errors.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { stockSettings } from "#domain/stock-source/stock-settings.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { pushSecret } from "#server/stock/push/push-signature.ts";
import { reserveCar } from "#tests/support/reserve-car.ts";
import { createTestApp, testNow, unlimited } from "#tests/support/test-app.ts";
import { Webhook } from "standardwebhooks";

const secret = "a secret for tests alone";
const car = { stocknum: "A1", make: "Kia", model: "Rio", year: 2020, price: 15_990, km: 30_000 };

let world: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  world = await createTestApp([]);
  await world.store.operator.stockKeys.add({ id: "sk-first", dealership_id: "first", sealed: null }, null);
  await world.store.operator.stockKeys.add({ id: "sk-second", dealership_id: "second", sealed: null }, null);
});
afterEach(() => world.close());

type Signing = { key?: string; id?: string; at?: Date; secret?: string; host?: string; signature?: string };

async function push(body: unknown, over: Signing = {}) {
  const { key = "sk-first", id = randomUUID(), at = testNow, host = "first-site.localhost" } = over;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const hook = new Webhook(pushSecret(over.secret ?? secret, key), { format: "raw" });
  const response = await world.get(`http://${host}/api/stock`, {
    method: "POST",
    body: text,
    headers: {
      host,
      "content-type": "application/json",
      "stock-key": key,
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": over.signature ?? hook.sign(id, at, text),
    },
  });
  const answer = (await response.json()) as Record<string, unknown> & {
    repeated?: boolean;
    counts: Record<string, number>;
    findings: { reason: string }[];
  };
  return { status: response.status, headers: response.headers, ...answer };
}

const fieldsOf = (count: number, from = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`attributes.a${from + at}`, 1]));

const stock = async () => new Map((await world.store.operator.stock.list("first")).map((one) => [one.stocknum, one]));

describe("a push", () => {
  test("[17.4.1] is on the page when the answer has come", async () => {
    const search = async () => (await world.get("http://first-site.localhost/search")).text();
    expect(await search()).not.toContain("2020 Kia Rio");
    expect(await push({ cars: [car] })).toMatchObject({ status: 200, counts: { added: 1, written: 1 } });
    expect(await search()).toContain("2020 Kia Rio");
    await push({ cars: [{ ...car, price: 14_250 }] });
    expect(await search()).toContain("14,250");
    const { slug = "" } = (await stock()).get("A1") ?? {};
    await push({ sold: ["a1"] });
    expect((await stock()).get("A1")).toMatchObject({ status: "sold", sold: true });
    await push({ remove: ["a1"] });
    expect((await world.get(`http://first-site.localhost/cars/${slug}`)).status).toBe(410);
  });

  test("folds values, names what it could not take, and takes the rest", async () => {
    const answer = await push({
      cars: [
        { ...car, simple_body: "Ute / Tray", colur: "red" },
        { stocknum: "A2", make: "Kia", model: "Rio", year: "soon" },
      ],
      remove: ["A9"],
    });
    expect(answer).toMatchObject({
      status: 200,
      counts: { added: 1, skipped: 1 },
      notes: [expect.stringContaining("colur")],
    });
    expect(answer.findings.map(({ reason }) => reason)).toEqual([
      "this is no year of a vehicle",
      "there is no such car in this stock",
    ]);
    expect((await stock()).get("A1")).toMatchObject({ simple_body: "Ute", dealership_id: "first" });
  });

  test("that says the same again writes nothing", async () => {
    await push({ cars: [car] });
    const versions = await world.store.versions();
    expect(await push({ cars: [car] })).toMatchObject({ counts: { unchanged: 1, written: 0 } });
    expect((await world.store.versions()).get("stock:first")).toBe(versions.get("stock:first"));
  });

  test("[17.4.2] sent twice is answered twice and done once; another body under its id is refused", async () => {
    const id = randomUUID();
    await push({ cars: [car] }, { id });
    await push({ cars: [{ ...car, price: 9990 }] });
    expect(await push({ cars: [car] }, { id })).toMatchObject({ status: 200, repeated: true, counts: { added: 1 } });
    expect((await stock()).get("A1")?.price).toBe(9990);
    expect(await push({ cars: [] }, { id })).toMatchObject({ status: 409 });
  });

  test("[17.4.2] that was refused is refused again under its id, with the same status", async () => {
    const id = randomUUID();
    const bad = { cars: [{ ...car, year: "soon" }] };
    const first = await push(bad, { id });
    const { repeated, ...second } = await push(bad, { id });
    expect([first.status, repeated]).toEqual([422, true]);
    expect(second).toEqual({ ...first, headers: second.headers });
  });

  test("[17.4.2] sent twelve times together is done once", async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => push({ cars: [car] }, { id })));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.filter(({ repeated }) => repeated !== true)).toHaveLength(1);
    expect(taken.map(({ counts }) => counts["added"])).toEqual(taken.map(() => 1));
    // A site has eight pushes at a time; the others are asked to come again.
    expect(taken).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(4);
  });

  test("keeps what was corrected by hand", async () => {
    await push({ cars: [car] });
    const [shown] = await world.store.operator.stock.list("first");
    if (!shown) throw new Error("there is no car");
    await world.store.operator.stock.put([{ ...shown, colour: "Burnt Orange" }]);
    await push({ cars: [{ ...car, colour: "Orange", price: 12_000 }] });
    expect((await stock()).get("A1")).toMatchObject({ colour: "Burnt Orange", price: 12_000, slug: shown.slug });
  });

  test("[4.4, 17.2.10] neither reprices nor removes a car that somebody has reserved, and says so", async () => {
    await push({ cars: [car] });
    const [{ id } = { id: "" }] = await world.store.operator.stock.list("first");
    await reserveCar(world.store, { carId: id, dealershipId: "first", at: testNow });
    const answers = [await push({ cars: [{ ...car, price: 1000 }] }), await push({ sold: ["A1"] })];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, counts: { keptForBuyers: 1, written: 0 } });
      expect(answer.findings[0]?.reason).toBe("reserved: send this again when the reservation has ended");
    }
    expect((await stock()).get("A1")).toMatchObject({ price: 15_990, status: "in_stock" });
  });

  test("touches no other dealership's car of the same number", async () => {
    await push({ cars: [car] });
    await push({ cars: [{ ...car, price: 1000 }], sold: ["A1"] }, { key: "sk-second", host: "second-site.localhost" });
    expect((await stock()).get("A1")).toMatchObject({ price: 15_990, status: "in_stock" });
  });
});

describe("[6.1.2, 17.4.2] a push is refused", () => {
  test.each<[string, Signing, number, string]>([
    ["with another secret", { secret: "another secret altogether" }, 401, "the signature does not fit"],
    ["with an unknown key", { key: "sk-third" }, 401, "stock-key names no key"],
    ["when it was signed long ago", { at: new Date(testNow.getTime() - 301_000) }, 401, "more than five minutes"],
    ["when it was signed ahead", { at: new Date(testNow.getTime() + 301_000) }, 401, "more than five minutes"],
    ["without a good id", { id: "short" }, 401, "webhook-id"],
    ["with a signature of letters", { signature: "v1,ä" }, 401, "the signature does not fit"],
    ["on a site of others", { host: "second-site.localhost" }, 403, "no dealership of this site"],
  ])("%s", async (_what, over, status, sentence) => {
    expect(await push({ cars: [car] }, over)).toMatchObject({ status, error: expect.stringContaining(sentence) });
    expect((await stock()).size).toBe(0);
  });

  test.each<[string, unknown, number, string]>([
    ["no JSON", "cars=1", 400, "not JSON"],
    ["JSON nested 20,000 deep", `{"cars":[${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}]}`, 400, "at most 50 deep"],
    ["lists nested 20,000 deep", `${"[".repeat(20_000)}${"]".repeat(20_000)}`, 400, "at most 50 deep"],
    ["a car of 301 fields", { cars: [car, { ...car, ...fieldsOf(301 - 6) }] }, 422, "Car 2 has 301 fields"],
    ["cars of 301 fields together", { cars: [fieldsOf(200), fieldsOf(101, 200)] }, 422, "at most 300 different fields"],
    ["nothing", {}, 422, "send at least one car"],
    ["an unknown word", { vehicles: [car] }, 422, "vehicles"],
    ["too many", { sold: Array.from({ length: 501 }, (_, n) => `A${n}`) }, 422, "at most 500"],
    ["rows without a feed", { rows: [car] }, 422, "has no feed whose columns are known"],
    ["only bad cars", { cars: [{ ...car, year: "soon" }] }, 422, "No car of this push could be taken"],
    ["two megabytes", { cars: [{ ...car, description: "x".repeat(2_100_000) }] }, 413, "at most 2 MB"],
  ])("[17.4.1, 17.4.5] that holds %s", async (_what, body, status, sentence) => {
    expect(await push(body)).toMatchObject({ status, error: expect.stringContaining(sentence) });
    expect((await stock()).size).toBe(0);
  });

  test("with a key that was revoked, and taken with one from before SECRET was changed", async () => {
    await world.store.operator.stockKeys.end("sk-first", testNow);
    expect(await push({ cars: [car] })).toMatchObject({ status: 401, error: expect.stringContaining("revoked") });
    await world.close();
    const leads = {
      perMinute: 0,
      captchaUrls: { turnstile: "http://127.0.0.1:9/", recaptcha: "http://127.0.0.1:9/" },
      captchaTimeoutMs: 500,
    };
    const secrets = { secret: "the secret after it", previousSecret: secret };
    world = await createTestApp([], { leads: { ...leads, secrets } });
    await world.store.operator.stockKeys.add({ id: "sk-first", dealership_id: "first", sealed: null }, null);
    expect(await push({ cars: [car] })).toMatchObject({ status: 200 });
  });

  test("[17.4.1] whose thread has ended, in words for the system that sends it", async () => {
    await world.close();
    world = await createTestApp([], { pushes: { take: () => Promise.reject(new TooBusyError(5)) } });
    await world.store.operator.stockKeys.add({ id: "sk-first", dealership_id: "first", sealed: null }, null);
    const answer = await push({ cars: [car] });
    expect(answer).toMatchObject({ status: 503, error: "Pushes take long just now. Send this one again in a moment." });
    expect(answer.headers.get("retry-after")).toBe("5");
  });

  test("while an import of this stock is running", async () => {
    const lease = await world.store.operator.imports.begin("first", "an import");
    const answer = await push({ cars: [car] });
    expect(answer).toMatchObject({ status: 503, error: expect.stringContaining("Another import") });
    expect(answer.headers.get("retry-after")).toBe("5");
    await world.store.operator.imports.end(lease);
    expect(await push({ cars: [car] })).toMatchObject({ status: 200 });
  });

  test("beyond so many in a minute", async () => {
    await world.close();
    world = await createTestApp([], { load: { ...unlimited, perMinute: { ...unlimited.perMinute, stockPushes: 2 } } });
    await world.store.operator.stockKeys.add({ id: "sk-first", dealership_id: "first", sealed: null }, null);
    const statuses = [await push({ cars: [car] }), await push({ cars: [car] }), await push({ cars: [car] })];
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  });
});

describe("feed and push", () => {
  const mapping = mappingSchema.parse({
    key: ["No"],
    fields: { stocknum: "No", make: "Make", model: "Model", year: "Year", price: "Price" },
  });
  const feedRow = (no: string, price: string, model = "Rio") => ({
    line: 2,
    values: { No: no, Make: "Kia", Model: model, Year: "2020", Price: price },
    odd: null,
  });
  const fetchFeed = async (rows: readonly ReturnType<typeof feedRow>[], hours = 0) => {
    const dealership = await world.store.operator.dealerships.get("first");
    if (!dealership) throw new Error("there is no dealership");
    return importStock({
      store: world.store,
      dealership,
      mapping,
      source: "feed.csv",
      rows: (async function* () {
        yield* rows;
      })(),
      rules: { vanished: { becomes: "sold", after_hours: 24 }, maxRemovedPercent: 90, maxLostPercent: 20 },
      now: new Date(testNow.getTime() + hours * 3_600_000),
    });
  };
  const nameSource = async () => {
    const { mapping: _named, ...settings } = stockSettings.parse({ source: "feed.csv", every: "6h" });
    await world.store.operator.sites.applyAll({ sites: [], sources: new Map([["first", { ...settings, mapping }]]) });
  };

  test("name the same car by the feed's key, under either's columns", async () => {
    await nameSource();
    await fetchFeed([feedRow("A1", "15,000")]);
    await push({ cars: [{ ...car, price: 14_000 }] });
    expect([...(await stock()).values()].map(({ price }) => price)).toEqual([14_000]);
    await push({ rows: [{ No: "A1", Make: "Kia", Model: "Rio", Year: 2020, Price: "$13,000" }] });
    expect([...(await stock()).values()].map(({ price }) => price)).toEqual([13_000]);
  });

  test("[17.4.3] a push stands while the feed repeats what it said, and until it says something new of the car", async () => {
    await nameSource();
    const others = [feedRow("A2", "16,000"), feedRow("A3", "17,000")];
    await fetchFeed([feedRow("A1", "15,000"), ...others]);
    await push({ cars: [{ ...car, price: 14_000 }], sold: ["A2"], remove: ["A3"] });
    expect((await fetchFeed([feedRow("A1", "15,000"), ...others], 1)).counts.written).toBe(0);
    expect((await stock()).get("A1")?.price).toBe(14_000);
    expect((await stock()).get("A2")?.status).toBe("sold");
    expect((await stock()).get("A3")?.show_on_dealer_website).toBe(false);
    await push({ cars: [{ ...car, stocknum: "A3", price: 12_000 }] });
    expect((await stock()).get("A3")).toMatchObject({ show_on_dealer_website: true, price: 12_000 });
    await fetchFeed([feedRow("A1", "13,500"), ...others], 2);
    expect((await stock()).get("A1")?.price).toBe(13_500);
    expect((await stock()).get("A3")).toMatchObject({ show_on_dealer_website: true, price: 12_000 });
  });

  test("[17.4.3] a car that only a push has named is not missing from the feed", async () => {
    await nameSource();
    await push({ cars: [{ ...car, stocknum: "P1" }] });
    for (const hours of [0, 48]) await fetchFeed([feedRow("A1", "15,000")], hours);
    expect((await stock()).get("P1")?.status).toBe("in_stock");
    // Once the feed names it, it belongs to the feed.
    await fetchFeed([feedRow("A1", "15,000"), feedRow("P1", "9,000")], 49);
    for (const hours of [50, 99]) await fetchFeed([feedRow("A1", "15,000")], hours);
    expect((await stock()).get("P1")?.status).toBe("sold");
  });
});
