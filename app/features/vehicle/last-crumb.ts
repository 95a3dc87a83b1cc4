import type { VehicleView } from "./vehicle-view.ts";

/** The breadcrumb of the car itself. In a file of its own, so that browsers need not load the search for it. */
export function lastCrumb({ badge, series, heading }: Pick<VehicleView, "badge" | "series" | "heading">): string {
  return [badge, series].filter(Boolean).join(" ") || heading;
}
