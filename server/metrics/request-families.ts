import type { WorkQueue } from "#server/admission/work-queue.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import { channelNames } from "#server/services/delivery/channels.ts";
import { problemReasons } from "#server/services/leads/lead-problem.ts";
import { byStatus, type Family, histogram, labelled, single } from "./family.ts";
import type { Recorder } from "./recorder.ts";
import { routeClasses } from "./route-class.ts";

type Sources = {
  recorder: Recorder;
  cache: PageCache;
  cacheBytes: number;
  queues: Readonly<Record<string, WorkQueue>>;
  /** Slugs of the sites that exist. */
  sites: () => ReadonlySet<string>;
};

const leadResults = ["created", "updated", "repeated"] as const;
const cacheResults = ["hit", "miss", "stale"] as const;
const deliveryResults = ["delivered", "plain", "retry", "refused", "gone", "suppressed", "cancelled"] as const;

/** What visitors cause: requests, pages, searches, leads and their deliveries. */
export function requestFamilies({ recorder, cache, cacheBytes, queues, sites }: Sources): Family[] {
  const ofQueues = (figure: (queue: WorkQueue) => number) =>
    labelled(
      "queue",
      Object.entries(queues).map(([name, queue]) => [name, figure(queue)] as const),
    );
  return [
    {
      name: "forecourt_requests_total",
      help: "Answered requests by kind of address and class of status. Probes (/healthz, /readyz) are not counted.",
      type: "counter",
      read: () => routeClasses.flatMap((route) => byStatus(recorder.requests[route].byStatus, { route })),
    },
    histogram(
      { name: "forecourt_request_duration_seconds", help: "From the first byte of a request to its answer, by kind." },
      () => routeClasses.map((route) => [{ route }, recorder.requests[route].durations] as const),
    ),
    {
      name: "forecourt_site_requests_total",
      help: "Answered requests of the busiest sites; all others together are other.",
      type: "counter",
      read: () =>
        recorder.sites.all(sites()).flatMap(({ label, byStatus: counts }) => byStatus(counts, { site: label })),
    },
    {
      name: "forecourt_page_cache_lookups_total",
      help: "Pages by where they came from: hit, miss (rendered), or stale (a second old, under load).",
      type: "counter",
      read: () =>
        labelled(
          "result",
          cacheResults.map((result) => [result, recorder.cache.of(result)] as const),
        ),
    },
    { name: "forecourt_page_cache_pages", help: "Pages in the cache.", type: "gauge", read: () => single(cache.pages) },
    { name: "forecourt_page_cache_bytes", help: "Their size.", type: "gauge", read: () => single(cache.bytes) },
    {
      name: "forecourt_page_cache_limit_bytes",
      help: "The largest size of the cache (PAGE_CACHE_MB).",
      type: "gauge",
      read: () => single(cacheBytes),
    },
    {
      name: "forecourt_queue_waiting",
      help: "Work that waits for its turn, by queue: pages, forms, searches, pictures.",
      type: "gauge",
      read: () => ofQueues(({ waiting }) => waiting),
    },
    {
      name: "forecourt_queue_running",
      help: "Work in progress, by queue.",
      type: "gauge",
      read: () => ofQueues(({ running }) => running),
    },
    {
      name: "forecourt_queue_refused_total",
      help: "Requests that a full queue turned away (503), by queue.",
      type: "counter",
      read: () => ofQueues(({ refused }) => refused),
    },
    histogram({ name: "forecourt_queue_wait_seconds", help: "How long work waited for its turn, by queue." }, () =>
      Object.entries(queues).map(([queue, { waits }]) => [{ queue }, waits] as const),
    ),
    histogram({ name: "forecourt_queue_work_seconds", help: "How long it took then: for pages, the render." }, () =>
      Object.entries(queues).map(([queue, { works }]) => [{ queue }, works] as const),
    ),
    histogram(
      { name: "forecourt_search_duration_seconds", help: "Searches of rendered pages, of calls and while typing." },
      () => Object.entries(recorder.searches).map(([kind, tally]) => [{ kind }, tally] as const),
    ),
    {
      name: "forecourt_leads_total",
      help: "Leads that were taken: created, updated by a further step, repeated (answered, not stored again).",
      type: "counter",
      read: () =>
        labelled(
          "result",
          leadResults.map((result) => [result, recorder.leads.of(result)] as const),
        ),
    },
    {
      name: "forecourt_leads_refused_total",
      help: "Leads that were refused, by reason. unavailable and fault are ours.",
      type: "counter",
      read: () =>
        labelled(
          "reason",
          problemReasons.map((reason) => [reason, recorder.refusedLeads.of(reason)] as const),
        ),
    },
    {
      name: "forecourt_delivery_tries_total",
      help: "Tries of this server to deliver, by channel and result. plain: the mail could not be composed.",
      type: "counter",
      read: () =>
        [...channelNames, "unknown"].flatMap((channel) =>
          deliveryResults.map((result) => ({
            labels: { channel, result },
            value: recorder.deliveries.of(`${channel} ${result}`),
          })),
        ),
    },
  ];
}
