import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { aPerson, createReserveApp, reservableCar, reserveSites } from "#tests/support/reserve-app.ts";
import { carAt, stockStart, type StockStep, stockStep } from "#tests/support/stock-steps.ts";
import { createApp } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import type { IndexCache } from "#server/stock/index/index-cache.ts";
import { buildServices } from "#server/http/services.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";

// The shortcuts: the listener answers pages from the cache, before the application; pages are made in threads, which
// keep the data that pages share. The long way: an application that keeps no page, no index and no shared data, and
// renders in its own thread. Both over one store, asked the same. See docs/shortcuts.md.

const proxies = { trustedProxies: ["127.0.0.1"], forwardedHost: true };

const noIndexes: IndexCache = { get: () => undefined, set: () => undefined, inTurn: (build) => build() };

let app: Awaited<ReturnType<typeof createReserveApp>>;
let longRegistry: SiteRegistry;
let quick: Awaited<ReturnType<typeof listen>>;
let long: Awaited<ReturnType<typeof listen>>;
/** Requests that were answered before the application. */
let hits = 0;

beforeAll(async () => {
  app = await createReserveApp([], { proxies }, undefined, {});
  const { renderer: _renderer, ...platform } = app.services.platform;
  longRegistry = new SiteRegistry(app.store, noIndexes, (site) => `http://${site.slug}.localhost:3000`);
  await longRegistry.refresh();
  const longServices = buildServices({ ...platform, registry: longRegistry, pageCacheBytes: 1 });
  [quick, long] = [await listen({ PORT: 0, HOST: "127.0.0.1" }), await listen({ PORT: 0, HOST: "127.0.0.1" })];
  quick.answerWith(app.app.fetch, (req, res) => {
    const isHit = app.hits(req, res);
    if (isHit) hits += 1;
    return isHit;
  });
  long.answerWith(createApp(longServices).fetch);
});
afterAll(async () => {
  await quick.close();
  await long.close();
  await app.close();
});

const paths = [
  "/",
  "/search",
  "/search/",
  "/search?make=Toyota",
  "/search?sort=price-asc&page=2",
  "/search/used-cars",
  "/search//x",
  "/cars/car-0",
  "/cars/car-1/",
  "/cars/car-2/enquire",
  "/contact",
  "/a/../contact",
  "/about",
  "/special-offers",
  "/nobody",
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/used-cars-sydney",
  "/blog/x",
  "/winter-sale",
  "/old.php",
  "/success?category=x",
  "/success?valuation_id=1",
  "/alerts/new?car=car-0",
  "/favourites?ids=car-0,car-1",
  "/recent?ids=car-0,car-2",
  "/form/enquiry",
  "/repayments?price=20000",
  "/brands/toyota",
  "/credits",
  "/models?body=suv",
  "/security.txt",
  "/api/nothing",
  "/%",
  "/search.data",
];
const asked = fc.record({
  host: fc.constantFrom(
    "first-site.localhost",
    "first-site.localhost:3000",
    "FIRST-site.localhost.",
    "second-site.localhost",
    "www.first.example",
    "first.example",
    "nobody.example",
  ),
  at: fc.nat(),
  foreign: fc.constantFrom("", "", "utm_source=mail", "gclid=a%20b&x=1", "id=3"),
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  encoding: fc.constantFrom("br", "gzip", "identity", "gzip;q=1, br;q=0", ""),
  /** `known`: the ETag of the last answer to the same path. */
  match: fc.constantFrom("", "", "known", "*", '"other"'),
  forwarded: fc.constantFrom<Record<string, string>>(
    {},
    {},
    { "x-forwarded-for": "203.0.113.9" },
    { "x-forwarded-for": "127.0.0.1" },
    { "x-forwarded-for": "203.0.113.9", "x-forwarded-host": "www.first.example", "x-forwarded-proto": "https" },
    { "x-forwarded-host": "first-site.localhost" },
  ),
});
type Asked = (typeof asked extends fc.Arbitrary<infer T> ? T : never) & { path: string };

const etags = new Map<string, string>();

function headersOf({ host, path, encoding, match, forwarded }: Asked): Record<string, string> {
  const etag = match === "known" ? (etags.get(`${host}${path}`) ?? "") : match;
  return {
    host,
    ...forwarded,
    ...(encoding === "" ? {} : { "accept-encoding": encoding }),
    ...(etag === "" ? {} : { "if-none-match": etag }),
  };
}

async function send(port: number, { path, foreign, method }: Asked, headers: Record<string, string>) {
  const address = foreign === "" ? path : `${path}${path.includes("?") ? "&" : "?"}${foreign}`;
  const call = request({ host: "127.0.0.1", port, path: address, method, headers }).end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const { date: _date, "x-request-id": id, "server-timing": _found, ...same } = answer.headers;
  return { id: typeof id, status: answer.statusCode, headers: same, body: (await buffer(answer)).toString("latin1") };
}

/** Begins and ends while a page and its cards stay as they are. */
const promotion = [
  "{ text: Runout, refinements: { car_type: [used] }",
  `start: "${new Date(stockStart + 10 * 60_000).toISOString()}"`,
  `expiry: "${new Date(stockStart + 5 * 3_600_000).toISOString()}" }`,
].join(", ");

const promoted = (yaml: string) => `${yaml}\ncard: { promo_tags: [${promotion}] }`;

const siteChange = fc.constantFrom<(yaml: string) => string>(
  (yaml) => yaml,
  (yaml) => yaml.replace(/^name: .*$/m, "name: Another name"),
  (yaml) => `${yaml}\nshared_cache_seconds: 300`,
  (yaml) => `${yaml}\ndiscovery: { search_engines: false }`,
  promoted,
  (yaml) => yaml.replace(/^navigation: .*$/m, "navigation: [{ name: All cars, url: /search }]"),
);

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ask: asked }) },
  { weight: 3, arbitrary: fc.record({ stock: stockStep }) },
  { weight: 1, arbitrary: fc.record({ site: siteChange }) },
  { weight: 1, arbitrary: fc.record({ redirect: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ suspend: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ minutes: fc.constantFrom(1, 16, 250, 600) }) },
);
type Change = Exclude<typeof step extends fc.Arbitrary<infer T> ? T : never, { ask: unknown }>;

/** Few pages in each walk, so that they are asked for again and again. */
const walk = fc.record({
  paths: fc.shuffledSubarray(paths, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { maxLength: 40, size: "max" }),
});

/** Drives store and clock, as feeds, visitors, dealers and time do. */
class Yard {
  readonly #folder = reserveSites();
  readonly #first = join(this.#folder, "first-site.yaml");
  readonly #usual = readFileSync(this.#first, "utf8");

  async begin(): Promise<void> {
    app.time.now = new Date(stockStart);
    await this.#cars([0, 1]);
    await app.store.operator.siteLife.resume("first-site");
    this.#redirect(true);
    await this.#apply();
  }

  async take(taken: Change): Promise<void> {
    if ("stock" in taken) await this.#move(taken.stock);
    else if ("site" in taken) {
      writeFileSync(this.#first, taken.site(this.#usual));
      await this.#apply();
    } else if ("redirect" in taken) {
      this.#redirect(taken.redirect);
      await this.#apply();
    } else if ("suspend" in taken) {
      const { siteLife } = app.store.operator;
      await (taken.suspend ? siteLife.suspend("first-site", "") : siteLife.resume("first-site"));
    } else app.later(taken.minutes);
    await Promise.all([app.registry.refresh(), longRegistry.refresh()]);
  }

  async #move(moved: StockStep): Promise<void> {
    const { stock } = app.store.operator;
    const puts = "put" in moved ? moved.put : "push" in moved ? moved.push : null;
    if (puts) await stock.put(puts.map(({ at, changes }) => saleable(at, changes)));
    else if ("edit" in moved) await stock.put([saleable(moved.edit, [moved.change])]);
    else if ("again" in moved) await this.#cars([moved.again]);
    else if ("remove" in moved) await stock.delete(moved.remove.map((at) => carAt(at).id));
    else if ("hold" in moved) for (const at of moved.hold) await hold(carAt(at).id);
    else if ("hours" in moved) app.later(moved.hours * 60);
    else await app.keep();
  }

  #redirect(isOn: boolean): void {
    const rules = isOn ? '- { from: "/old.php?id=3", to: /search }\n' : "[]\n";
    writeFileSync(join(this.#folder, "first-site/redirects.yaml"), rules);
  }

  #cars = (places: readonly number[]) => app.store.operator.stock.put(places.map((at) => saleable(at)));

  #apply = () => applyFolder(app.store, this.#folder);
}

/** Refused where the site is closed or the car is taken. */
const hold = (car_id: string) => app.send("/api/reservations", { lead: { ...aPerson(), car_id } });

function saleable(at: number, changes: readonly Partial<CarInput>[] = []) {
  const { has_checkout_payment_processor, payment_processors } = reservableCar("x");
  return carAt(at, [{ has_checkout_payment_processor, payment_processors }, ...changes]);
}

/** The page, its bytes in this encoding, and both from the cache. */
async function compare(ask: Omit<Asked, "path">, own: readonly string[]) {
  const question = { ...ask, path: own[ask.at % own.length] ?? "/" };
  const headers = headersOf(question);
  for (let times = 0; times < 2; times++) {
    const answer = await send(quick.port, question, headers);
    expect(answer).toEqual(await send(long.port, question, headers));
    etags.set(`${question.host}${question.path}`, answer.headers.etag ?? "");
  }
}

test("[18.1.2, 18.1.3] a page from the cache is the page rendered anew, to the last header", async () => {
  await fc.assert(
    fc.asyncProperty(walk, async ({ paths: own, steps }) => {
      const yard = new Yard();
      await yard.begin();
      await Promise.all([app.registry.refresh(), longRegistry.refresh()]);
      for (const taken of steps) {
        if (!("ask" in taken)) {
          await yard.take(taken);
          continue;
        }
        await compare(taken.ask, own);
      }
    }),
    fuzz(1 / 50),
  );
  expect(hits).toBeGreaterThan(0);
}, 600_000);

test("[18.1.2] data that pages share ends with what it shows", async () => {
  const withCars = ["/", "/search", "/search/used-cars", "/cars/car-0"];
  const passing = fc.oneof(fc.record({ ask: asked }), fc.record({ minutes: fc.constantFrom(1, 16, 250) }));
  await fc.assert(
    fc.asyncProperty(fc.array(passing, { minLength: 8, maxLength: 16 }), async (steps) => {
      const yard = new Yard();
      await yard.begin();
      await yard.take({ site: promoted });
      for (const taken of steps) {
        if ("ask" in taken) await compare(taken.ask, withCars);
        else await yard.take(taken);
      }
    }),
    fuzz(1 / 50),
  );
  expect(hits).toBeGreaterThan(0);
}, 600_000);
