import { pino } from "pino";
import { expect, test } from "vitest";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { DayCount } from "#server/adapters/store/repositories/day-statements.ts";
import { PageCounts } from "./page-counts.ts";

type Counted = Pick<SiteRuntime, "site" | "store">;

/** A site without cars whose store may be away. */
function world() {
  const stored: DayCount[] = [];
  const state = { isAway: false };
  const add = async ({ site }: { site: readonly DayCount[] }) => {
    if (state.isAway) throw new Error("away");
    stored.push(...site);
  };
  const site = { slug: "first", locations: [], public: { time_zone: "Australia/Sydney" } };
  const runtime = { site, store: { figures: { add }, cars: { bySlugs: async () => [] } } } as unknown as Counted;
  const log = pino({ level: "silent" });
  return { stored, state, runtime, clock: () => new Date("2026-03-01T20:00:00Z"), log };
}
const view = { name: "page_view", page: "/", landing: { params: {}, referrer: null } } as const;
const nothing = { name: "page_view", page: "/search", no_results: true } as const;
const day = "2026-03-02";

test("[9.3.6] what a store that is away could not take is added when it is back", async () => {
  const { stored, state, runtime, ...deps } = world();
  const counts = new PageCounts(deps);
  counts.count(runtime, view);
  state.isAway = true;
  await counts.flush();
  counts.count(runtime, view);
  counts.count(runtime, nothing);
  await counts.flush();
  expect(stored).toEqual([]);
  state.isAway = false;
  await counts.stop();
  expect(stored).toEqual([
    { day, what: "visit", source: "direct", times: 2 },
    { day, what: "empty search", source: "", times: 1 },
  ]);
  await counts.flush();
  expect(stored).toHaveLength(2);
});

test("[9.3.6] what waits is bounded: known counts rise, new ones are dropped", async () => {
  const { stored, state, runtime, ...deps } = world();
  const counts = new PageCounts({ ...deps, most: 1 });
  state.isAway = true;
  for (let n = 0; n < 3; n += 1) counts.count(runtime, view);
  counts.count(runtime, nothing);
  await counts.flush();
  state.isAway = false;
  await counts.flush();
  expect(stored).toEqual([{ day, what: "visit", source: "direct", times: 3 }]);
});
