import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareStock } from "#domain/alert/stock-news.ts";
import type { StoredCar } from "#domain/car/car.ts";
import { holdMs, type Reservation } from "#domain/reservation/reservation.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { present } from "#tests/support/present.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { carAt, searched, stockStart, type StockStep, stockStep, typed } from "#tests/support/stock-steps.ts";
import { categoriesIndex } from "#server/search/categories-index.ts";
import { openReader, type StoreReader } from "#server/adapters/store/open-reader.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { lookAtStock } from "#server/leads/alerts/look-at-stock.ts";
import { readMarks } from "#server/leads/alerts/stock-marks.ts";
import { modelCounts } from "#server/stock/index/finder-counts.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { suggest } from "#server/stock/index/suggest.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SiteState } from "#server/stock/index/site-state.ts";

// The shortcuts: a server and its render threads keep the index of a site, change it in place when a car is held,
// reserved or free again, and use it until the next car enters or leaves by time. The long way: an index of the same
// stock at the same time, built by somebody who keeps nothing. See docs/shortcuts.md.

/** Sites that show the same cars, each with another way for a car to enter, leave or change by time. */
const kinds = {
  plain: "",
  windowed: "search_filters: { filter: null, presets: [2, 10] }",
  unreserved: 'search_filters: { filter: "reserved:false", presets: [] }',
  financed: `finance_provider: { key: lender, name: Lender, lender_type: 1, excluded_makes: [Kia], excluded_dealerships: [],
  credit_licence: Lender Pty Ltd 1, warning: A warning., interest_rate: 8, comparison_rate: 9, fees: null, path: /finance,
  apply_path: null, destination: leads, terms_text: Terms., steps: null }`,
};
type Kind = keyof typeof kinds;

const fixtures = join(import.meta.dirname, "../fixtures/sites");
const origin = () => "http://x.example";
let folder: string;
let store: Store;
/** The connection of the thread that takes pushes. */
let pusher: Store;
let reader: StoreReader;
let registry: SiteRegistry;
/** As a render thread has them: with a connection that reads, and told the versions with each call. */
let inThread: Record<Kind, SiteRuntime>;

const runtimeOf = (kind: Kind): SiteRuntime => present(registry.bySlug(kind));
/** One that has kept nothing yet. */
const runtimeWith = (from: Store | StoreReader, kind: Kind): SiteRuntime =>
  new SiteRuntime(runtimeOf(kind).site, from, { indexes: createIndexCache(1e9), market: registry.market }, origin());

function writeSites(sites: string): void {
  cpSync(join(fixtures, "dealerships"), join(sites, "dealerships"), { recursive: true });
  const first = readFileSync(join(fixtures, "first-site.yaml"), "utf8");
  for (const [slug, settings] of Object.entries(kinds)) {
    const own = first.replaceAll("first-site", slug).replace(/^hosts: .*$/m, `hosts: [${slug}.example]`);
    writeFileSync(join(sites, `${slug}.yaml`), `${own.replace("[first]", "[first, second]")}${settings}\n`);
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-walk-"));
  writeSites(join(folder, "sites"));
  const dataDir = join(folder, "data");
  store = await openStore({ dataDir });
  pusher = await openStore({ dataDir });
  await applyFolder(store, join(folder, "sites"));
  registry = new SiteRegistry(store, createIndexCache(1e9), origin);
  await registry.refresh();
  const addValues = (slug: string, values: Record<string, readonly string[]>) =>
    void present(registry.bySlug(slug)).store.values.add(values);
  reader = openReader({ databaseUrl: undefined, dataDir, onFault: () => undefined, addValues });
  inThread = {
    plain: runtimeWith(reader, "plain"),
    windowed: runtimeWith(reader, "windowed"),
    unreserved: runtimeWith(reader, "unreserved"),
    financed: runtimeWith(reader, "financed"),
  };
});
afterAll(async () => {
  await reader.close();
  await pusher.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Live reservations by car. Also those of a walk that failed: the next one begins without them. */
const live = new Map<string, string>();
let holds = 0;

/** Drives the store, as feeds, visitors and the clock do. */
class Yard {
  now = stockStart;
  readonly #site = runtimeOf("plain").store;

  async begin(): Promise<void> {
    for (const id of live.keys()) await this.#move(id, "cancelled");
    for (const dealership of ["first", "second"]) {
      await store.operator.stock.delete((await store.operator.stock.list(dealership)).map(({ id }) => id));
    }
  }

  async take(step: StockStep): Promise<void> {
    const { stock } = store.operator;
    const nthHeld = (at: number) => [...live.keys()][at % Math.max(1, live.size)] ?? "";
    if ("put" in step) await stock.put(step.put.map(({ at, changes }) => carAt(at, changes)));
    else if ("push" in step) await this.#push(step.push.map(({ at, changes }) => carAt(at, changes)));
    else if ("edit" in step) await this.#rewrite(step.edit, step.change);
    else if ("again" in step) await this.#rewrite(step.again, {});
    else if ("remove" in step) await stock.delete(step.remove.map((at) => carAt(at).id));
    else if ("hold" in step) for (const at of step.hold) await this.#hold(at);
    else if ("pay" in step) await this.#move(nthHeld(step.pay), "paid");
    else if ("end" in step) await this.#move(nthHeld(step.end), "cancelled");
    else this.now += step.hours * 3_600_000;
  }

  /** Another thread writes, and the server takes it up without a poll. */
  async #push(cars: readonly StoredCar[]): Promise<void> {
    await pusher.operator.stock.put(cars);
    await store.applyOwnChange(new Set(cars.map((car) => `stock:${car.dealership_id}`)));
  }

  async #rewrite(at: number, change: object): Promise<void> {
    const car = await store.operator.stock.get(carAt(at).id);
    if (car) await store.operator.stock.put([{ ...car, ...change }]);
  }

  async #hold(at: number): Promise<void> {
    const car = await store.operator.stock.get(carAt(at).id);
    if (!car || live.has(car.id)) return;
    const token = `hold-${holds++}`;
    const time = new Date(this.now).toISOString();
    const hold: Reservation = {
      token,
      reference: token,
      site_slug: "plain",
      dealership_id: car.dealership_id,
      car_id: car.id,
      lead_id: token,
      holder: "somebody",
      status: "pending",
      fee: 200,
      currency: "AUD",
      provider: "sandbox",
      session: null,
      attempt: 0,
      hold_until: new Date(this.now + holdMs).toISOString(),
      refund_rule: "ask",
      refund_request: null,
      note: null,
      created_at: time,
      updated_at: time,
    };
    const lead = sampleLead(token, { site_slug: "plain", form: "reserve" });
    await this.#site.leads.create({ lead, deliveries: [], answer: null, captchaUse: null, seat: null, hold });
    live.set(car.id, token);
  }

  async #move(carId: string, status: "paid" | "cancelled"): Promise<void> {
    const known = await this.#site.reservations.get(live.get(carId) ?? "");
    if (!known) return;
    await this.#site.reservations.move(known, { ...known.reservation, status });
    if (status === "cancelled") live.delete(carId);
  }
}

const question = fc.record({ by: fc.constantFrom("server", "thread"), state: searched, text: typed });
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

/** Everything that pages and calls take from a stock. */
function answersOf({ stock }: SiteState, { site }: SiteRuntime, { state, text }: Question, now: number) {
  const ids = stock.ids().toSorted();
  const { processingTimeMs: _ms, ...everything } = stock.index.search({ facets: ["*"], limit: 100 });
  const answers = {
    ids,
    counts: stock.counts,
    cars: ids.map((id) => stock.find(id)),
    search: stock.search(state),
    everything,
    suggestions: suggest(text, stock, site, now),
    newest: stock.newest(3).map(({ id }) => id),
    strips: [stock.strip("body"), stock.strip("make"), stock.tally("colour")],
    span: stock.priceSpan("buy", state),
    similar: ids.slice(0, 2).map((id) => stock.similar(present(stock.find(id)), 3).map((car) => car.id)),
    alone: ids.map((id) => stock.isOnlyOne(present(stock.find(id)))),
    matching: [...stock.matching(state, ids)].toSorted(),
    models: modelCounts(stock.index),
    categories: categoriesIndex(stock, site.public.id).search({ limit: 100 }).hits,
    landing: stock.landingCars(),
    vocabulary: stock.grammar.vocabulary,
  };
  return JSON.stringify(answers, null, 1);
}

/** By whoever keeps an index, and by somebody who has none. */
async function bothWays(kind: Kind, asked: Question, now: number) {
  const server = runtimeOf(kind);
  const thread = Object.assign(inThread[kind], { stockVersion: server.stockVersion, carsVersion: server.carsVersion });
  const asker = asked.by === "server" ? server : thread;
  // Before the stock is loaded: one car is read by itself unless the index is in memory.
  const listed = JSON.stringify(await asker.listedCar(carAt(0).id, now));
  const kept = await asker.state(now);
  const anew = await runtimeWith(store, kind).state(now);
  const told = (state: SiteState) => ({ answers: answersOf(state, server, asked, now), changesAt: state.changesAt });
  return {
    kept: { ...told(kept), listed },
    anew: { ...told(anew), listed: JSON.stringify(anew.stock.find(carAt(0).id)) },
  };
}

/** What an alert could still tell after a look: the marks that were stored, compared with every car. */
async function notYetTold(kind: Kind, now: number) {
  const runtime = runtimeOf(kind);
  await lookAtStock(runtime, new Date(now));
  const { listed } = await readMarks(runtimeWith(store, kind), null, new Date(now));
  const after = (listed?.ids ?? []).map((id, at) => {
    return [id, { price: listed?.prices[at] ?? null, available: listed?.available[at] === true }] as const;
  });
  return compareStock(await runtime.store.stockNews.marks(), new Map(after));
}

/** After some changes nobody asks, so that several come together. */
const walk = fc.record({
  kind: fc.constantFrom(...(Object.keys(kinds) as Kind[])),
  steps: fc.array(fc.record({ step: stockStep, asked: fc.option(question, { freq: 3 }) }), {
    maxLength: 30,
    size: "max",
  }),
});

test("[4.1, 13.1.4] an index that is kept and changed in place answers as one built anew, in server and thread", async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ kind, steps }) => {
      const yard = new Yard();
      await yard.begin();
      for (const { step, asked } of steps) {
        await yard.take(step);
        if (!asked) continue;
        const { kept, anew } = await bothWays(kind, asked, yard.now);
        expect(kept.answers).toBe(anew.answers);
        expect(kept.listed).toBe(anew.listed);
        // It may end too early, never too late.
        expect(kept.changesAt).toBeLessThanOrEqual(anew.changesAt);
        expect(await notYetTold(kind, yard.now)).toEqual({ news: [], marks: new Map() });
      }
    }),
    fuzz(1 / 25),
  );
}, 600_000);
