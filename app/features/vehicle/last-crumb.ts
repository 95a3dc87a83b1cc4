import type { VehicleView } from "./vehicle-view.ts";

/** The car itself, at the end of the way to it. Apart from the other steps: a browser needs no search for it. */
export function lastCrumb({ badge, series, heading }: Pick<VehicleView, "badge" | "series" | "heading">): string {
  return [badge, series].filter(Boolean).join(" ") || heading;
}
