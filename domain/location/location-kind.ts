import type { Location } from "./location.ts";

export type LocationKind = "sales" | "service" | "parts";

/** In the order of the location-sorted listing (chapter 9). */
export const locationKinds: readonly LocationKind[] = ["sales", "service", "parts"];

export const kindNames: Record<LocationKind, string> = { sales: "Sales", service: "Service", parts: "Parts" };

/** Chapter 3: empty counts as sales. */
export function kindOf({ location_type }: Pick<Location, "location_type">): LocationKind {
  return location_type || "sales";
}

/** Chapter 3: `location_subtype` may include 'buying', among other words. */
export function buysCars({ location_subtype }: Pick<Location, "location_subtype">): boolean {
  return /\bbuying\b/.test(location_subtype);
}
