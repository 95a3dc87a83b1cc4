import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { facetNames } from "#domain/search/facets.ts";
import { emptySearch, setQuery, setRefinement, setSort } from "#domain/search/search-state.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SiteState } from "#server/stock/index/site-state.ts";
import { createRandom } from "#tests/faults/random.ts";
import { createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";
import { present } from "#tests/support/present.ts";

const STEPS = Number(process.env["FAULT_RUNS"] ?? 1) * 40;
const makes = ["Mazda", "Kia", "Toyota"];
const cars = Array.from({ length: 30 }, (_, number) =>
  reservableCar(`c${number}`, {
    make: makes[number % makes.length]!,
    price: 10_000 + ((number * 7919) % 30) * 500,
    created_at: new Date(Date.UTC(2026, 0, 1 + number)).toISOString(),
  }),
);

let app: Awaited<ReturnType<typeof createReserveApp>>;
beforeAll(async () => {
  app = await createReserveApp(cars, { holdsPerHour: 0 });
});
afterAll(() => app.close());

const runtimeOf = () => present(app.registry.bySlug("first-site"), "site");

/** The site loaded again from the store, with nothing in memory. */
function rebuilt(): Promise<SiteState> {
  const { site } = runtimeOf();
  const parts = { indexes: createIndexCache(1_000_000), market: app.registry.market };
  return new SiteRuntime(site, app.store, parts, origin).state(app.time.now.getTime());
}

const all = emptySearch("created_at:desc");
const searches = [
  all,
  setSort(all, "price:asc"),
  setRefinement(all, "make", ["Kia"]),
  setSort(setRefinement(all, "status", ["in_stock"]), "price:desc"),
  setQuery(all, "toyota"),
];

/** Every query that a stock answers. */
function answersOf({ stock }: SiteState) {
  const { hits } = stock.index.search({ limit: stock.index.size, sort: ["price:asc"] });
  return {
    hits,
    whole: hits.map(({ id }) => stock.index.document(String(id))),
    facets: stock.index.search({ facets: ["reserved", "status", ...facetNames], limit: 0 }).facetDistribution,
    found: searches.map((state) => stock.search(state)),
    counts: stock.counts,
    grammar: stock.grammar,
    newest: stock.newest(5),
  };
}

test("[4.4] holds, payments, ends and refunds leave the index as one made anew, and make none anew", async () => {
  const random = createRandom(20261115);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const readAll = vi.spyOn(runtimeOf().store.cars, "portions");
  const live: { token: string; id: string; isPaid: boolean }[] = [];
  let feeds = 0;
  let moves = 0;
  const acts = {
    async hold() {
      const id = pick(cars)?.id ?? "";
      const { body } = await app.reserve(id, { email: `${moves}@example.com`, phone: `04${10_000_000 + moves}` });
      const token = body.reservation?.token;
      if (token && !live.some((one) => one.token === token)) live.push({ token, id, isPaid: false });
    },
    async pay() {
      const one = pick(live.filter(({ isPaid }) => !isPaid));
      if (one) one.isPaid = (await app.notify(one.token, { id: `pay-${moves}` })).status === 200;
    },
    async cancel() {
      const one = pick(live.filter(({ isPaid }) => !isPaid));
      if (one) await app.send(`/api/reservations/${one.token}/cancel`, {});
    },
    async end() {
      app.later(16);
      await app.keep();
    },
    async refund() {
      const one = pick(live.filter(({ isPaid }) => isPaid));
      const known = one && (await app.store.operator.reservations.find(one.token));
      if (!known || known.reservation.status !== "paid") return;
      await app.store.operator.reservations.move(known, { ...known.reservation, status: "refunded" });
    },
    async feed() {
      feeds += 1;
      const car = present(pick(cars), "car");
      await app.store.operator.stock.put([carSchema.parse({ ...car, price: 9000 + moves })]);
    },
  };
  // Holds are the most frequent change; only a feed rebuilds the index.
  const wheel = ["hold", "hold", "hold", "pay", "pay", "cancel", "end", "refund", "hold", "pay", "feed"] as const;
  let tried = 0;
  for (moves = 0; moves < STEPS; moves += 1) {
    const act = pick(wheel) ?? "hold";
    await acts[act]();
    const state = await runtimeOf().state(app.time.now.getTime());
    const anew = await rebuilt();
    expect([moves, act, answersOf(state)]).toEqual([moves, act, answersOf(anew)]);
    expect(state.changesAt).toBeLessThanOrEqual(anew.changesAt);
    tried += state.live.size;
  }
  // Once at the start, and once for each feed.
  expect(readAll).toHaveBeenCalledTimes(1 + feeds);
  expect([tried > STEPS, feeds > 0]).toEqual([true, true]);
});
