import fc from "fast-check";
import { Meilisearch } from "meilisearch";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { fakeMeilisearch } from "#tests/support/fake-meilisearch.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";
import { indexNames } from "../search-port.ts";
import { syncAll } from "./search-sync.ts";
import { prepareServer } from "./sync-site.ts";
import { siteDocuments } from "./site-documents.ts";

// The shortcut: a search server is sent what differs, when a site or its stock changed. The long way: all documents of
// every site, as they are now.

let server: Awaited<ReturnType<typeof fakeMeilisearch>>;
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  server = await fakeMeilisearch();
  app = await createTestApp([], { build: noPages });
  await prepareServer(target());
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const patience = { tries: 1, waitMs: 1, longestWaitMs: 1, taskMs: 5000 };
const target = () => ({
  client: new Meilisearch({ host: server.url, apiKey: server.masterKey, timeout: 60_000 }),
  patience,
});

const hour = 3_600_000;
const at = fc.nat(3);
const change: fc.Arbitrary<Partial<CarInput>> = fc.oneof(
  fc.record({ price: fc.constantFrom(null, 9_990, 20_000) }),
  fc.record({
    status: fc.constant("sold" as const),
    sold_date_timestamp: fc.constantFrom(71, 71.5).map((hours) => testNow.getTime() - hours * hour),
  }),
);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ put: at, change }) },
  { weight: 2, arbitrary: fc.record({ remove: at }) },
  { weight: 4, arbitrary: fc.record({ hours: fc.constantFrom(1, 1, 13, 24 * 40) }) },
  // A sync that ends at the nth call to the server.
  { weight: 1, arbitrary: fc.record({ breakAt: fc.nat(6) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const idOf = (car: number): string => `a${car}`;
/** Cars of two sites by turns. */
const yardOf = (car: number) =>
  car % 2 === 0 ? {} : { dealership_id: "second", location_id: "second-yard", id: idOf(car) };

async function take(one: Exclude<Step, { breakAt: number }>): Promise<void> {
  const { stock } = app.store.operator;
  const car = "put" in one ? { ...aCar({ id: idOf(one.put) }), ...yardOf(one.put), ...one.change } : null;
  if (car) await stock.put([carSchema.parse(car)]);
  else if ("remove" in one) await stock.delete([idOf(one.remove)]);
  await app.registry.refresh();
}

const sorted = (lines: readonly unknown[]) => lines.map((one) => JSON.stringify(one)).toSorted();

async function documentsNow(now: number) {
  const sites = await Promise.all(
    app.registry.all().map(async (runtime) => siteDocuments(runtime.site, (await runtime.state(now)).stock, now)),
  );
  return indexNames.map((name) => sorted(sites.flatMap((documents) => documents[name])));
}

test("[7.1.8] after each sync a search server holds the documents of all sites, as they are now", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      let now = testNow.getTime();
      const deps = () => ({
        target: target(),
        registry: app.registry,
        clock: () => new Date(now),
        log: pino({ level: "silent" }),
      });
      await app.store.operator.stock.delete([0, 1, 2, 3].map(idOf));
      await app.registry.refresh();
      for (const one of steps) {
        if ("breakAt" in one) {
          let calls = 0;
          server.faults.fail = () => calls++ >= one.breakAt;
          await syncAll(deps()).catch(() => undefined);
          server.faults.fail = () => false;
          continue;
        }
        if ("hours" in one) now += one.hours * hour;
        await take(one);
        await syncAll(deps());
        expect(indexNames.map((name) => sorted(server.documents(name)))).toEqual(await documentsNow(now));
      }
    }),
    fuzz(1 / 100),
  );
});
