import { median } from "#bench/pages/throughput.ts";
import type { Report } from "./install.ts";

/** The figures stored of a run. */
export type Figures = Record<(typeof columns)[number]["name"], number>;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const whole = (figure: number): string => figure.toFixed(0);
const seconds = (ms: number): string => (ms / 1000).toFixed(2);

const columns = [
  { name: "performance", title: "perf", show: whole },
  { name: "accessibility", title: "a11y", show: whole },
  { name: "practices", title: "best", show: whole },
  { name: "seo", title: "SEO", show: whole },
  { name: "fcp", title: "FCP s", show: seconds },
  { name: "lcp", title: "LCP s", show: seconds },
  { name: "tbt", title: "TBT ms", show: whole },
  { name: "cls", title: "CLS", show: (figure: number) => figure.toFixed(3) },
  { name: "script", title: "script kB", show: kB },
  { name: "html", title: "HTML kB", show: kB },
] as const;

export const titles = columns.map(({ title }) => title);

/** A run that measures only performance takes the other scores from the first run: they do not depend on speed. */
export function figuresOf({ categories, audits }: Report, first?: Figures): Figures {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => audits[audit]?.numericValue ?? 0;
  const sent = (kind: string) =>
    (audits["network-requests"]?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  return {
    performance: score("performance"),
    accessibility: first?.accessibility ?? score("accessibility"),
    practices: first?.practices ?? score("best-practices"),
    seo: first?.seo ?? score("seo"),
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    script: sent("Script"),
    html: sent("Document"),
  };
}

/** Medians of the runs, each figure separately. */
export const cellsOf = (runs: readonly Figures[]): string[] =>
  columns.map(({ name, show }) => show(median(runs.map((run) => run[name]))));

/** Audits other than speed that cost a page points. */
export function faultsOf({ categories, audits }: Report): string[] {
  return ["accessibility", "best-practices", "seo"].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id} (${audits[id]?.details?.items?.length ?? 0})`),
  );
}
