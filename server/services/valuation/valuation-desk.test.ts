import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Valuation } from "#domain/valuation/valuation.ts";
import { ThirdParty } from "#server/adapters/third-party/third-party.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { Market } from "./market.ts";
import { ValuationDesk } from "./valuation-desk.ts";

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown): Answer =>
  (response) =>
    response.writeHead(200).end(JSON.stringify(body));
const silence: Answer = () => undefined;
const refuses =
  (status: number, headers = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

let behave: Record<string, Answer>;
const server = createServer((request, response) => {
  request.resume();
  (behave[request.url ?? ""] ?? refuses(404))(response);
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const corolla = {
  make: "Toyota",
  model: "Corolla",
  year: 2021,
  badge: "",
  series: "",
  body: "",
  fuel: "",
  transmission: "",
};
const emptyStore = {
  versions: async () => new Map(),
  operator: { dealerships: { list: async () => [] } },
} as unknown as Store;
const asked = { rego: "abc 123", regoState: "NSW", km: 40_000, vehicle: corolla, adjustmentAnswers: {} };

let kept: Valuation[];
let logged: unknown[];
let saves: () => Promise<void>;
beforeEach(() => {
  [behave, kept, logged] = [{}, [], []];
  saves = async () => undefined;
});

function world(services: string[]) {
  const at = (name: string) => (services.includes(name) ? { url: `${origin}/${name}`, key: "k" } : null);
  const settings = { valuation: at("valuation"), vehicle_lookup: at("vehicle_lookup"), nevdis: at("nevdis") };
  const runtime = {
    site: { private: settings, public: { country: "AU", trade_in: { margin_percent: 10 } } },
    store: {
      valuations: {
        create: async (one: Valuation) => {
          await saves();
          kept.push(one);
        },
        get: async (id: string) => kept.find((one) => one.id === id) ?? null,
        update: async (one: Valuation) => kept.splice(0, 1, one).length > 0,
      },
    },
  } as unknown as SiteRuntime;
  const log = { warn: () => undefined, error: (...words: unknown[]) => void logged.push(words) };
  const third = new ThirdParty({ log, tryMs: 40, pauseMs: 1 });
  const clock = () => new Date("2026-03-10T01:00:00Z");
  const desk = new ValuationDesk({ third, market: new Market(emptyStore), clock, log, budgetMs: 100 });
  return { desk, runtime };
}

describe("with services of the site's own", () => {
  test("[7] each answer is read from its service and is not marked as sample data", async () => {
    behave = {
      "/vehicle_lookup": json({ make: "Kia", model: "Rio", year: "2022", badge: null }),
      "/nevdis": json({ vin: "V1", make: "Kia", model: "Rio", year: 2022, writtenOff: false, stolen: true }),
      "/valuation": json({ low: 15_010, high: 17_990, similar: 9 }),
    };
    const { desk, runtime } = world(["valuation", "vehicle_lookup", "nevdis"]);
    expect(await desk.lookup(runtime, asked)).toMatchObject({ make: "Kia", year: 2022, badge: "", sample: false });
    expect(await desk.history(runtime, asked)).toMatchObject({
      rego: "ABC123",
      stolen: true,
      registrationExpiry: null,
    });
    const answer = await desk.value(runtime, asked);
    expect(answer).toMatchObject({ low: 15_000, high: 18_000, basis: "Based on 9 similar cars", sample: false });
    expect(kept[0]).toMatchObject({ rego: "ABC123", km: 40_000, vehicle: corolla });
  });

  test.each([
    ["time out", silence],
    ["answer 500", refuses(500)],
    ["answer 429", refuses(429, { "retry-after": "60" })],
    ["answer garbage", json([1, 2])],
    ["name a range upside down", json({ low: 9, high: 1 })],
  ])("where they %s the visitor is answered all the same", async (_what, answer) => {
    behave = { "/vehicle_lookup": answer, "/nevdis": answer, "/valuation": answer };
    const { desk, runtime } = world(["valuation", "vehicle_lookup", "nevdis"]);
    expect(await desk.lookup(runtime, asked)).toBe("no-answer");
    expect(await desk.history(runtime, asked)).toBe("no-answer");
    // The platform's own estimator takes over; here it has no cars to go by.
    expect(await desk.value(runtime, asked)).toMatchObject({ estimate: null, reason: "too-few", sample: true });
    expect(await desk.value(runtime, { ...asked, vehicle: null })).toBe("no-answer");
  });

  test("a plate that nobody knows is unknown", async () => {
    const { desk, runtime } = world(["vehicle_lookup"]);
    expect(await desk.lookup(runtime, asked)).toBe("unknown");
  });
});

describe("without services", () => {
  test("the sample register answers, always the same, and says what it is", async () => {
    const { desk, runtime } = world([]);
    const first = await desk.lookup(runtime, asked);
    expect(first).toMatchObject({ make: expect.stringMatching(/\w/), sample: true });
    expect(await desk.lookup(runtime, { rego: "ABC-123", regoState: "NSW" })).toEqual(first);
    expect(await desk.lookup(runtime, { rego: "X1", regoState: "NSW" })).toBe("unknown");
    expect(await desk.history(runtime, asked)).toMatchObject({ rego: "ABC123", sample: true });
  });

  test.each([
    [{ ...corolla, year: 2018 }, 10_000, "too-old"],
    [corolla, 100_001, "too-far"],
    [corolla, 10_000, "too-few"],
  ])("[4.5] %j with %d km gets no estimate, and is told why", async (vehicle, km, reason) => {
    const { desk, runtime } = world([]);
    const answer = await desk.value(runtime, { ...asked, vehicle, km });
    expect(answer).toMatchObject({ estimate: null, reason, message: expect.stringMatching(/\.$/) });
  });

  test("[8] a save that fails is only logged", async () => {
    saves = () => Promise.reject(new Error("the disk is full"));
    const { desk, runtime } = world([]);
    expect(await desk.value(runtime, asked)).toMatchObject({ reason: "too-few" });
    expect(logged).toHaveLength(1);
  });
});
