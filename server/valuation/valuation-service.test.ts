import { beforeEach, describe, expect, test, vi } from "vitest";
import { formatOf } from "#domain/country/format.ts";
import { au } from "#domain/country/au.ts";
import { type Valuation, valuationFacts } from "#domain/valuation/valuation.ts";
import { ThirdParty } from "#server/adapters/third-party/third-party.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { type Answer, says, silence, useServiceWorld } from "#tests/support/service-world.ts";
import { Market } from "#server/stock/market/market.ts";
import { ValuationService } from "./valuation-service.ts";

let behave: Record<string, Answer>;
const json = (body: unknown) => says(200, JSON.stringify(body));
const refuses = (status: number, headers = {}) => says(status, "", headers);
const network = useServiceWorld((path) => behave[path] ?? refuses(404));
/** A visitor waits three seconds at most. */
const soon = <T>(asking: Promise<T>) => network.within(3000, asking);

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
const toValue = { rego: "abc 123", regoState: "NSW", km: 40_000, vehicle: corolla, adjustmentAnswers: {} };

const sydney = "Australia/Sydney";
let stored: Valuation[];
let logged: unknown[];
let saves: () => Promise<void>;
beforeEach(() => {
  [behave, stored, logged] = [{}, [], []];
  saves = async () => undefined;
});

type Wider = { years: number; km: number; percent: number; reason: string };

type WorldSettings = { register_check?: boolean; wider_range?: Wider | null; market?: Market };

function world(
  services: string[],
  { register_check = false, wider_range = null, market = new Market(emptyStore) }: WorldSettings = {},
) {
  const at = (name: string) => (services.includes(name) ? { url: `${network.origin}/${name}`, key: "k" } : null);
  const settings = { valuation: at("valuation"), vehicle_lookup: at("vehicle_lookup"), nevdis: at("nevdis") };
  const runtime = {
    site: {
      private: settings,
      public: { ...au, country: au, trade_in: { margin_percent: 10, register_check, wider_range } },
    },
    store: {
      valuations: {
        create: async (one: Valuation) => {
          await saves();
          stored.push(one);
        },
        get: async (id: string) => stored.find((one) => one.id === id) ?? null,
        update: async (one: Valuation) => stored.splice(0, 1, one).length > 0,
      },
    },
  } as unknown as SiteRuntime;
  const log = { warn: () => undefined, error: (...words: unknown[]) => void logged.push(words) };
  const third = new ThirdParty({ log, outgoing: network.outgoing });
  const clock = () => new Date("2026-03-10T01:00:00Z");
  const valuations = new ValuationService({ third, market, clock, log });
  return { valuations, runtime };
}

describe("with services of the site's own", () => {
  test("[7.6.2] each answer is read from its service and is not marked as sample data", async () => {
    behave = {
      "/vehicle_lookup": json({ make: "Kia", model: "Rio", year: "2022", badge: null }),
      "/nevdis": json({ vin: "V1", make: "Kia", model: "Rio", year: 2022, writtenOff: false, stolen: true }),
      "/valuation": json({ low: 15_010, high: 17_990, similar: 9 }),
    };
    const { valuations, runtime } = world(["valuation", "vehicle_lookup", "nevdis"]);
    expect(await soon(valuations.lookup(runtime, toValue))).toMatchObject({
      make: "Kia",
      year: 2022,
      badge: "",
      sample: false,
    });
    expect(await soon(valuations.history(runtime, toValue))).toMatchObject({
      rego: "ABC123",
      stolen: true,
      registrationExpiry: null,
    });
    const answer = await soon(valuations.value(runtime, toValue));
    expect(answer).toMatchObject({ low: 15_000, high: 18_000, basis: "Based on 9 similar cars", sample: false });
    expect(stored[0]).toMatchObject({ rego: "ABC123", km: 40_000, vehicle: corolla });
  });

  test("[15.2.7] an older vehicle gets a wider range with its reason only where the site says so", async () => {
    behave = { "/valuation": json({ low: 10_000, high: 12_000, similar: 9 }) };
    const older = { ...toValue, vehicle: { ...corolla, year: 2015 } };
    const wider_range = { years: 12, km: 200_000, percent: 10, reason: "Older cars differ more." };
    const wide = world(["valuation"], { wider_range });
    const found = await soon(wide.valuations.value(wide.runtime, older));
    expect(found).toMatchObject({ low: 9000, high: 13_200, wider: "Older cars differ more." });
    expect(stored[0]).toMatchObject({ wider: "Older cars differ more." });
    const usual = await soon(wide.valuations.value(wide.runtime, toValue));
    expect(usual).toMatchObject({ low: 10_000, high: 12_000 });
    expect(usual).not.toHaveProperty("wider");
    const tooOld = { ...toValue, vehicle: { ...corolla, year: 2010 } };
    expect(await soon(wide.valuations.value(wide.runtime, tooOld))).toMatchObject({
      reason: "too-old",
      message: "Vehicles over 12 years old generally get no online estimate.",
    });
    const { valuations, runtime } = world(["valuation"]);
    expect(await soon(valuations.value(runtime, older))).toMatchObject({ estimate: null, reason: "too-old" });
  });

  test.each([
    ["time out", silence],
    ["answer 500", refuses(500)],
    ["answer 429", refuses(429, { "retry-after": "60" })],
    ["answer garbage", json([1, 2])],
    ["name a range upside down", json({ low: 9, high: 1 })],
  ])("where they %s the visitor is answered all the same", async (_what, answer) => {
    behave = { "/vehicle_lookup": answer, "/nevdis": answer, "/valuation": answer };
    const { valuations, runtime } = world(["valuation", "vehicle_lookup", "nevdis"]);
    expect(await soon(valuations.lookup(runtime, toValue))).toBe("no-answer");
    expect(await soon(valuations.history(runtime, toValue))).toBe("no-answer");
    // The platform's own estimator takes over; here it has no cars to compare with.
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({
      estimate: null,
      reason: "too-few",
      sample: true,
    });
    expect(await soon(valuations.value(runtime, { ...toValue, vehicle: null }))).toBe("no-answer");
  });

  test("[7, 15.3.1] where the site asks the register, what it says is kept, and stands in the way of an estimate", async () => {
    const entry = { vin: "V1", make: "Kia", model: "Rio", year: 2022, writtenOff: false, stolen: false };
    const valued = { "/valuation": json({ low: 15_010, high: 17_990 }) };
    const { valuations, runtime } = world(["valuation", "nevdis"], { register_check: true });
    behave = { ...valued, "/nevdis": json({ ...entry, financeOwing: true }) };
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({ low: 15_000, high: 18_000 });
    expect(stored[0]?.register).toMatchObject({
      financeOwing: true,
      sample: false,
      checkedAt: "2026-03-10T01:00:00.000Z",
    });
    expect(valuationFacts(stored[0]!, formatOf(au), sydney)["vehicle_register"]).toBe(
      "The register shows finance owing on it: bring a payout letter. Checked 10 March 2026.",
    );
    behave = { ...valued, "/nevdis": json({ ...entry, writtenOff: true, registrationExpiry: "2026-09-01" }) };
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({ estimate: null, reason: "written-off" });
    // The dealer reads dates as people write them.
    expect(valuationFacts(stored.at(-1)!, formatOf(au), sydney)["vehicle_register"]).toBe(
      "The register lists it as written off. Registered until 1 September 2026. Checked 10 March 2026.",
    );
    behave = { ...valued, "/nevdis": json({ ...entry, stolen: true }) };
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({ estimate: null, reason: "stolen" });
    // Without an answer the estimate stands, and the dealer is told that the register was not checked.
    behave = { ...valued, "/nevdis": silence };
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({ low: 15_000 });
    expect(valuationFacts(stored.at(-1)!, formatOf(au), sydney)["vehicle_register"]).toBe(
      "Not checked: the register did not answer.",
    );
    // Nothing is requested without a plate, or if the site does not want it.
    await soon(valuations.value(runtime, { ...toValue, rego: " " }));
    await soon(valuations.value(world(["valuation", "nevdis"]).runtime, toValue));
    expect(stored.slice(-2).map(({ register }) => register)).toEqual([undefined, undefined]);
  });

  test.each([
    ["never answer", silence],
    ["answer 500", refuses(500)],
    ["answer 429 with Retry-After", refuses(429, { "retry-after": "1" })],
    ["answer garbage", json("<html>")],
  ])(
    "[7, 15.3.2] services that %s: the visitor has an answer after 3 seconds, and theirs once they are back",
    async (_, ill) => {
      const all = ["valuation", "vehicle_lookup", "nevdis"];
      const { valuations, runtime } = world(all, { register_check: true });
      const ask = () =>
        soon(
          Promise.all([
            valuations.lookup(runtime, toValue),
            valuations.history(runtime, toValue),
            valuations.value(runtime, toValue),
            valuations.value(runtime, { ...toValue, vehicle: null }),
          ]),
        );
      behave = { "/vehicle_lookup": ill, "/nevdis": ill, "/valuation": ill };
      const own = { estimate: null, reason: "too-few", sample: true };
      expect(await ask()).toEqual(["no-answer", "no-answer", expect.objectContaining(own), "no-answer"]);

      const kia = { make: "Kia", model: "Rio", year: 2022 };
      behave = {
        "/vehicle_lookup": json(kia),
        "/nevdis": json({ ...kia, vin: "V1", writtenOff: false, stolen: false }),
        "/valuation": json({ low: 15_010, high: 17_990 }),
      };
      vi.setSystemTime(Date.now() + 60_000);
      const range = expect.objectContaining({ low: 15_000, high: 18_000, sample: false });
      const [vehicle, history, ...values] = await ask();
      expect([vehicle, history]).toEqual([expect.objectContaining(kia), expect.objectContaining({ vin: "V1" })]);
      expect(values).toEqual([range, range]);
    },
  );

  test("a plate that nobody knows is unknown", async () => {
    const { valuations, runtime } = world(["vehicle_lookup"]);
    expect(await soon(valuations.lookup(runtime, toValue))).toBe("unknown");
  });
});

describe("without services", () => {
  test("[7.6.2] the sample register answers, always the same, and says what it is", async () => {
    const { valuations, runtime } = world([]);
    const first = await soon(valuations.lookup(runtime, toValue));
    expect(first).toMatchObject({ make: expect.stringMatching(/\w/), sample: true });
    expect(await soon(valuations.lookup(runtime, { rego: "ABC-123", regoState: "NSW" }))).toEqual(first);
    expect(await soon(valuations.lookup(runtime, { rego: "X1", regoState: "NSW" }))).toBe("unknown");
    expect(await soon(valuations.history(runtime, toValue))).toMatchObject({ rego: "ABC123", sample: true });
  });

  test.each([
    [{ ...corolla, year: 2018 }, 10_000, "too-old"],
    [corolla, 100_001, "too-far"],
    [corolla, 10_000, "too-few"],
  ])("[4.5.1] %j with %d km gets no estimate, and is told why", async (vehicle, km, reason) => {
    const { valuations, runtime } = world([]);
    const answer = await soon(valuations.value(runtime, { ...toValue, vehicle, km }));
    expect(answer).toMatchObject({ estimate: null, reason, message: expect.stringMatching(/\.$/) });
  });

  test("[15.3.2] just after a start the visitor waits for the cars to compare with, within the three seconds", async () => {
    const like = { ...corolla, km: 40_000, drive: "", price: 20_000, state: "NSW" };
    let cars: (typeof like)[] = [];
    const load = () =>
      new Promise<void>((done) => setTimeout(() => done(void (cars = Array.from({ length: 8 }, () => like))), 2000));
    const market = { load, like: () => cars } as unknown as Market;
    const { valuations, runtime } = world([], { market });
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({ basis: "Based on 8 similar cars" });
  });

  test("[8.1.12] a save that fails is only logged", async () => {
    saves = () => Promise.reject(new Error("the disk is full"));
    const { valuations, runtime } = world([]);
    expect(await soon(valuations.value(runtime, toValue))).toMatchObject({ reason: "too-few" });
    expect(logged).toHaveLength(1);
  });
});
