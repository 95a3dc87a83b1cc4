import { expect } from "vitest";
import type { Store } from "#server/adapters/store/store.ts";
import { EVENTS_PER_WRITE } from "./store-writes.ts";

/** Everything acknowledged is stored exactly once, nothing is stored in part, and versions are correct. */
export async function expectAllStored(store: Store, run: string, acknowledged: readonly number[]): Promise<void> {
  const cars = await store.operator.stock.list(run);
  const events = await store.forSite({ slug: run, dealershipIds: [run] }).events.recent(1_000_000);
  const parts = Map.groupBy(
    events.map(({ document }) => document as { number: number; part: number }),
    ({ number }) => number,
  );
  for (const found of parts.values()) {
    expect(found.map(({ part }) => part).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: EVENTS_PER_WRITE }, (_, n) => n),
    );
  }
  const stored = new Set([...cars.map(({ id }) => Number(id.slice(run.length + 1))), ...parts.keys()]);
  expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
  // Each car was put once, so the stock version counts them.
  expect((await store.versions()).get(`stock:${run}`) ?? 0).toBe(cars.length);
}
