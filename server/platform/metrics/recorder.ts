import { Counter, Histogram, Registry } from "prom-client";
import type { QueueTimes } from "#server/platform/admission/work-queue.ts";
import { type RouteClass, routeClasses } from "./route-class.ts";

export type CacheResult = "hit" | "miss";
export type AnsweredRequest = {
  route: RouteClass;
  status: number;
  ms: number;
  /** Absent where no site was found. */
  site: string | undefined;
  cache: string | undefined;
};

/** In seconds: from a cached page to a request that somebody gives up. */
const buckets = [0.0005, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statuses = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;
/** Shown from the start, so that a rate is known. */
const usualStatuses = ["2xx", "5xx"] as const;
const cacheResults: readonly string[] = ["hit", "miss"] satisfies CacheResult[];

/** What is counted as it happens, whether anybody asks for it or not. */
export class Recorder {
  readonly registry = new Registry();
  readonly #to = { registers: [this.registry] };
  readonly #requests = new Counter({
    name: "forecourt_requests_total",
    help: "Answered requests by kind of address and class of status. Probes (/healthz, /readyz) are not counted.",
    labelNames: ["route", "status"],
    ...this.#to,
  });
  readonly #durations = new Histogram({
    name: "forecourt_request_duration_seconds",
    help: "From the first byte of a request to its answer, by kind.",
    labelNames: ["route"],
    buckets,
    ...this.#to,
  });
  readonly #siteRequests = new Counter({
    name: "forecourt_site_requests_total",
    help: "Answered requests by site.",
    labelNames: ["site"],
    ...this.#to,
  });
  readonly #lookups = new Counter({
    name: "forecourt_page_cache_lookups_total",
    help: "Pages by where they came from: hit or miss (rendered).",
    labelNames: ["result"],
    ...this.#to,
  });
  readonly #queueWaits = new Histogram({
    name: "forecourt_queue_wait_seconds",
    help: "How long work waited for its turn, by queue.",
    labelNames: ["queue"],
    buckets,
    ...this.#to,
  });
  readonly #queueWorks = new Histogram({
    name: "forecourt_queue_work_seconds",
    help: "How long it took then: for pages, the render.",
    labelNames: ["queue"],
    buckets,
    ...this.#to,
  });
  /** By who asks: a page that is rendered, a call, or somebody who types. */
  readonly searches = new Histogram({
    name: "forecourt_search_duration_seconds",
    help: "Searches of rendered pages, of calls and while typing.",
    labelNames: ["kind"],
    buckets,
    ...this.#to,
  });
  readonly leads = new Counter({
    name: "forecourt_leads_total",
    help: "Leads that were taken: created, updated by a further step, repeated (answered, not stored again).",
    labelNames: ["result"],
    ...this.#to,
  });
  readonly refusedLeads = new Counter({
    name: "forecourt_leads_refused_total",
    help: "Leads that were refused, by reason. unavailable and fault are ours.",
    labelNames: ["reason"],
    ...this.#to,
  });
  readonly deliveries = new Counter({
    name: "forecourt_delivery_tries_total",
    help: "Tries of this server to deliver, by channel and result. plain: the mail could not be composed.",
    labelNames: ["channel", "result"],
    ...this.#to,
  });

  constructor() {
    for (const route of routeClasses) {
      for (const status of usualStatuses) this.#requests.inc({ route, status }, 0);
      this.#durations.zero({ route });
    }
    for (const result of cacheResults) this.#lookups.inc({ result }, 0);
    for (const kind of ["page", "api", "suggestions"]) this.searches.zero({ kind });
    for (const result of ["created", "updated", "repeated"]) this.leads.inc({ result }, 0);
  }

  answered({ route, status: code, ms, site, cache }: AnsweredRequest): void {
    const status = statuses[Math.floor(code / 100)] ?? "0xx";
    this.#requests.inc({ route, status });
    this.#durations.observe({ route }, ms / 1000);
    if (site !== undefined) this.#siteRequests.inc({ site });
    if (cache !== undefined && cacheResults.includes(cache)) this.#lookups.inc({ result: cache });
  }

  /** Where a queue reports how long its work waits and takes. */
  queueTimes(queue: string): QueueTimes {
    this.#queueWaits.zero({ queue });
    this.#queueWorks.zero({ queue });
    return { waits: this.#queueWaits.labels({ queue }), works: this.#queueWorks.labels({ queue }) };
  }
}
