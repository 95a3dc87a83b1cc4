import { collectDefaultMetrics, Counter, Registry } from "prom-client";
import { Figures } from "#server/platform/metrics/metric-figures.ts";

/** Gauges of the library with the name of a counter; others with the same figures have a label. */
const misnamed = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"];

/** The metrics that are read when somebody asks: of this server, and of Node (memory, event loop, open files). */
export class OperatorRegistry {
  readonly #registry = new Registry();
  readonly #unreadable = new Counter({
    name: "forecourt_unreadable_metrics_total",
    help: "Metrics that could not be read when they were asked for, by where they come from.",
    labelNames: ["source"],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const name of misnamed) this.#registry.removeSingleMetric(name);
  }

  figuresOf(source: string): Figures {
    return new Figures(this.#registry, source, this.#unreadable);
  }

  /** Together with what is counted as it happens. */
  with(counted: Registry): Registry {
    return Registry.merge([this.#registry, counted]);
  }
}
