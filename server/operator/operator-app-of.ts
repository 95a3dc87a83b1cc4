import { addMachineMetrics } from "#server/metrics/machine-metrics.ts";
import { OperatorRegistry } from "#server/metrics/operator-registry.ts";
import { addRequestMetrics } from "#server/metrics/request-metrics.ts";
import { addStoreMetrics } from "#server/metrics/store-metrics.ts";
import { storeFigures } from "#server/metrics/store-figures.ts";
import type { WorkQueue } from "#server/admission/work-queue.ts";
import type { RenderThreads } from "#server/rendering/render-threads.ts";
import type { AlertWorker } from "#server/services/alerts/alert-worker.ts";
import type { Services } from "#server/services.ts";
import type { Tracing } from "#server/tracing/start-tracing.ts";
import { fleetReader } from "./fleet.ts";
import { createOperatorApp } from "./operator-app.ts";
import { stockCoverage } from "./stock-coverage.ts";

type Deps = {
  services: Services;
  version: string;
  threads: RenderThreads | null;
  /** Searches in the render threads; absent where this thread searches. */
  searchQueue: WorkQueue | null;
  alerts: AlertWorker;
  tracing: Tracing | null;
  diskReserveBytes: number;
  /** How long figures of the store are shown again; ten seconds by default. */
  holdsMs?: number;
};

/** The application of the operator's port, over everything that the server has built. */
export function operatorAppOf(deps: Deps) {
  const { services, version, threads, searchQueue, alerts, tracing, diskReserveBytes, holdsMs } = deps;
  const { platform, pages, pictures, recorder, readiness } = services;
  const { registry, store, clock, log, freeDisk } = platform;
  const figures = storeFigures({ store, clock, ...(holdsMs === undefined ? {} : { holdsMs }) });
  const queues = {
    pages: pages.admission.queue,
    known: pages.admission.knownQueue,
    forms: pages.admission.ownQueue,
    pictures: pictures.queue,
    ...(searchQueue ? { searches: searchQueue } : {}),
  };
  const metrics = new OperatorRegistry();
  addRequestMetrics(metrics.figuresOf("requests"), {
    recorder,
    cache: pages.cache,
    cacheBytes: platform.pageCacheBytes,
    queues,
  });
  addStoreMetrics(metrics.figuresOf("store"), { figures, clock });
  addMachineMetrics(metrics.figuresOf("machine"), {
    version,
    readiness,
    registry,
    threads,
    alerts,
    clock,
    freeDisk,
    diskReserveBytes,
    tracing,
  });
  const stock = stockCoverage({ store, registry });
  const fleet = fleetReader({ version, registry, figures, stock, clock });
  return createOperatorApp({ registry: metrics.with(recorder.registry), fleet, log });
}
