import { collectDefaultMetrics, Registry } from "prom-client";
import { addFamily, type Family, labelled } from "./family.ts";
import { Counts } from "./tally.ts";

/** Gauges of the library with the name of a counter; others with the same figures have a label. */
const misnamed = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"];

/** Every metric of this process: ours, and those of Node (memory, event loop, garbage collection, open files). */
export function createRegistry(groups: Readonly<Record<string, readonly Family[]>>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const problems = new Counts();
  const underWay = new Set<Promise<unknown>>();
  /** A source that is away leaves its metrics empty, and the others are shown. */
  const counted = async (group: string, { read }: Family) => {
    try {
      return await read();
    } catch {
      problems.add(group);
      return [];
    }
  };
  for (const [group, families] of Object.entries(groups)) {
    problems.add(group, 0);
    for (const family of families) {
      const read = () => {
        const reading = counted(group, family);
        underWay.add(reading);
        return reading.finally(() => underWay.delete(reading));
      };
      addFamily(registry, { ...family, read });
    }
  }
  addFamily(registry, {
    name: "forecourt_unreadable_metrics_total",
    help: "Metrics that could not be read when they were asked for, by where they come from.",
    type: "counter",
    async read() {
      // The registry reads all at once: this one comes last.
      await Promise.all(underWay);
      return labelled("source", problems.all());
    },
  });
  return registry;
}
