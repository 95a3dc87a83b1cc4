import { addMachineMetrics } from "./metrics/machine-metrics.ts";
import { OperatorRegistry } from "./metrics/operator-registry.ts";
import { addRequestMetrics } from "./metrics/request-metrics.ts";
import { addStoreMetrics } from "./metrics/store-metrics.ts";
import { storeFigures } from "#server/operations/needs/store-figures.ts";
import type { WorkQueue } from "#server/platform/admission/work-queue.ts";
import type { RenderThreads } from "#server/pages/rendering/render-threads.ts";
import type { AlertWorker } from "#server/leads/alerts/alert-worker.ts";
import type { Services } from "#server/http/services.ts";
import type { Tracing } from "#server/platform/tracing/start-tracing.ts";
import { fleetReader } from "./all-servers.ts";
import { createOperatorApp } from "./operator-app.ts";
import { stockCoverage } from "./covered-stock.ts";

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
