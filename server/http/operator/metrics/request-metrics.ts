import type { WorkQueue } from "#server/platform/admission/work-queue.ts";
import type { PageCache } from "#server/pages/cache/page-cache.ts";
import { channelNames } from "#server/leads/delivery/channels.ts";
import { problemReasons } from "#server/leads/service/lead-problem.ts";
import { type Figures, labelled } from "#server/platform/metrics/metric-figures.ts";
import type { Recorder } from "#server/platform/metrics/recorder.ts";

type Sources = {
  recorder: Recorder;
  cache: Pick<PageCache, "pages" | "bytes">;
  cacheBytes: number;
  queues: Readonly<Record<string, WorkQueue>>;
};

const deliveryResults = ["delivered", "plain", "retry", "refused", "gone", "suppressed", "cancelled"] as const;

/** The cache and the queues; and zeros for what the recorder has not counted yet, so that rates are known. */
export function addRequestMetrics(figures: Figures, { recorder, cache, cacheBytes, queues }: Sources): void {
  for (const reason of problemReasons) recorder.refusedLeads.inc({ reason }, 0);
  for (const channel of [...channelNames, "unknown"])
    for (const result of deliveryResults) recorder.deliveries.inc({ channel, result }, 0);
  const ofQueues = (figure: (queue: WorkQueue) => number) => () =>
    labelled(
      "queue",
      Object.entries(queues).map(([name, queue]) => [name, figure(queue)] as const),
    );
  figures.gauge({ name: "forecourt_page_cache_pages", help: "Pages in the cache." }, () => cache.pages);
  figures.gauge({ name: "forecourt_page_cache_bytes", help: "Their size." }, () => cache.bytes);
  figures.gauge(
    { name: "forecourt_page_cache_limit_bytes", help: "The largest size of the cache (PAGE_CACHE_MB)." },
    () => cacheBytes,
  );
  const labelNames = ["queue"];
  figures.gauge(
    {
      name: "forecourt_queue_waiting",
      help: "Work that waits for its turn, by queue: pages, known (pages read before, which changed), forms, searches, pictures.",
      labelNames,
    },
    ofQueues(({ waiting }) => waiting),
  );
  figures.gauge(
    { name: "forecourt_queue_running", help: "Work in progress, by queue.", labelNames },
    ofQueues(({ running }) => running),
  );
  figures.counter(
    {
      name: "forecourt_queue_refused_total",
      help: "Requests that a full queue turned away (503), by queue.",
      labelNames,
    },
    ofQueues(({ refused }) => refused),
  );
}
