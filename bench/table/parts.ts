import type { Row } from "./row.ts";

type Measure = (options: { quick: boolean }) => Promise<Row[]>;

/** What `npm run bench` measures, in this order. `minutes`: it is ended after so long, and the others go on. */
export const parts: Record<string, { title: string; minutes: number; load: () => Promise<{ measure: Measure }> }> = {
  pages: { title: "Pages", minutes: 4, load: () => import("#bench/pages/measure.ts") },
  bytes: { title: "Bytes", minutes: 2, load: () => import("#bench/bytes/measure.ts") },
  search: { title: "Search", minutes: 6, load: () => import("#bench/search/measure.ts") },
  leads: { title: "Durable leads", minutes: 3, load: () => import("#bench/leads/measure.ts") },
  growth: { title: "Growth", minutes: 8, load: () => import("#bench/growth/measure.ts") },
};

/** Measured apart, because they take long or need a browser: `npm run bench -- NAME`. */
export const apart: Record<string, string> = {
  lighthouse: "Lighthouse",
  interactions: "Interaction",
  overload: "Overload",
  suite: "The test suite",
};
