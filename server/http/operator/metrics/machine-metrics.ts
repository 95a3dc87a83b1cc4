import { type ReadinessDeps, problemsByKind } from "#server/http/api/readiness.ts";
import type { RenderThreads, ThreadFigures } from "#server/pages/rendering/render-threads.ts";
import type { AlertWorker } from "#server/leads/alerts/alert-worker.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { Tracing } from "#server/platform/tracing/start-tracing.ts";
import { type Figures, labelled } from "#server/platform/metrics/metric-figures.ts";

type Sources = {
  version: string;
  readiness: ReadinessDeps;
  registry: Pick<SiteRegistry, "all" | "quarantined">;
  threads: Pick<RenderThreads, "figures"> | null;
  alerts: Pick<AlertWorker, "figures">;
  clock: () => Date;
  freeDisk: () => Promise<number>;
  diskReserveBytes: number;
  tracing: Tracing | null;
};

/** This process and its machine. */
export function addMachineMetrics(figures: Figures, sources: Sources): void {
  const { version, readiness, registry, threads, alerts, clock, freeDisk, diskReserveBytes, tracing } = sources;
  if (tracing) addSpanMetrics(figures, tracing.sender);
  if (threads) addThreadMetrics(figures, threads);
  figures.gauge(
    {
      name: "forecourt_build_info",
      help: "Always 1; the version of the platform and of Node.",
      labelNames: ["version", "node"],
    },
    () => [[{ version, node: process.version }, 1]],
  );
  figures.gauge(
    {
      name: "forecourt_problem",
      help: "1 while this is wrong, by kind; /readyz says it in words.",
      labelNames: ["kind"],
    },
    async () => {
      const problems = Object.entries(await problemsByKind(readiness));
      return labelled(
        "kind",
        problems.map(([kind, problem]) => [kind, problem === null ? 0 : 1] as const),
      );
    },
  );
  figures.gauge(
    {
      name: "forecourt_storage_away",
      help: "1 while the storage of files does not answer: files are refused, leads are taken.",
    },
    () => (readiness.isStorageAway() ? 1 : 0),
  );
  figures.gauge(
    {
      name: "forecourt_sites",
      help: "Sites by state: live, suspended, quarantined (settings cannot be read; the last good ones are served).",
      labelNames: ["state"],
    },
    () => {
      const all = registry.all();
      const suspended = all.filter((runtime) => runtime.suspended).length;
      return labelled("state", [
        ["live", all.length - suspended],
        ["suspended", suspended],
        ["quarantined", registry.quarantined().length],
      ]);
    },
  );
  figures.gauge({ name: "forecourt_disk_free_bytes", help: "Free space on the disk of DATA_DIR." }, freeDisk);
  figures.gauge(
    {
      name: "forecourt_disk_reserve_bytes",
      help: "DISK_RESERVE_MB: below it no uploads are taken, below twice as much no events and pictures.",
    },
    () => diskReserveBytes,
  );
  addAlertMetrics(figures, alerts, clock);
}

function addThreadMetrics(figures: Figures, threads: Pick<RenderThreads, "figures">): void {
  const of = (figure: keyof ThreadFigures) => async () => (await threads.figures())[figure];
  const ready = { name: "forecourt_render_threads", help: "Render threads that are ready." } as const;
  figures.gauge(ready, of("ready"));
  const starting = { name: "forecourt_render_threads_starting", help: "Render threads that are starting." } as const;
  figures.gauge(starting, of("starting"));
  const ends = { name: "forecourt_render_thread_ends_total", help: "Render threads that died or hung." } as const;
  figures.counter(ends, of("ended"));
  const calls = { name: "forecourt_render_thread_calls", help: "Calls in progress in all threads." } as const;
  figures.gauge(calls, of("calls"));
  const heaps = { name: "forecourt_render_thread_heap_bytes", help: "Heaps of all render threads." } as const;
  figures.gauge(heaps, of("heapBytes"));
  const busy = { name: "forecourt_render_thread_busy_seconds_total", help: "Time that they worked." } as const;
  figures.counter(busy, of("busySeconds"));
}

function addAlertMetrics(figures: Figures, alerts: Sources["alerts"], clock: () => Date): void {
  const digests = { name: "forecourt_alert_digests_total", help: "Digests that were queued." } as const;
  figures.counter(digests, () => alerts.figures.digests);
  figures.counter(
    { name: "forecourt_alert_failures_total", help: "Sites whose alerts could not be processed." },
    () => alerts.figures.failures,
  );
  figures.gauge(
    { name: "forecourt_alert_round_age_seconds", help: "Since the last look ended; absent before the first." },
    () => {
      const { endedAt } = alerts.figures;
      return endedAt === null ? null : Math.max(0, (clock().getTime() - endedAt.getTime()) / 1000);
    },
  );
}

function addSpanMetrics(figures: Figures, sender: Tracing["sender"]): void {
  figures.counter(
    {
      name: "forecourt_trace_spans_total",
      help: "Spans by what became of them: sent to the collector, or dropped because it was slow, away or refused them.",
      labelNames: ["result"],
    },
    () => labelled("result", Object.entries(sender.counts)),
  );
  figures.gauge(
    { name: "forecourt_trace_spans_waiting", help: "Spans that wait to be sent; bounded." },
    () => sender.waiting,
  );
}
