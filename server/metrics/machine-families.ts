import { type ReadinessDeps, problemsByKind } from "#server/api/readiness.ts";
import type { RenderThreads, ThreadFigures } from "#server/rendering/render-threads.ts";
import type { AlertWorker } from "#server/services/alerts/alert-worker.ts";
import type { SiteRegistry } from "#server/site-registry.ts";
import type { SpanExporter } from "#server/tracing/span-exporter.ts";
import type { Tracing } from "#server/tracing/start-tracing.ts";
import { type Family, labelled, single } from "./family.ts";

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
export function machineFamilies(sources: Sources): Family[] {
  const { version, readiness, registry, threads, alerts, clock, freeDisk, diskReserveBytes, tracing } = sources;
  const ofThreads = (name: `forecourt_${string}`, help: string, type: "gauge" | "counter", of: keyof ThreadFigures) =>
    threads ? [{ name, help, type, read: async () => single((await threads.figures())[of]) } satisfies Family] : [];
  const ofAlerts = (name: `forecourt_${string}`, help: string, of: "rounds" | "digests" | "failures"): Family => ({
    name,
    help,
    type: "counter",
    read: () => single(alerts.figures[of]),
  });
  return [
    ...(tracing ? spanFamilies(tracing.exporter) : []),
    {
      name: "forecourt_build_info",
      help: "Always 1; the version of the platform and of Node.",
      type: "gauge",
      read: () => [{ labels: { version, node: process.version }, value: 1 }],
    },
    {
      name: "forecourt_problem",
      help: "1 while this is wrong, by kind; /readyz says it in words.",
      type: "gauge",
      async read() {
        const problems = Object.entries(await problemsByKind(readiness));
        return labelled(
          "kind",
          problems.map(([kind, problem]) => [kind, problem === null ? 0 : 1] as const),
        );
      },
    },
    {
      name: "forecourt_storage_away",
      help: "1 while the storage of files does not answer: files are refused, leads are taken.",
      type: "gauge",
      read: () => single(readiness.isStorageAway() ? 1 : 0),
    },
    {
      name: "forecourt_sites",
      help: "Sites by state: live, suspended, quarantined (settings cannot be read; the last good ones are served).",
      type: "gauge",
      read: () => {
        const all = registry.all();
        const suspended = all.filter((runtime) => runtime.suspended).length;
        return labelled("state", [
          ["live", all.length - suspended],
          ["suspended", suspended],
          ["quarantined", registry.quarantined().length],
        ]);
      },
    },
    {
      name: "forecourt_disk_free_bytes",
      help: "Free space on the disk of DATA_DIR.",
      type: "gauge",
      read: async () => single(await freeDisk()),
    },
    {
      name: "forecourt_disk_reserve_bytes",
      help: "DISK_RESERVE_MB: below it no uploads are taken, below twice as much no events and pictures.",
      type: "gauge",
      read: () => single(diskReserveBytes),
    },
    ...ofThreads("forecourt_render_threads", "Render threads that are ready.", "gauge", "ready"),
    ...ofThreads("forecourt_render_threads_starting", "Render threads that are starting.", "gauge", "starting"),
    ...ofThreads("forecourt_render_thread_ends_total", "Render threads that died or hung.", "counter", "ended"),
    ...ofThreads("forecourt_render_thread_calls", "Calls in progress in all threads.", "gauge", "calls"),
    ...ofThreads("forecourt_render_thread_heap_bytes", "Heaps of all render threads.", "gauge", "heapBytes"),
    ...ofThreads("forecourt_render_thread_busy_seconds_total", "Time that they worked.", "counter", "busySeconds"),
    ofAlerts("forecourt_alert_rounds_total", "Looks for news to send as e-mail alerts.", "rounds"),
    ofAlerts("forecourt_alert_digests_total", "Digests that were queued.", "digests"),
    ofAlerts("forecourt_alert_failures_total", "Sites whose alerts could not be processed.", "failures"),
    {
      name: "forecourt_alert_round_age_seconds",
      help: "Since the last look ended; absent before the first.",
      type: "gauge",
      read: () => {
        const { endedAt } = alerts.figures;
        return endedAt === null ? [] : single(Math.max(0, (clock().getTime() - endedAt.getTime()) / 1000));
      },
    },
  ];
}

function spanFamilies(exporter: Pick<SpanExporter, "counts" | "waiting">): Family[] {
  return [
    {
      name: "forecourt_trace_spans_total",
      help: "Spans by what became of them: sent to the collector, or dropped because it was slow, away or refused them.",
      type: "counter",
      read: () => labelled("result", Object.entries(exporter.counts)),
    },
    {
      name: "forecourt_trace_spans_waiting",
      help: "Spans that wait to be sent; bounded.",
      type: "gauge",
      read: () => single(exporter.waiting),
    },
  ];
}
