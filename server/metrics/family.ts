import type { Metric, Registry } from "prom-client";
import { bounds, type Tally } from "./tally.ts";

export type Labels = Readonly<Record<string, string>>;
/** `metricName`: the name with the suffix that belongs to a part of a histogram. */
type Sample = { labels: Labels; value: number; metricName?: string };

/** Samples of one name. They are read when somebody asks, and never kept. */
export type Family = {
  name: `forecourt_${string}`;
  help: string;
  type: "counter" | "gauge" | "histogram";
  /** Rejects or throws if its source is away: then the others are shown without it. */
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
};

/** One sample without labels. */
export const single = (value: number): Sample[] => [{ labels: {}, value }];

export const labelled = (label: string, values: Iterable<readonly [string, number]>): Sample[] =>
  [...values].map(([name, value]) => ({ labels: { [label]: name }, value }));

export const statusNames = ["0xx", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** The statuses that occurred; successes and faults always, so that a rate is known from the start. */
export function byStatus(counts: Float64Array, labels: Labels): Sample[] {
  return statusNames.flatMap((status, digit) => {
    const value = counts[digit] ?? 0;
    return value > 0 || status === "2xx" || status === "5xx" ? [{ labels: { ...labels, status }, value }] : [];
  });
}

export function histogram(
  { name, help }: Pick<Family, "name" | "help">,
  read: () => readonly (readonly [Labels, Tally])[],
): Family {
  return {
    name,
    help,
    type: "histogram",
    read: () => read().flatMap(([labels, tally]) => samplesOf(name, labels, tally)),
  };
}

function samplesOf(name: string, labels: Labels, { buckets, count, seconds }: Tally): Sample[] {
  let below = 0;
  const counted = bounds.map((bound, at) => {
    below += buckets[at] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le: String(bound) }, value: below };
  });
  return [
    ...counted,
    { metricName: `${name}_bucket`, labels: { ...labels, le: "+Inf" }, value: count },
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
}

/**
 * The registry asks each metric for its name and its values, and writes them. Our metrics read theirs from the state of
 * the server, where the library's would hold a copy.
 */
export function addFamily(registry: Registry, { read, ...about }: Family): void {
  const get = async () => ({ ...about, values: await read() });
  registry.registerMetric({ ...about, get } as unknown as Metric);
}
