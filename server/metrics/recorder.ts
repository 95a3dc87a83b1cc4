import type { Tracing } from "#server/tracing/start-tracing.ts";
import { NamedSites } from "./named-sites.ts";
import { type RouteClass, routeClasses } from "./route-class.ts";
import { Counts, Tally } from "./tally.ts";

export type CacheResult = "hit" | "miss" | "stale";
export type AnsweredRequest = {
  route: RouteClass;
  status: number;
  ms: number;
  /** Absent where no site was found. */
  site: string | undefined;
  cache: string | undefined;
};

const STATUSES = 6;
const cacheResults: readonly string[] = ["hit", "miss", "stale"] satisfies CacheResult[];

/**
 * What cannot be read from the state of the server afterwards: it is counted as it happens, in plain numbers, whether
 * anybody asks for it or not. `create-registry.ts` reads it when /metrics is asked for.
 */
export class Recorder {
  /** Spans as well, where somebody collects them. */
  readonly tracing: Tracing | null;
  readonly requests = Object.fromEntries(routeClasses.map((route) => [route, newRoute()])) as Record<
    RouteClass,
    { byStatus: Float64Array; durations: Tally }
  >;
  readonly sites = new NamedSites();
  readonly cache = new Counts<CacheResult>();
  /** Searches by who asks: a page that is rendered, a call, or somebody who types. */
  readonly searches = { page: new Tally(), api: new Tally(), suggestions: new Tally() };
  /** Leads that were taken. `repeated`: answered without being stored, as a repeat of an earlier send or as a test. */
  readonly leads = new Counts<"created" | "updated" | "repeated">();
  readonly refusedLeads = new Counts();
  /** Tries of deliveries: channel and result. */
  readonly deliveries = new Counts();

  constructor(tracing: Tracing | null = null) {
    this.tracing = tracing;
  }

  answered({ route, status, ms, site, cache }: AnsweredRequest): void {
    const { byStatus, durations } = this.requests[route];
    const digit = Math.floor(status / 100);
    byStatus[digit] = (byStatus[digit] ?? 0) + 1;
    durations.add(ms);
    if (site !== undefined) this.sites.add(site, status);
    if (cache !== undefined && cacheResults.includes(cache)) this.cache.add(cache as CacheResult);
  }
}

const newRoute = () => ({ byStatus: new Float64Array(STATUSES), durations: new Tally() });
